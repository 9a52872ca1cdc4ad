import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../writer/MoneyCommand.ts';
import { randomBelow } from '../../random.ts';
import type { Random } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import { hashOfKey } from './Attempts.ts';

export type CodePurpose = 'register' | 'forget';

/** Seconds between two codes for one address and purpose, from one network. */
export const codeCooldownS = 60;
export const codeValidMinutes = 10;
/** Wrong tries of one code from the network that asked for it, and as many from all others together. */
const attemptsMax = 5;

/** What a code is good for. */
export interface CodePlace {
  /** A lower-case e-mail address, or a phone number as E.164. */
  address: string;
  purpose: CodePurpose;
}

/** A code of one address and purpose: each network that asks has one of its own, so nobody replaces another's. */
export interface CodeKey extends CodePlace {
  /** As networkOf has it; kept as a hash. */
  network: string;
}

export interface CodeTry {
  isRight: boolean;
  /** Tries that a living code has left, for the network that asked for it alone. */
  attemptsLeft?: number;
}

/**
 * Makes a code that is good for this address and purpose alone, and puts it in place of the network's one before.
 * @throws Refusal session.codeCooldown with the seconds left.
 */
export async function makeCode(tx: Tx, key: CodeKey, random: Random): Promise<string> {
  const last = (await rowsOf(tx, key)).find(({ network }) => network === hashOfKey(key.network));
  const waitMs = last ? Number(last.sent_at) + codeCooldownS * 1000 - tx.now : 0;
  if (waitMs > 0) {
    throw new Refusal('session.codeCooldown', { values: { seconds: String(Math.ceil(waitMs / 1000)) } });
  }
  const code = String(randomBelow(random, 1_000_000)).padStart(6, '0');
  await keepCode(tx, key, code, random);
  return code;
}

/** Makes this the network's code of the address and purpose, in place of its one before. */
export async function keepCode(tx: Tx, key: CodeKey, code: string, random: Random): Promise<void> {
  const { address, purpose } = key;
  const salt = random.bytes(16).toString('hex');
  const kept = {
    code_hash: hashOf(code, salt),
    salt,
    attempts: 0,
    foreign_attempts: 0,
    sent_at: tx.now,
    expires_at: tx.now + codeValidMinutes * 60_000,
  };
  await tx.db.deleteFrom('code').where('expires_at', '<=', BigInt(tx.now)).execute();
  await tx.db
    .insertInto('code')
    .values({ address, purpose, network: hashOfKey(key.network), ...kept })
    .onConflict((conflict) => conflict.columns(['address', 'purpose', 'network']).doUpdateSet(kept))
    .execute();
}

/** The last code did not get out: another one may be asked for at once. It stays good, in case it arrives after all. */
export async function forgetCooldown(tx: Tx, { address, purpose, network }: CodeKey): Promise<void> {
  await tx.db
    .updateTable('code')
    .set({ sent_at: 0 })
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .where('network', '=', hashOfKey(network))
    .execute();
}

/**
 * Is this the code? Whoever asked for one where they are is held to that one; five wrong tries, and it is dead. Else
 * people may have asked elsewhere, as at home before they left: then the codes of other networks are good as well. Wrong
 * tries of strangers are counted apart, and after five of them a code is good where it was asked for alone. Answers
 * instead of throwing, because what a refused command has written is taken back, and the counts must stay.
 * @param beforeForeign called before codes of other networks are looked at; may throw
 */
export async function tryCode(
  tx: Tx,
  key: CodeKey,
  code: string,
  beforeForeign?: () => void,
): Promise<CodeTry> {
  const living = (await rowsOf(tx, key)).filter(({ expires_at }) => Number(expires_at) > tx.now);
  const own = living.find(({ network }) => network === hashOfKey(key.network));
  if (own) {
    if (Number(own.attempts) >= attemptsMax) return { isRight: false };
    if (isCode(own, code)) return { isRight: true };
    await countTry(tx, own, { attempts: own.attempts + 1n });
    const attemptsLeft = attemptsMax - Number(own.attempts) - 1;
    return attemptsLeft > 0 ? { isRight: false, attemptsLeft } : { isRight: false };
  }
  beforeForeign?.();
  for (const row of living) {
    if (Number(row.attempts) >= attemptsMax || Number(row.foreign_attempts) >= attemptsMax) continue;
    if (isCode(row, code)) return { isRight: true };
    await countTry(tx, row, { foreign_attempts: row.foreign_attempts + 1n });
  }
  return { isRight: false };
}

/** Uses the code up, and with it all others of its address and purpose: what they were for is done. */
export async function consumeCodes(tx: Tx, { address, purpose }: CodePlace): Promise<void> {
  await tx.db.deleteFrom('code').where('address', '=', address).where('purpose', '=', purpose).execute();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** The newest first. */
async function rowsOf(tx: Tx, { address, purpose }: CodePlace) {
  return tx.db
    .selectFrom('code')
    .selectAll()
    .where('address', '=', address)
    .where('purpose', '=', purpose)
    .orderBy('expires_at', 'desc')
    .execute();
}

async function countTry(tx: Tx, row: Row, counts: Partial<Pick<Row, 'attempts' | 'foreign_attempts'>>) {
  await tx.db
    .updateTable('code')
    .set(counts)
    .where('address', '=', row.address)
    .where('purpose', '=', row.purpose)
    .where('network', '=', row.network)
    .execute();
}

function isCode(row: Row, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(code, row.salt)), Buffer.from(row.code_hash));
}

function hashOf(code: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${code}`).digest('hex');
}
