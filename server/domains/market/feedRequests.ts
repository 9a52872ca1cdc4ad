// Messages that feed clients may send. All input is untrusted: its shape is validated.
import type { IncomingMessage } from 'node:http';
import { isCandlePeriod, type CandlePeriod } from '../../../contracts/candles.ts';
import type { Acknowledgements, ClientMessages } from '../../../contracts/feed.ts';

export const depthPrefix = 'market_depth.';
export const tradePrefix = 'match_trade.';
const klinePrefix = 'kline.';
const longestToken = 256;

/** Browsers send the page's origin; other sites get no connection. Programs without an origin may connect. */
export function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function channelOf(message: unknown): string {
  const { channel } = (message ?? {}) as Partial<ClientMessages['sub']>;
  return typeof channel === 'string' ? channel : '';
}

export function klineChannel(symbol: string, period: CandlePeriod): string {
  return `${klinePrefix}${symbol}.${period}`;
}

/** Period of a candle channel; undefined for any other channel and for an unknown period. */
export function periodOf(channel: string): CandlePeriod | undefined {
  if (!channel.startsWith(klinePrefix)) return undefined;
  const period = channel.slice(channel.lastIndexOf('.') + 1);
  return isCandlePeriod(period) ? period : undefined;
}

/** '' for an unknown kind of channel. */
export function symbolOf(channel: string): string {
  const period = periodOf(channel);
  if (period) return channel.slice(klinePrefix.length, -period.length - 1);
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
