// Configurations that differ from the product's in scales, ticks or steps, and the full content of a database.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pair } from '../../contracts/market.ts';
import { assets, pairs } from '../instruments/market.config.ts';
import { isPostgres } from '../store/dialect.ts';
import type { Schema } from '../store/schema.ts';
import type { Configured } from '../store/scales/keptScales.ts';
import { tables } from '../product.ts';

export function configuredWith(
  scales: Readonly<Record<string, number>>,
  grids: Readonly<Record<string, Partial<Pair>>> = {},
): Configured {
  return {
    assets: assets.map((asset) => ({ ...asset, scale: scales[asset.code] ?? asset.scale })),
    pairs: pairs.map((pair) => ({
      ...pair,
      baseScale: scales[pair.base] ?? pair.baseScale,
      quoteScale: scales[pair.quote] ?? pair.quoteScale,
      ...grids[pair.symbol],
    })),
  };
}

/** Every row of every table, as text. */
export async function contentOf(db: Kysely<Schema>): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of Object.keys(tables)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    content[table] = rows
      .map((row) =>
        Object.entries(row)
          .map(([column, value]) => `${column}=${String(value)}`)
          .join(' '),
      )
      .sort();
  }
  return content;
}

/** Deletes all rows, keeping the tables. */
export async function clear(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Triggers of the command log forbid even an empty deletion.
    if (isPostgres(tx)) await sql`set local session_replication_role = replica`.execute(tx);
    for (const table of Object.keys(tables)) await sql`delete from ${sql.table(table)}`.execute(tx);
  });
}
