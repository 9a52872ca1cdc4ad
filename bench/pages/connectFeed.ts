import { ServerClock } from '../../src/api/feed/clock.ts';
import { Feed } from '../../src/api/feed/Feed.ts';
import { ScriptedSocket } from './ScriptedSocket.ts';

/** The app's feed on a scripted socket. */
export async function connectFeed(): Promise<{ feed: Feed; socket: ScriptedSocket }> {
  const socket = new ScriptedSocket();
  const nothing = () => undefined;
  const feed = new Feed({
    openSocket: () => Promise.resolve(socket),
    token: nothing,
    clock: new ServerClock(),
    readServerTime: () => Promise.resolve(Date.now()),
    readQuotes: () => Promise.resolve({ quotes: [], asOf: undefined }),
    readCandles: () => Promise.resolve([]),
    onOrder: nothing,
    onReview: nothing,
    onChange: nothing,
    onConnected: nothing,
    onSessionEnded: nothing,
  });
  feed.start();
  // The socket opens asynchronously, as in the app.
  await new Promise((resolve) => setTimeout(resolve));
  return { feed, socket };
}
