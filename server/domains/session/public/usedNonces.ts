// Nonces of signatures that serve once.
import type { Tx } from '../../../commands/MoneyCommand.ts';

/** Each use deletes up to this number of expired nonces. */
const agedAtOnce = 20;

/**
 * Runs in the command that the nonce allows: it serves once, also of concurrent requests and after a crash.
 * @returns why it does not serve
 */
export async function useNonce(
  { db, now }: Tx,
  nonce: string,
  expiresAt: number,
): Promise<'expired' | 'used' | undefined> {
  if (expiresAt <= now) return 'expired';
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_nonce')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return 'used';
  const aged = await db
    .selectFrom('used_nonce')
    .select('nonce')
    .where('expires_at', '<=', BigInt(now))
    .orderBy('expires_at')
    .limit(agedAtOnce)
    .execute();
  if (aged.length === 0) return undefined;
  const nonces = aged.map((row) => row.nonce);
  await db.deleteFrom('used_nonce').where('nonce', 'in', nonces).execute();
  return undefined;
}
