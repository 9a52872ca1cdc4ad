// Known devices and networks of users, so that a log-in from a new one is notified.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { partOfNetwork } from '../../../http/networkOf.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { deviceOf } from '../../../../contracts/rules/identity/deviceOf.ts';

/** Origin of a request, in a form that the account owner recognizes. */
export type Origin = {
  browser: string;
  system: string;
  /** '203.0.113.x' */
  network: string;
};

/** Maximum number kept per user, the most recent ones: a phone uses many networks. */
const keptMost = 80;
/** Retention as in the privacy policy. */
const keptMs = 90 * 86_400_000;
/** Each log-in deletes this many of the oldest devices. */
const agedAtOnce = 20;

export function originOf({ address, userAgent }: { address: string; userAgent: string }): Origin {
  return { ...deviceOf(userAgent), network: partOfNetwork(address) };
}

export interface From {
  origin: Origin;
  /** Full network, in the format that limits count. */
  network: string;
}

/**
 * Whether the user has logged in from exactly this network; neighbouring networks do not count. One lookup for any
 * user.
 * @param userId 0 for an unknown user
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

/**
 * A user who set a new password here has proven access to the owner's messages, so the limits for unknown networks do
 * not apply here.
 */
export async function rememberNetwork({ db, now }: Tx, userId: number, network: string): Promise<void> {
  await keepMarks(db, now, { userId, marks: [lineMark(userId, network)] });
}

/**
 * Remembers device and network of a log-in, in the command that logs in.
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

/** Includes the user id, so that the table reveals neither networks nor matches between users. */
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
