import type { Kysely } from 'kysely';
import { candlePeriods, periodStart } from '../../../contracts/candles.ts';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { writeRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import { aggregateCandles } from './aggregateCandles.ts';
import type { UnitCandle } from './candle.ts';
import { dropAfter, readClosed, readForming, rowsOfForming } from './candleRows.ts';

/** Clocks may be adjusted by some seconds at any time: candles ahead by no more are kept. */
const toleranceMs = 60_000;

/** Shorter period that a longer one is aggregated from; it precedes the longer one in the list of periods. */
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
 * Removes what was traded while the clock was ahead: no trade could start a candle until that time, and all would fall
 * into the last one. The newest candle of each period is then aggregated again from shorter ones. Pairs that would have
 * nothing left are skipped: in that case the current clock is wrong.
 * @returns number of candles removed
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

/** Undefined when nothing is known up to then. */
async function newestUpTo(
  db: Kysely<Schema>,
  line: { source: string; symbol: string },
  forming: ReadonlyMap<CandlePeriod, UnitCandle>,
  lastMs: number,
): Promise<Newest | undefined> {
  /** Closed candles from a time on, and the newest one unless it is too new. */
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
      // The shortest remaining period may be a long one: while the clock was ahead, shorter candles expired.
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
