// Daily limits: days are in UTC, regardless of time zones.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import type { Schema } from '../../../store/schema.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { WithdrawalState } from '../tables.ts';
import type { WithdrawalNetworks } from '../WithdrawalNetworks.ts';

/** Requests of an account in a day, across all coins. Cancelled ones count; rejected and returned ones do not. */
export const perDay = 3;
/** By the operator or the provider, not by the owner. */
const refused: readonly WithdrawalState[] = ['rejected', 'returned'];
const dayMs = 86_400_000;

export interface WithdrawalDay {
  leftToday: number;
  /** Start of the next day, ms since 1970 UTC. */
  resetAt: number;
  /** Remaining limit of a coin, as decimal text; undefined without a limit. */
  limitLeft: string | undefined;
  /** Amount of the coin withdrawn without review, as decimal text. */
  unseen: string;
}

export async function withdrawalDay(
  { db, now, networks }: { db: Kysely<Schema>; now: number; networks: WithdrawalNetworks },
  owner: string,
  asset: string,
): Promise<WithdrawalDay> {
  const began = now - (now % dayMs);
  const rows = await db
    .selectFrom('withdrawal')
    .select(['asset', sql<bigint>`units`.as('units'), 'state', 'why'])
    .where('owner', '=', owner)
    .where('created_at', '>=', BigInt(began))
    .execute();
  const { scale } = assetOf(asset);
  const limit = networks.limitOf(asset);
  const counted = rows.filter(
    (row) => row.asset === asset && !['cancelled', 'rejected', 'returned'].includes(row.state),
  );
  const sumOf = (some: typeof counted) => some.reduce((sum, { units }) => sum + units, 0n);
  const gone = sumOf(counted);
  const left = limit === undefined ? undefined : toUnits(limit, scale) - gone;
  return {
    leftToday: Math.max(0, perDay - rows.filter(({ state }) => !refused.includes(state)).length),
    resetAt: began + dayMs,
    limitLeft: left === undefined ? undefined : fromUnits(left > 0n ? left : 0n, scale),
    unseen: fromUnits(sumOf(counted.filter(({ why }) => why === '[]')), scale),
  };
}
