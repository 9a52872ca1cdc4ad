import type { StockQuote } from '../../api/stocks.ts';

/** A quote of a call, and when the call was answered, in ms since 1970 UTC. */
interface ReadQuote {
  quote: StockQuote | undefined;
  readAt: number;
}

const toldMs = ({ as_of_ms, time_ms }: StockQuote): number | undefined => as_of_ms ?? time_ms;

/** The newer of two quotes of one stock: by what the source has told, or by the answers where no time is stated. */
export function newerQuote(one: ReadQuote, other: ReadQuote): StockQuote | undefined {
  if (!one.quote || !other.quote) return one.quote ?? other.quote;
  const [oneMs, otherMs] = [toldMs(one.quote), toldMs(other.quote)];
  const isOther =
    oneMs === undefined || otherMs === undefined || oneMs === otherMs
      ? other.readAt >= one.readAt
      : otherMs > oneMs;
  return isOther ? other.quote : one.quote;
}
