import type { Kysely } from 'kysely';
import { candlePeriods, periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { writeRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import { aggregateCandles } from './aggregateCandles.ts';
import type { UnitCandle } from './candle.ts';
import { dropAfter, readClosed, readForming, rowsOfForming } from './candleRows.ts';

/** A clock may be set by some seconds at any time: what lies ahead by no more is gone on with. */
const toleranceMs = 60_000;

/** The shorter period that a longer one adds up from; it comes before that one in the list of periods. */
const shorter: Readonly<Partial<Record<CandlePeriod, CandlePeriod>>> = {
  '5min': '1min',
  '30min': '5min',
  '60min': '30min',
  '1day': '60min',
  '1week': '1day',
  '1mon': '1day',
};

type Newest = Map<CandlePeriod, UnitCandle>;

/**
 * Removes what was traded while the clock was ahead: no trade could begin a candle before that time had come, and all
 * would go into the last one. What then is the newest of each period is added up again from the shorter ones. Pairs
 * of which nothing would be left are left alone: then it is the clock of now that is wrong.
 * @returns how many candles were removed
 */
export async function dropFuture(db: Kysely<Schema>, source: string, nowMs: number): Promise<number> {
  const known = await readForming(db, source);
  const lastMs = nowMs + toleranceMs;
  const healed = new Map<string, Newest>();
  for (const [symbol, forming] of known) {
    if (![...forming.values()].some(({ time }) => time > lastMs)) continue;
    const newest = await newestUpTo(db, { source, symbol }, forming, lastMs);
    if (newest) healed.set(symbol, newest);
  }
  if (healed.size === 0) return 0;
  const dropped = await dropAfter(db, { source, symbols: [...healed.keys()] }, lastMs);
  const forming = Array.from(healed, ([symbol, newest]) =>
    Array.from(newest, ([period, candle]) => [{ source, symbol, period }, candle] as const),
  );
  await writeRows(db, [rowsOfForming(forming.flat())]);
  return dropped;
}

/** Undefined where nothing is known up to then. */
async function newestUpTo(
  db: Kysely<Schema>,
  line: { source: string; symbol: string },
  forming: ReadonlyMap<CandlePeriod, UnitCandle>,
  lastMs: number,
): Promise<Newest | undefined> {
  /** The closed ones from a moment on, and the newest where it is not too new. */
  const upTo = async (period: CandlePeriod, fromMs: number, most: number) => {
    const closed = await readClosed(db, { ...line, period }, { fromMs, toMs: lastMs, most });
    const last = forming.get(period);
    const isKnown = last && last.time >= fromMs && last.time <= lastMs;
    return (isKnown ? [...closed, last] : closed).slice(-most);
  };
  const newest: Newest = new Map();
  for (const period of candlePeriods) {
    const short = shorter[period];
    const part = short && newest.get(short);
    if (!part) {
      // Also a longer one may be the shortest that is left: the clock that was ahead has let the others be forgotten.
      const [last] = await upTo(period, 0, 1);
      if (last) newest.set(period, last);
      continue;
    }
    const before = await upTo(short, periodStart(period, part.time), 100);
    const parts = [...before.filter(({ time }) => time < part.time), part];
    newest.set(period, aggregateCandles(parts, period).at(-1)!);
  }
  return newest.size > 0 ? newest : undefined;
}
