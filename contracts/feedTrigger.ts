// How a feed message is triggered when a back end is verified: each domain defines its triggers in
// feedTriggers/<domain>.ts.
import type { Socket } from 'socket.io-client';
import type { ServerMessages } from './feed.ts';
import type { StateValues } from './providerStates.ts';
import type { SetState } from './verifyStates.ts';

export interface FeedProvider {
  /** Scheme, host and port; serves both the socket and the calls under /api. */
  url: string;
  setState: SetState;
}

export interface Around {
  socket: Socket;
  provider: FeedProvider;
  /** Token of the session in the pact. */
  token: string;
  /** Values that the message's provider states returned. */
  answered: StateValues;
}

export interface FeedTrigger {
  event: keyof ServerMessages;
  /** Triggers the message; the first one after it counts. */
  trigger?: (around: Around) => Promise<void> | void;
  /** Filters messages of a kind that may also report an empty state. */
  counts?: (message: never) => boolean;
  /** Extracts the message where it is part of another event. */
  takeFrom?: { event: keyof ServerMessages; take: (message: never) => unknown };
}

/** By event, which an interaction's description begins with, or by the full description. */
export type FeedTriggers = Readonly<Record<string, FeedTrigger>>;

export const symbol = 'BTC/USDT';

export const subscribe =
  (channel: string) =>
  ({ socket }: Around) =>
    void socket.emit('sub', { channel });

export async function loginThen(
  { socket, provider, token }: Around,
  method: 'GET' | 'POST',
  path: string,
  form?: Record<string, string>,
): Promise<void> {
  await socket.emitWithAck('login', { token });
  const body = form && { body: new URLSearchParams(form) };
  await fetch(`${provider.url}/api/${path}`, { method, headers: { authorization: token }, ...body });
}
