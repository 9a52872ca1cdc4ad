// What clients of the feed may send. All of it comes from outside, so nothing about its shape is taken for granted.
import type { IncomingMessage } from 'node:http';
import type { Acknowledgements, ClientMessages } from '../../contracts/feed.ts';

export const depthPrefix = 'market_depth.';
export const tradePrefix = 'match_trade.';
const longestToken = 256;

/** Browsers name the page they come from; other sites get no connection. Programs without a page may. */
export function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function channelOf(message: unknown): string {
  const { channel } = (message ?? {}) as Partial<ClientMessages['sub']>;
  return typeof channel === 'string' ? channel : '';
}

/** '' for a channel of no kind. */
export function symbolOf(channel: string): string {
  for (const prefix of [depthPrefix, tradePrefix]) {
    if (channel.startsWith(prefix)) return channel.slice(prefix.length);
  }
  return '';
}

/** Undefined for anything that cannot be a token. */
export function tokenOf(message: unknown): string | undefined {
  const { token } = (message ?? {}) as Partial<ClientMessages['login']>;
  return typeof token === 'string' && token.length <= longestToken ? token : undefined;
}

export function reply(acknowledge: unknown, answer: Acknowledgements[keyof Acknowledgements]): void {
  if (typeof acknowledge === 'function') (acknowledge as (given: typeof answer) => void)(answer);
}
