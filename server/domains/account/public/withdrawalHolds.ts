// Holds on all withdrawals of a user, with reason and end. The hold of a change ends by time only.
import type { Kysely } from 'kysely';
import type { components } from '../../../../contracts/schema.d.ts';
import type { LocaleId } from '../../../../contracts/locales.ts';
import type { Config } from '../../../config.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import type { Tx } from '../../../commands/MoneyCommand.ts';
import { timeText } from '../../session/public/toldValues.ts';
import { rememberedHours } from './rememberedHours.ts';

export type HoldReason = components['schemas']['WithdrawalHoldReason'];
/** Changes that an attacker would make first. */
export type ChangeReason = Exclude<HoldReason, 'own'>;

export interface WithdrawalHold {
  reason: HoldReason;
  sinceMs: number;
  /** Undefined for the user's own hold, until its end is requested. */
  untilMs: number | undefined;
}

/** Each new hold deletes up to this many expired ones. */
const forgottenAtOnce = 20;

/** Duration of withdrawal holds, in minutes; a sandbox uses minutes in place of hours. */
export function holdMinutes({ isSandbox }: Pick<Config, 'isSandbox'>) {
  const minutes = isSandbox ? 1 : 60;
  return { change: 24 * minutes, forgotten: 72 * minutes, lift: 24 * minutes, address: 24 * minutes };
}

/**
 * Holds a user's withdrawals after a change; a longer existing hold is kept.
 * @returns end of this hold
 */
export async function holdAfterChange(
  tx: Tx,
  config: Pick<Config, 'isSandbox'>,
  { userId, reason }: { userId: number; reason: ChangeReason },
): Promise<number> {
  const minutes = holdMinutes(config);
  const until = tx.now + (reason === 'fundPasswordForgotten' ? minutes.forgotten : minutes.change) * 60_000;
  await keep(tx, { userId, reason, until });
  return until;
}

/** @returns false if the user's own hold without an end already exists */
export async function holdByOwner(tx: Tx, userId: number): Promise<boolean> {
  const own = await ownHold(tx, userId);
  if (own && own.untilMs === undefined) return false;
  await keep(tx, { userId, reason: 'own', until: null });
  return true;
}

/**
 * Schedules the end of the user's own hold; repeated requests do not postpone it.
 * @returns the end; undefined if there is no hold
 */
export async function endOwnHold(
  tx: Tx,
  config: Pick<Config, 'isSandbox'>,
  userId: number,
): Promise<number | undefined> {
  const own = await ownHold(tx, userId);
  if (own?.untilMs !== undefined) return own.untilMs;
  if (!own) return undefined;
  const until = tx.now + holdMinutes(config).lift * 60_000;
  await tx.db
    .updateTable('withdrawal_hold')
    .set({ until })
    .where('user_id', '=', BigInt(userId))
    .where('reason', '=', 'own')
    .execute();
  return until;
}

/** @throws Refusal with values.until_ms if the hold ends automatically; `reason` if the hold follows from a change */
export async function refuseWhileHeld(
  { db, now, locale }: { db: Kysely<Schema>; now: number; locale: LocaleId },
  userId: number,
  reason: 'withdrawal.held' | 'otc.salesHeld',
): Promise<void> {
  const [hold] = await withdrawalHolds(db, userId, now);
  if (!hold) return;
  const { untilMs } = hold;
  if (hold.reason === 'own' || untilMs === undefined)
    throw new Refusal('withdrawal.heldByOwner', {
      values: { ...(untilMs !== undefined && { until_ms: String(untilMs) }) },
    });
  const what = hold.reason === 'fundPasswordForgotten' ? 'fundPassword' : hold.reason;
  throw new Refusal(reason, {
    values: { what, until_ms: String(untilMs), time: timeText(untilMs, locale) },
  });
}

/** Current withdrawal holds of a user, the one that ends last first; empty if there are none. */
export async function withdrawalHolds(
  db: Kysely<Schema>,
  userId: number,
  now: number,
): Promise<WithdrawalHold[]> {
  const rows = await db
    .selectFrom('withdrawal_hold')
    .select(['reason', 'since', 'until'])
    .where('user_id', '=', BigInt(userId))
    .execute();
  return rows
    .map(({ reason, since, until }) => ({
      reason: reason as HoldReason,
      sinceMs: Number(since),
      untilMs: until === null ? undefined : Number(until),
    }))
    .filter(({ untilMs = Infinity }) => untilMs > now)
    .sort(
      (one, other) => (other.untilMs ?? Infinity) - (one.untilMs ?? Infinity) || one.sinceMs - other.sinceMs,
    );
}

async function ownHold({ db, now }: Tx, userId: number): Promise<WithdrawalHold | undefined> {
  const holds = await withdrawalHolds(db, userId, now);
  return holds.find(({ reason }) => reason === 'own');
}

async function keep(
  { db, now }: Tx,
  { userId, reason, until }: { userId: number; reason: HoldReason; until: number | null },
): Promise<void> {
  const kept = { since: now, until };
  await db
    .insertInto('withdrawal_hold')
    .values({ user_id: userId, reason, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'reason']).doUpdateSet(kept))
    .execute();
  const forgotten = await db
    .selectFrom('withdrawal_hold')
    .select(['user_id', 'reason'])
    .where('until', '<=', BigInt(now - rememberedHours * 3_600_000))
    .orderBy('until')
    .limit(forgottenAtOnce)
    .execute();
  for (const row of forgotten)
    await db
      .deleteFrom('withdrawal_hold')
      .where('user_id', '=', row.user_id)
      .where('reason', '=', row.reason)
      .execute();
}
