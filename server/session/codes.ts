import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../ledger/Writer.ts';
import { randomBelow } from '../random.ts';
import type { Random } from '../random.ts';
import { Refusal } from '../refusal.ts';

export type CodePurpose = 'register' | 'forget';

/** Seconds between two codes for one address and purpose. */
export const codeCooldownS = 60;
export const codeValidMinutes = 10;
const attemptsMax = 5;

/** What a code is good for. */
export interface CodeKey {
  /** A lower-case e-mail address, or a phone number as E.164. */
  address: string;
  purpose: CodePurpose;
}

export interface CodeTry {
  isRight: boolean;
  /** Tries that a living code has left. */
  attemptsLeft?: number;
}

/**
 * Makes a code that is good for this address and purpose alone, and puts it in place of the one before.
 * @throws Refusal session.codeCooldown with the seconds left.
 */
export async function makeCode(tx: Tx, key: CodeKey, random: Random): Promise<string> {
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
export async function keepCode(tx: Tx, key: CodeKey, code: string, random: Random): Promise<void> {
  const salt = random.bytes(16).toString('hex');
  const kept = {
    code_hash: hashOf(code, salt),
    salt,
    attempts: 0,
    sent_at: tx.now,
    expires_at: tx.now + codeValidMinutes * 60_000,
  };
  await tx.db.deleteFrom('code').where('expires_at', '<=', BigInt(tx.now)).execute();
  await tx.db
    .insertInto('code')
    .values({ ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['address', 'purpose']).doUpdateSet(kept))
    .execute();
}

/** The last code did not get out: another one may be asked for at once. It stays good, in case it arrives after all. */
export async function forgetCooldown(tx: Tx, { address, purpose }: CodeKey): Promise<void> {
  await tx.db
    .updateTable('code')
    .set({ sent_at: 0 })
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .execute();
}

/**
 * Is this the code? A wrong try counts; after five the code is dead. Answers instead of throwing, because
 * what a refused command has written is taken back, and the count must stay.
 */
export async function tryCode(tx: Tx, key: CodeKey, code: string): Promise<CodeTry> {
  const row = await rowOf(tx, key);
  if (!row || Number(row.expires_at) <= tx.now || Number(row.attempts) >= attemptsMax)
    return { isRight: false };
  const isRight = timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));
  if (isRight) return { isRight };
  await tx.db
    .updateTable('code')
    .set({ attempts: row.attempts + 1n })
    .where('address', '=', key.address)
    .where('purpose', '=', key.purpose)
    .execute();
  const attemptsLeft = attemptsMax - Number(row.attempts) - 1;
  return attemptsLeft > 0 ? { isRight, attemptsLeft } : { isRight };
}

/** Uses the code up. */
export async function consumeCode(tx: Tx, { address, purpose }: CodeKey): Promise<void> {
  await tx.db.deleteFrom('code').where('address', '=', address).where('purpose', '=', purpose).execute();
}

async function rowOf(tx: Tx, { address, purpose }: CodeKey) {
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
