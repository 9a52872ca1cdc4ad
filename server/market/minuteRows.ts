import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Minute } from './DayWindow.ts';

/** Minutes from one on by symbol, the oldest first. */
export async function readMinutes(db: Kysely<Schema>, since: number): Promise<Map<string, Minute[]>> {
  const rows = await db
    .selectFrom('market_minute')
    .selectAll()
    .where('minute', '>=', BigInt(since))
    .orderBy('minute')
    .execute();
  const bySymbol = new Map<string, Minute[]>();
  for (const row of rows) {
    const minutes = bySymbol.get(row.symbol) ?? [];
    bySymbol.set(row.symbol, minutes);
    minutes.push({
      minute: Number(row.minute),
      open: row.open,
      high: row.high,
      low: row.low,
      close: row.close,
      volume: row.volume,
      quoteVolume: row.quote_volume,
      isPrefilled: row.is_prefilled === 1n,
    });
  }
  return bySymbol;
}

/** Minutes per statement: nine values each, and databases bound the values of a statement. */
const rowsAtOnce = 200;

/** Writes minutes, replacing those that have gone on since, and forgets those before `oldest`. */
export async function writeMinutes(
  db: Kysely<Schema>,
  minutes: ReadonlyMap<string, readonly Minute[]>,
  oldest: number,
): Promise<void> {
  const rows = [...minutes].flatMap(([symbol, list]) => list.map((minute) => toRow(symbol, minute)));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('market_minute')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['minute', 'symbol']).doUpdateSet((eb) => ({
          high: eb.ref('excluded.high'),
          low: eb.ref('excluded.low'),
          close: eb.ref('excluded.close'),
          volume: eb.ref('excluded.volume'),
          quote_volume: eb.ref('excluded.quote_volume'),
          is_prefilled: eb.ref('excluded.is_prefilled'),
        })),
      )
      .execute();
  }
  await db.deleteFrom('market_minute').where('minute', '<', BigInt(oldest)).execute();
}

function toRow(symbol: string, minute: Minute) {
  return {
    symbol,
    minute: minute.minute,
    open: minute.open,
    high: minute.high,
    low: minute.low,
    close: minute.close,
    volume: minute.volume,
    quote_volume: minute.quoteVolume,
    is_prefilled: minute.isPrefilled ? 1 : 0,
  };
}
