// From where people have logged in before, so that a log-in from elsewhere is told.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { partOfNetwork } from '../../../http/networkOf.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { deviceOf } from '../deviceOf.ts';

/** Where a call comes from, as its owner would know it again. */
export type Origin = {
  browser: string;
  system: string;
  /** '203.0.113.x' */
  network: string;
};

/** Of each person those seen last: a phone comes through many networks. */
const keptMost = 80;
/** As the privacy policy promises. */
const keptMs = 90 * 86_400_000;
/** Each log-in takes so many of the oldest with it. */
const agedAtOnce = 20;

export function originOf({ address, userAgent }: { address: string; userAgent: string }): Origin {
  return { ...deviceOf(userAgent), network: partOfNetwork(address) };
}

export interface From {
  origin: Origin;
  /** The whole of it, as limits count it. */
  network: string;
}

/**
 * Whether somebody has logged in from this network, the whole of it: neighbours are strangers. One look, whoever it is.
 * @param userId 0 for nobody
 */
export async function isFamiliar(
  db: Kysely<Schema>,
  { userId, network, now }: { userId: number; network: string; now: number },
): Promise<boolean> {
  const known = await db
    .selectFrom('known_device')
    .select('mark')
    .where('user_id', '=', BigInt(userId))
    .where('mark', '=', lineMark(userId, network))
    .where('seen_at', '>=', BigInt(now - keptMs))
    .executeTakeFirst();
  return known !== undefined;
}

/** Whoever set a new password here reads the owner's messages, so limits that hold strangers hold nobody here. */
export async function rememberNetwork({ db, now }: Tx, userId: number, network: string): Promise<void> {
  await keepMarks(db, now, { userId, marks: [lineMark(userId, network)] });
}

/**
 * Remembers where somebody has logged in from, in the command that logs them in.
 * @returns whether both the kind of device and the network were known
 */
export async function rememberOrigin(tx: Tx, userId: number, { origin, network }: From): Promise<boolean> {
  const { db, now } = tx;
  const user_id = BigInt(userId);
  const marks = marksOf(userId, origin);
  await forgetAged(tx);
  const known = await db
    .selectFrom('known_device')
    .select('mark')
    .where('user_id', '=', user_id)
    .where('mark', 'in', marks)
    .where('seen_at', '>=', BigInt(now - keptMs))
    .execute();
  await keepMarks(db, now, { userId, marks: [...marks, lineMark(userId, network)] });
  const all = await db
    .selectFrom('known_device')
    .select(['mark', 'seen_at'])
    .where('user_id', '=', user_id)
    .execute();
  const surplus = all
    .sort((one, other) => Number(other.seen_at - one.seen_at))
    .slice(keptMost)
    .map(({ mark }) => mark);
  if (surplus.length > 0)
    await db.deleteFrom('known_device').where('user_id', '=', user_id).where('mark', 'in', surplus).execute();
  return known.length === marks.length;
}

async function keepMarks(
  db: Kysely<Schema>,
  now: number,
  { userId, marks }: { userId: number; marks: string[] },
): Promise<void> {
  await db
    .insertInto('known_device')
    .values(marks.map((mark) => ({ user_id: BigInt(userId), mark, seen_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'mark']).doUpdateSet({ seen_at: now }))
    .execute();
}

function marksOf(userId: number, { browser, system, network }: Origin): string[] {
  return [`device ${browser} ${system}`, `network ${network}`].map((mark) => hashOfMark(userId, mark));
}

function lineMark(userId: number, network: string): string {
  return hashOfMark(userId, `line ${network}`);
}

/** With the person's id, so that the table shows no networks and nobody's movements beside another's. */
function hashOfMark(userId: number, mark: string): string {
  return createHash('sha256').update(`${userId} ${mark}`).digest('hex');
}

async function forgetAged({ db, now }: Tx): Promise<void> {
  const aged = await db
    .selectFrom('known_device')
    .select(['user_id', 'mark'])
    .where('seen_at', '<', BigInt(now - keptMs))
    .orderBy('seen_at')
    .limit(agedAtOnce)
    .execute();
  for (const { user_id, mark } of aged)
    await db.deleteFrom('known_device').where('user_id', '=', user_id).where('mark', '=', mark).execute();
}
