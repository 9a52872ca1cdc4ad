import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import { demoAsset } from './public/demoContracts.ts';
import { closingStatus } from './engine/LeverTrade.ts';

/** Something of theirs waits or is open: a cross position may hold nothing any more and live on what the account has. */
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
