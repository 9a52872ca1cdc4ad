// Candles as rows: completed ones in market_candle, the newest of each series in market_forming.
import type { Kysely, Selectable } from 'kysely';
import type { CandlePeriod } from '../../../contracts/candles.ts';
import { RowWriter } from '../../store/rows.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import type { MarketCandleTable } from './tables.ts';
import type { UnitCandle } from './candle.ts';

const key = ['source', 'symbol', 'period'] as const;
const figures = ['open', 'high', 'low', 'close', 'volume', 'quote_volume'] as const;
const closedRows = new RowWriter('market_candle', [...key, 'time', ...figures], {
  key: [...key, 'time'],
  overwrite: figures,
});
const formingRows = new RowWriter('market_forming', [...key, 'time', ...figures], {
  key,
  overwrite: ['time', ...figures],
});

/** Key of one candle series: what a chart shows. */
export interface CandleSeriesKey {
  /** Origin of the prices. */
  source: string;
  symbol: string;
  period: CandlePeriod;
}

export type KeyedCandle = readonly [CandleSeriesKey, UnitCandle];

/** Rows of candles whose period has ended. */
export function rowsOfClosed(candles: readonly KeyedCandle[]): PendingRows {
  return { into: closedRows, rows: candles.map(toRow) };
}

/** Rows of forming candles, which replace the newest candles of their series. */
export function rowsOfForming(candles: readonly KeyedCandle[]): PendingRows {
  return { into: formingRows, rows: candles.map(toRow) };
}

/** Newest candle of every series of a source, by symbol and period. */
export async function readForming(
  db: Kysely<Schema>,
  source: string,
): Promise<Map<string, Map<CandlePeriod, UnitCandle>>> {
  const rows = await db.selectFrom('market_forming').selectAll().where('source', '=', source).execute();
  const bySymbol = new Map<string, Map<CandlePeriod, UnitCandle>>();
  for (const row of rows) {
    const newest = bySymbol.get(row.symbol) ?? new Map<CandlePeriod, UnitCandle>();
    bySymbol.set(row.symbol, newest);
    newest.set(row.period as CandlePeriod, toCandle(row));
  }
  return bySymbol;
}

/** Newest `most` closed candles of a series that begin between two times, both inclusive; oldest first. */
export async function readClosed(
  db: Kysely<Schema>,
  { source, symbol, period }: CandleSeriesKey,
  { fromMs, toMs, most }: { fromMs: number; toMs: number; most: number },
): Promise<UnitCandle[]> {
  const rows = await db
    .selectFrom('market_candle')
    .select(['time', ...figures])
    .where('source', '=', source)
    .where('symbol', '=', symbol)
    .where('period', '=', period)
    .where('time', '>=', BigInt(fromMs))
    .where('time', '<=', BigInt(toMs))
    .orderBy('time', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(toCandle);
}

/** Deletes the closed candles of a series that begin before a time. */
export async function forgetBefore(
  db: Kysely<Schema>,
  { source, symbol, period }: CandleSeriesKey,
  timeMs: number,
): Promise<void> {
  await db
    .deleteFrom('market_candle')
    .where('source', '=', source)
    .where('symbol', '=', symbol)
    .where('period', '=', period)
    .where('time', '<', BigInt(timeMs))
    .execute();
}

/**
 * Deletes candles of a source and these pairs that begin after a time.
 * @returns number of candles deleted
 */
export async function dropAfter(
  db: Kysely<Schema>,
  { source, symbols }: { source: string; symbols: readonly string[] },
  timeMs: number,
): Promise<number> {
  let dropped = 0n;
  for (const table of ['market_candle', 'market_forming'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('source', '=', source)
      .where('symbol', 'in', symbols)
      .where('time', '>', BigInt(timeMs))
      .executeTakeFirst();
    dropped += numDeletedRows;
  }
  return Number(dropped);
}

function toRow([{ source, symbol, period }, candle]: KeyedCandle): unknown[] {
  const { time, open, high, low, close, volume, quoteVolume } = candle;
  return [source, symbol, period, time, open, high, low, close, String(volume), String(quoteVolume)];
}

function toCandle(row: Omit<Selectable<MarketCandleTable>, 'source' | 'symbol' | 'period'>): UnitCandle {
  const { time, open, high, low, close, volume, quote_volume: quoteVolume } = row;
  return {
    time: Number(time),
    open,
    high,
    low,
    close,
    volume: BigInt(volume),
    quoteVolume: BigInt(quoteVolume),
  };
}
