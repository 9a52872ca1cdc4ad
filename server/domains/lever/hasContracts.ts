import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { demoAsset } from './public/demoContracts.ts';
import { closingStatus } from './engine/LeverTrade.ts';

/**
 * Whether the owner has a waiting or open contract: a cross position may hold no margin and depend on the account's
 * funds.
 */
export async function hasContracts(db: Kysely<Schema>, owner: string): Promise<boolean> {
  const row = await db
    .selectFrom('lever_trade')
    .select('symbol')
    .where('owner', '=', owner)
    .where('symbol', 'not like', `%/${demoAsset}`)
    .where('status', '<=', BigInt(closingStatus))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
