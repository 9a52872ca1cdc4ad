// Users' withdrawal addresses: their rows, and the owner's view.
import type { Kysely } from 'kysely';
import type { components } from '../../../contracts/schema.d.ts';
import { SealedFields } from '../../sealing/sealedFields.ts';
import type { Sealer } from '../../sealing/Sealer.ts';
import type { Schema } from '../../store/schema.ts';
import { assets } from '../../instruments/market.config.ts';
import type { WithdrawalAddressRow } from './tables.ts';
import type { WithdrawalNetworks } from './WithdrawalNetworks.ts';

type Db = Kysely<Schema>;

export interface SavedParts {
  db: Db;
  sealer: Sealer;
}

export type SavedRow = WithdrawalAddressRow & {
  /** Label given by the owner; '' for none. */
  label: string;
};

/** Labels by id. */
export const labelsOf = (ids: readonly bigint[]) => new SealedFields('withdrawalAddress', ids.map(String));

/** Addresses of a user, newest first: at most `addressesMost`. */
export async function listSaved(
  { db, sealer }: SavedParts,
  owner: string,
  asset?: string,
): Promise<SavedRow[]> {
  const rows = await db
    .selectFrom('withdrawal_address')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('id', 'desc')
    .execute();
  const asked = rows.filter((row) => asset === undefined || row.asset === asset);
  if (asked.length === 0) return [];
  const labels = await labelsOf(asked.map(({ id }) => id)).read({ db, sealer }, owner);
  return asked.map((row) => ({ ...row, label: labels?.[String(row.id)] ?? '' }));
}

/** One of the owner's addresses; undefined for another user's or an unknown one. */
export const findSaved = (db: Db, owner: string, id: string): Promise<WithdrawalAddressRow | undefined> =>
  db
    .selectFrom('withdrawal_address')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('owner', '=', owner)
    .executeTakeFirst();

export type SavedState = 'waiting' | 'held' | 'ready';

/** Whether a withdrawal to the address is allowed now. */
export function stateOf(row: Pick<WithdrawalAddressRow, 'usable_at'>, now: number): SavedState {
  if (row.usable_at === null) return 'waiting';
  return Number(row.usable_at) > now ? 'held' : 'ready';
}

/** Undefined for a coin that is no longer configured. */
export function savedView(
  row: SavedRow,
  networks: WithdrawalNetworks,
  now: number,
): components['schemas']['WithdrawalAddress'] | undefined {
  const asset = assets.find(({ code }) => code === row.asset);
  if (!asset) return undefined;
  return {
    id: Number(row.id),
    currency: asset.id,
    address: row.address,
    nettype: networks.nameOf(row.network),
    notes: row.label === '' ? null : row.label,
    state: stateOf(row, now),
    saved_ms: Number(row.created_at),
    saved_browser: row.browser,
    saved_system: row.system,
    ...(row.usable_at !== null && { usable_ms: Number(row.usable_at) }),
    ...(row.used_at !== null && { used_ms: Number(row.used_at) }),
  };
}
