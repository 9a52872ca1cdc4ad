// Public tickers of all pairs of further venues: no key, no account. Docs: decision 0242.
import type { IndexVenueConfig } from '../../../../config.ts';
import { isMoment, isRecord } from '../../sources/venue/readVenueTrade.ts';
import { VenueFault } from '../../public/venueRequest.ts';

/** Ticker of one pair, not yet validated. */
export interface Ticker {
  symbol: unknown;
  /** Price of the last trade. */
  price: unknown;
  /** Time of the price according to the venue. */
  at: unknown;
}

export interface TickerVenue {
  /** Name of the venue in logs and marks. */
  readonly name: string;
  readonly path: string;
  /** The venue's notation of a pair. */
  symbolOf(pair: { base: string; quote: string }): string;
  /** @throws VenueFault when the response as a whole is not as documented */
  tickers(answer: unknown): Ticker[];
}

/** A response can come from an older cache than the previous one: each ticker has its own timestamp. */
const okx: TickerVenue = {
  name: 'OKX',
  path: '/api/v5/market/tickers?instType=SPOT',
  symbolOf: ({ base, quote }) => `${base}-${quote}`,
  tickers: (answer) => {
    if (!isRecord(answer)) throw new VenueFault('no tickers');
    const { code, msg, data } = answer;
    if (code !== '0' || !Array.isArray(data)) throw refusal(code, msg);
    return data
      .filter(isRecord)
      .map(({ instId, last, ts }) => ({ symbol: instId, price: last, at: momentOf(ts) }));
  },
};

/** Only the response has a timestamp. */
const bybit: TickerVenue = {
  name: 'Bybit',
  path: '/v5/market/tickers?category=spot',
  symbolOf: ({ base, quote }) => `${base}${quote}`,
  tickers: (answer) => {
    if (!isRecord(answer)) throw new VenueFault('no tickers');
    const { retCode, retMsg, result, time } = answer;
    // A perpetual contract has the same symbol as its spot market.
    const isSpot = isRecord(result) && result.category === 'spot';
    if (retCode !== 0 || !isSpot || !Array.isArray(result.list) || !isMoment(time))
      throw refusal(retCode, retMsg);
    const rows: unknown[] = result.list;
    return rows.filter(isRecord).map(({ symbol, lastPrice }) => ({ symbol, price: lastPrice, at: time }));
  },
};

export const tickerVenues: Readonly<Record<IndexVenueConfig['venue'], TickerVenue>> = { okx, bybit };

function momentOf(text: unknown): unknown {
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : text;
}

function refusal(code: unknown, message: unknown): VenueFault {
  return new VenueFault(`no tickers: ${JSON.stringify([code, message]).slice(0, 100)}`);
}
