import type { Kysely } from 'kysely';
import { StartError } from '../../StartError.ts';
import type { Schema } from '../schema.ts';
import { differencesOf, gridRow, readKept, requireOneScale } from './keptScales.ts';
import type { Configured, StoredScales } from './keptScales.ts';

const file = 'server/instruments/market.config.ts';

/**
 * Stores the scale of each asset and the tick and step of each pair that the database does not know yet, and rejects
 * values that differ from the stored ones: the same integers would be other amounts.
 * @param db the command executor's
 * @throws StartError naming what differs, or an asset that is no longer configured while users hold it
 */
export async function storeScales(db: Kysely<Schema>, configured: Configured): Promise<void> {
  requireOneScale(configured);
  await db.transaction().execute(async (tx) => {
    const kept = await readKept(tx);
    requireKept(kept, configured);
    await refuseMissing(tx, kept, configured);
    await addNew(tx, kept, configured);
  });
}

/** @throws StartError naming what differs: the same integers would be other amounts */
export function requireKept(kept: StoredScales, configured: Configured): void {
  const found = differencesOf(kept, configured);
  if (found.length === 0) return;
  const list = found.map((one) => `${one.name} has ${one.what} ${one.kept} in it, not ${one.configured}`);
  throw new StartError(
    `The database differs from ${file}: ${list.join('; ')}. Set the file back, or change the database with: npm run rescale`,
  );
}

/** Balances in an asset that is not configured would be invisible and unusable. */
async function refuseMissing(
  db: Kysely<Schema>,
  { scales }: StoredScales,
  { assets }: Configured,
): Promise<void> {
  const codes = assets.map(({ code }) => code);
  // All accounts are scanned only at starts where an asset is missing.
  if (scales.size > 0 && [...scales.keys()].every((code) => codes.includes(code))) return;
  const owned = await db
    .selectFrom('account')
    .select('asset')
    .distinct()
    .where('asset', 'not in', codes)
    .where('owner', 'like', 'user:%')
    .where((eb) => eb.or([eb('available', '<>', 0n), eb('held', '<>', 0n)]))
    .orderBy('asset')
    .execute();
  if (owned.length === 0) return;
  const list = owned.map(({ asset }) => {
    const scale = scales.get(asset);
    return scale === undefined ? asset : `${asset} (scale ${scale})`;
  });
  throw new StartError(`People have balances in ${list.join(', ')}: configure it again in ${file}`);
}

async function addNew(db: Kysely<Schema>, kept: StoredScales, { assets, pairs }: Configured): Promise<void> {
  const scales = assets.filter(({ code }) => !kept.scales.has(code));
  const grids = pairs.filter(({ symbol }) => !kept.grids.has(symbol));
  if (scales.length > 0)
    await db
      .insertInto('asset_scale')
      .values(scales.map(({ code, scale }) => ({ asset: code, scale })))
      .execute();
  if (grids.length > 0) await db.insertInto('pair_grid').values(grids.map(gridRow)).execute();
}
