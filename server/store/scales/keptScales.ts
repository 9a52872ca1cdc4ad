// Scales stored in the database, and their differences from the configuration.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import type { Asset, Pair } from '../../../contracts/market.ts';
import type { Schema } from '../schema.ts';

/** Configured assets and pairs of an installation. */
export interface Configured {
  assets: readonly Asset[];
  pairs: readonly Pair[];
}

export interface StoredScales {
  /** By asset. */
  scales: ReadonlyMap<string, number>;
  /** By symbol; decimal text without trailing zeros. */
  grids: ReadonlyMap<string, { tick: string; step: string }>;
}

export interface Difference {
  /** Name of an asset or a pair. */
  name: string;
  what: 'scale' | 'tick' | 'step';
  kept: string;
  configured: string;
}

export async function readKept(db: Kysely<Schema>): Promise<StoredScales> {
  const scales = await db.selectFrom('asset_scale').selectAll().execute();
  const grids = await db.selectFrom('pair_grid').selectAll().execute();
  return {
    scales: new Map(scales.map(({ asset, scale }) => [asset, Number(scale)])),
    grids: new Map(grids.map(({ symbol, tick, step }) => [symbol, { tick, step }])),
  };
}

export function gridRow({ symbol, priceTick, quantityStep }: Pair): Schema['pair_grid'] {
  return { symbol, tick: plain(priceTick), step: plain(quantityStep) };
}

/** Compares only entries that the database knows; new and removed entries do not count as differences. */
export function differencesOf({ scales, grids }: StoredScales, { assets, pairs }: Configured): Difference[] {
  const compared = [
    ...assets.map(({ code, scale }) => ({
      name: code,
      what: 'scale' as const,
      kept: scales.get(code)?.toString(),
      configured: String(scale),
    })),
    ...pairs.map(gridRow).flatMap(({ symbol, tick, step }) => [
      { name: symbol, what: 'tick' as const, kept: grids.get(symbol)?.tick, configured: tick },
      { name: symbol, what: 'step' as const, kept: grids.get(symbol)?.step, configured: step },
    ]),
  ];
  return compared.flatMap(({ kept, ...of }) =>
    kept === undefined || kept === of.configured ? [] : [{ ...of, kept }],
  );
}

/** @throws Error when a pair has another scale than its asset: amounts would be ambiguous */
export function requireOneScale({ assets, pairs }: Configured): void {
  const scales = new Map(assets.map(({ code, scale }) => [code, scale]));
  for (const { symbol, base, quote, baseScale, quoteScale } of pairs) {
    if (scales.get(base) !== baseScale || scales.get(quote) !== quoteScale)
      throw new Error(`${symbol}: its scales are not those of ${base} and ${quote}`);
  }
}

/** Normalizes '0.10' to '0.1'. */
function plain(decimal: string): string {
  return new BigNumber(decimal).toFixed();
}
