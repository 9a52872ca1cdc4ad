// One message of the feed, handled by the app's own feed as if received from the socket.
import { PactV4 } from '@pact-foundation/pact';
import { QueryClient } from '@tanstack/react-query';
import { fileURLToPath } from 'node:url';
import type { ReviewChanged, ServerMessages } from '../../feed.ts';
import { ServerClock } from '../../../src/api/feed/clock.ts';
import { Feed } from '../../../src/api/feed/Feed.ts';
import { patchSpotOrder } from '../../../src/api/feed/patchSpotOrder.ts';
import type { SpotOrderRow } from '../../../src/api/spot.ts';
import type { Source } from '../../../src/api/feed/Source.ts';
import type { ProviderState } from './interaction.ts';
import { anyRecord, matching } from './matcher.ts';
import { messageShapes } from './shape.ts';

interface FeedMessage {
  /** Messages that compatible back ends broadcast, or extensions of this product. */
  consumer?: 'meridian-feed' | 'meridian-feed-extensions';
  given: readonly ProviderState[];
  /** Begins with the name of the event; the full text selects the verifier's trigger. */
  does: string;
  event: keyof ServerMessages;
  /** An example of the fields that the app uses; matcher.ts defines how examples are matched. */
  contents: object;
}

type Listener = (message: unknown) => void;

const folder = fileURLToPath(new URL('../../pacts', import.meta.url));

/** The app's feed on a scripted socket. */
async function startFeed() {
  const listeners = new Map<string, Listener>();
  const queryClient = new QueryClient();
  const heard = {
    changes: [] as string[],
    reviews: [] as ReviewChanged[],
    sessionEnded: '',
  };
  const socket = {
    connected: true,
    on: (event: string, listener: (message: never) => void) =>
      void listeners.set(event, listener as Listener),
    emit: () => undefined,
    connect: () => listeners.get('connect')?.(undefined),
    disconnect: () => undefined,
  };
  const nobody = () => undefined;
  const feed = new Feed({
    openSocket: () => Promise.resolve(socket),
    clock: new ServerClock(),
    token: nobody,
    readServerTime: () => Promise.resolve(Date.now()),
    readQuotes: () => Promise.resolve({ quotes: [], asOf: undefined }),
    readCandles: () => Promise.resolve([]),
    onOrder: (row) => patchSpotOrder(queryClient, row as SpotOrderRow),
    onReview: (review) => void heard.reviews.push(review),
    onChange: (change) => void heard.changes.push(change),
    onConnected: nobody,
    onSessionEnded: (message) => void (heard.sessionEnded = message),
  });
  const stop = feed.start();
  await Promise.resolve();
  const say = (event: string, message: unknown) => listeners.get(event)?.(message);
  return { feed, queryClient, heard, say, stop };
}

type StartedFeed = Awaited<ReturnType<typeof startFeed>>;

/** Records the message while the app's feed handles its example; every test needs its own pact. */
export async function hear(
  { consumer = 'meridian-feed', given, does, event, contents }: FeedMessage,
  act: (started: StartedFeed, message: () => void) => Promise<void>,
): Promise<void> {
  const expected =
    Object.keys(contents).length > 0 ? matching(messageShapes.get(event)!, contents) : anyRecord();
  const pact = new PactV4({ consumer, provider: 'meridian-server', dir: folder, logLevel: 'warn' });
  let described = pact.addAsynchronousInteraction();
  for (const [name, parameters] of given) described = described.given(name, parameters);
  await described
    .expectsToReceive(does, (builder) => builder.withMetadata({ event }).withJSONContent(expected as never))
    .executeTest(async ({ contents: { content }, metadata }) => {
      const started = await startFeed();
      try {
        await act(started, () => started.say(String(metadata['event']), content));
      } finally {
        started.stop();
      }
    });
}

/** Next value of a source. */
export function next<T>(source: Source<T>): Promise<T> {
  return new Promise((resolve) => {
    const stop = source.subscribe(() => {
      stop();
      resolve(source.snapshot());
    });
  });
}
