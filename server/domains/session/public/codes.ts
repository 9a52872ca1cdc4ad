import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { randomBelow } from '../../../random.ts';
import type { Random } from '../../../random.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOfKey } from './Attempts.ts';
import { isOwnPurpose, ownPurposes } from './codePlace.ts';
import type { CodePlace } from './codePlace.ts';
import { countGuesses, isGuessedAt } from '../limits/guesses.ts';

/** Seconds between two codes for one address and purpose, from one network. */
export const codeCooldownS = 60;
export const codeValidMinutes = 10;
export const codeDigits = 6;
/** Length of codes for addresses under attack: 10^12 possible codes. */
export const longCodeDigits = 12;
/** When the limit of codes is reached, a code sent within this time is shared among requests by strangers. */
const sharedMs = 5 * 60_000;
/** Maximum wrong attempts of one code from the network that requested it, and again from all others together. */
const attemptsMax = 5;

/** A code of one address and purpose: each requesting network has its own, so no caller replaces another's. */
export interface CodeKey extends CodePlace {
  /** Network as in networkOf; stored as a hash. */
  network: string;
}

/** Without `sentTo`, the code goes to the normalized address. */
interface Sending extends CodeKey {
  sentTo?: string;
  /** From when the cooldown counts; by default now. */
  sentAt?: number;
}

export interface CodeTry {
  isRight: boolean;
  /** Recipient of the correct code: the address as the caller typed it. */
  sentTo?: string;
  /** Remaining attempts of a valid code; only for the network that requested it. */
  attemptsLeft?: number;
}

export interface MadeCode {
  /** Undefined when the last code sent is shared. */
  code: string | undefined;
  digits: number;
}

/**
 * Creates a code for this address and purpose only, replacing the network's previous one.
 * @param isShared the limit of strangers' codes is reached: the last code sent is valid here as well, unless it is too
 * old
 * @throws Refusal session.codeCooldown with the seconds left
 */
export async function makeCode(
  tx: Tx,
  key: Sending,
  { random, isShared }: { random: Random; isShared: boolean },
): Promise<MadeCode> {
  const rows = await rowsOf(tx, key);
  const waitMs = (await lastSentAt(tx, key, rows)) + codeCooldownS * 1000 - tx.now;
  if (waitMs > 0) {
    throw new Refusal('session.codeCooldown', { values: { seconds: String(Math.ceil(waitMs / 1000)) } });
  }
  const digits = await digitsFor(tx, key);
  const freshUntil = tx.now + codeValidMinutes * 60_000 - sharedMs;
  const fresh = rows.find(
    ({ expires_at, sent_at, digits: length }) =>
      Number(expires_at) > freshUntil && Number(sent_at) > 0 && Number(length) === digits,
  );
  if (isShared && fresh) {
    const { code_hash, salt, expires_at, sent_to } = fresh;
    const kept = { code_hash, salt, expires_at: Number(expires_at), digits, sent_to, sent_at: tx.now };
    await keepRow(tx, key, kept);
    return { code: undefined, digits };
  }
  const code = drawCode(random, digits);
  await keepCode(tx, key, code, random);
  return { code, digits };
}

/**
 * Creates a code that is not sent, because its caller has proven more than reading it would. It replaces the network's
 * previous one, whose cooldown stays as it is.
 */
export async function grantCode(
  tx: Tx,
  key: Sending,
  random: Random,
): Promise<{ code: string; expiresAt: number }> {
  const here = hashOfKey(key.network);
  const previous = (await rowsOf(tx, key)).find(({ network }) => network === here);
  const code = drawCode(random, await digitsFor(tx, key));
  const expiresAt = await keepCode(tx, { ...key, sentAt: Number(previous?.sent_at ?? 0) }, code, random);
  return { code, expiresAt };
}

const digitsFor = async (tx: Tx, place: CodePlace): Promise<number> =>
  (await isGuessedAt(tx, place)) ? longCodeDigits : codeDigits;

const drawCode = (random: Random, digits: number): string =>
  String(randomBelow(random, 10 ** digits)).padStart(digits, '0');

/** Time of the last code sent from one network, to an own address for any purpose; 0 for never. */
async function lastSentAt(
  tx: Tx,
  { address, purpose, network }: CodeKey,
  rows: readonly Row[],
): Promise<number> {
  const here = hashOfKey(network);
  if (!isOwnPurpose(purpose)) return Number(rows.find((row) => row.network === here)?.sent_at ?? 0);
  const last = await tx.db
    .selectFrom('code')
    .select((eb) => eb.fn.max('sent_at').as('sent_at'))
    .where('address', '=', address)
    .where('purpose', 'in', ownPurposes)
    .where('network', '=', here)
    .executeTakeFirst();
  return Number(last?.sent_at ?? 0);
}

/**
 * Stores this as the network's code of the address and purpose, replacing its previous one.
 * @returns its expiry
 */
export async function keepCode(tx: Tx, key: Sending, code: string, random: Random): Promise<number> {
  const salt = random.bytes(16).toString('hex');
  const code_hash = hashOf(code, salt);
  const expires_at = tx.now + codeValidMinutes * 60_000;
  const sent_to = key.sentTo ?? key.address;
  const sent_at = key.sentAt ?? tx.now;
  await keepRow(tx, key, { code_hash, salt, expires_at, digits: code.length, sent_to, sent_at });
  return expires_at;
}

interface Kept {
  code_hash: string;
  salt: string;
  expires_at: number;
  digits: number;
  sent_to: string;
  sent_at: number;
}

async function keepRow(tx: Tx, { address, purpose, network }: CodeKey, about: Kept): Promise<void> {
  const kept = { ...about, attempts: 0, foreign_attempts: 0 };
  await tx.db.deleteFrom('code').where('expires_at', '<=', BigInt(tx.now)).execute();
  await tx.db
    .insertInto('code')
    .values({ address, purpose, network: hashOfKey(network), ...kept })
    .onConflict((conflict) => conflict.columns(['address', 'purpose', 'network']).doUpdateSet(kept))
    .execute();
}

/**
 * The last code was not sent: another one may be requested immediately. The code stays valid in case it arrives after
 * all.
 */
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
 * Checks a code. A caller whose network requested a code must enter that one; five wrong attempts invalidate it.
 * Otherwise the user may have requested one elsewhere, for example at home: then codes of other networks are valid as
 * well. Wrong attempts from other networks are counted apart, and after five of them a code is valid only in the
 * network that requested it. Once the daily guesses are used up, only long codes are compared, which other callers
 * cannot invalidate, because guessing one is infeasible. Returns a result instead of throwing, because a refused
 * command is rolled back and the counts must stay.
 */
export async function tryCode(tx: Tx, key: CodeKey, code: string): Promise<CodeTry> {
  const isLong = await isGuessedAt(tx, key);
  const living = (await rowsOf(tx, key)).filter(
    ({ expires_at, digits }) => Number(expires_at) > tx.now && (!isLong || Number(digits) === longCodeDigits),
  );
  const own = living.find(({ network }) => network === hashOfKey(key.network));
  if (own) {
    if (Number(own.attempts) >= attemptsMax) return { isRight: false };
    if (isCode(own, code)) return { isRight: true, sentTo: own.sent_to };
    await countTry(tx, own, { attempts: own.attempts + 1n });
    await countGuesses(tx, key, 1);
    const attemptsLeft = attemptsMax - Number(own.attempts) - 1;
    return attemptsLeft > 0 ? { isRight: false, attemptsLeft } : { isRight: false };
  }
  const open = living.filter(
    ({ attempts, foreign_attempts }) =>
      Number(attempts) < attemptsMax && (isLong || Number(foreign_attempts) < attemptsMax),
  );
  for (const row of open) {
    if (isCode(row, code)) return { isRight: true, sentTo: row.sent_to };
    await countTry(tx, row, { foreign_attempts: row.foreign_attempts + 1n });
  }
  // Comparing with several codes counts as several guesses.
  if (open.length > 0) await countGuesses(tx, key, open.length);
  return { isRight: false };
}

/** Consumes the code and all others of its address and purpose. */
export async function consumeCodes(tx: Tx, { address, purpose }: CodePlace): Promise<void> {
  await tx.db.deleteFrom('code').where('address', '=', address).where('purpose', '=', purpose).execute();
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Newest first. */
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
