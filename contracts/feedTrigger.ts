// How a message of the feed is brought about where a back end is verified: each domain has its own in feedTriggers/<domain>.ts.
import type { Socket } from 'socket.io-client';
import type { ServerMessages } from './feed.ts';
import type { StateValues } from './providerStates.ts';
import type { SetState } from './verifyStates.ts';

export interface FeedProvider {
  /** Scheme, host and port; the socket and the calls under /api are there. */
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
  /** Says what makes the message come; the first one after it counts. */
  trigger?: (around: Around) => Promise<void> | void;
  /** Where a message of this kind may also say that there is nothing. */
  counts?: (message: never) => boolean;
  /** Where it is part of another event. */
  takeFrom?: { event: keyof ServerMessages; take: (message: never) => unknown };
}

/** By the event, which an interaction's description begins with, or by all of that. */
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
