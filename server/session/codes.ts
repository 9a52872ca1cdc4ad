import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../ledger/Writer.ts';
import { randomBelow } from '../random.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../refusal.ts';

export type CodePurpose = 'register' | 'forget';

/** Seconds between two codes for one address and purpose. */
export const codeCooldownS = 60;
const validMs = 10 * 60_000;
const attemptsMax = 5;

interface Key {
  address: string;
  purpose: CodePurpose;
}

/**
 * Makes a code that is good for this address and purpose alone, and puts it in place of the one before.
 * @throws Refusal session.codeCooldown with the seconds left.
 */
export async function makeCode(tx: Tx, key: Key, random: Random): Promise<string> {
  const last = await rowOf(tx, key);
  const waitMs = last ? Number(last.sent_at) + codeCooldownS * 1000 - tx.now : 0;
  if (waitMs > 0) {
    throw new Refusal('session.codeCooldown', { values: { seconds: String(Math.ceil(waitMs / 1000)) } });
  }
  const code = String(randomBelow(random, 1_000_000)).padStart(6, '0');
  await keepCode(tx, key, code, random);
  return code;
}

/** Makes this the code of the address and purpose, in place of the one before. */
export async function keepCode(tx: Tx, key: Key, code: string, random: Random): Promise<void> {
  const salt = random.bytes(16).toString('hex');
  const kept = {
    code_hash: hashOf(code, salt),
    salt,
    attempts: 0,
    sent_at: tx.now,
    expires_at: tx.now + validMs,
  };
  await tx.db.deleteFrom('code').where('expires_at', '<=', BigInt(tx.now)).execute();
  await tx.db
    .insertInto('code')
    .values({ ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['address', 'purpose']).doUpdateSet(kept))
    .execute();
}

/**
 * Is this the code? A wrong try counts; after five the code is dead. Answers instead of throwing, because
 * what a refused command has written is taken back, and the count must stay.
 */
export async function tryCode(tx: Tx, key: Key, code: string): Promise<boolean> {
  const row = await rowOf(tx, key);
  if (!row || Number(row.expires_at) <= tx.now || Number(row.attempts) >= attemptsMax) return false;
  const isRight = timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));
  if (!isRight) {
    await tx.db
      .updateTable('code')
      .set({ attempts: row.attempts + 1n })
      .where('address', '=', key.address)
      .where('purpose', '=', key.purpose)
      .execute();
  }
  return isRight;
}

/** Uses the code up. */
export async function consumeCode(tx: Tx, { address, purpose }: Key): Promise<void> {
  await tx.db.deleteFrom('code').where('address', '=', address).where('purpose', '=', purpose).execute();
}

async function rowOf(tx: Tx, { address, purpose }: Key) {
  return tx.db
    .selectFrom('code')
    .selectAll()
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

function hashOf(code: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex');
}
