// Reasons why an operator decides about a withdrawal, or none. Only operators see which rule applied: an attacker would
// learn to stay below it.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import type { Schema } from '../../store/schema.ts';
import type { ScreeningAnswer } from '../../custody/screening/Screening.ts';
import type { Cost, ReviewRules } from './withdrawalsConfig.ts';

/**
 * sum: from the reviewed amount on, including amounts withdrawn without review that day. bank: an operator has to
 * transfer it. listed: its address is on a list. unscreened: the screening has not answered. newAddress: first
 * withdrawal to an address, and a large part of the daily limit. afterChange: the protection of the account was changed
 * lately. quietHour: at an hour with little supervision.
 */
export type WaitReason =
  | 'sum'
  | 'bank'
  | 'listed'
  | 'unscreened'
  | 'newAddress'
  | 'afterChange'
  | 'quietHour';

interface Asked {
  amount: string;
  /** Amount of the coin sent today without review, as decimal text. */
  unseen: string;
  cost: Cost;
  /** Daily limit; undefined where there is none. */
  limit: string | undefined;
  rules: ReviewRules;
  now: number;
  /** Undefined for a bank card. */
  screened: ScreeningAnswer | 'unanswered' | undefined;
  /** Time from which the address was usable, and whether it was used; undefined for a bank card. */
  address: { usableAt: number; isUsed: boolean } | undefined;
  /** Time of the last change of a security setting. */
  changedAt: number | undefined;
}

const hourMs = 3_600_000;
/** From this share of the day's limit on, a sum counts as large. */
const largeShare = 0.1;

/** @returns all reasons to wait; empty where it can be sent immediately */
export function waitsFor(asked: Asked): WaitReason[] {
  const { amount, unseen, cost, screened, address, changedAt, rules, now } = asked;
  // A sum split into several requests counts as one.
  const sum = new BigNumber(amount).plus(unseen);
  const isMuch = cost.reviewFrom === undefined || sum.gte(cost.reviewFrom);
  const reasons: (WaitReason | false | undefined)[] = [
    isMuch && 'sum',
    screened === undefined && 'bank',
    screened === 'listed' && 'listed',
    (screened === 'unanswered' || screened === 'unknownSender') && 'unscreened',
    address && isLargeToNew(asked, sum, address) && 'newAddress',
    changedAt !== undefined && now < changedAt + rules.afterChangeHours * hourMs && 'afterChange',
    isQuiet(rules, now) && 'quietHour',
  ];
  return reasons.filter((reason) => reason !== false && reason !== undefined);
}

/** Whether two operators have to decide. */
export const needsTwo = ({ amount, cost }: Pick<Asked, 'amount' | 'cost'>): boolean =>
  cost.twoFrom !== undefined && new BigNumber(amount).gte(cost.twoFrom);

function isLargeToNew(
  { limit, rules, now }: Asked,
  sum: BigNumber,
  { usableAt, isUsed }: { usableAt: number; isUsed: boolean },
): boolean {
  const isNew = !isUsed && now < usableAt + rules.newAddressHours * hourMs;
  // Without a daily limit, no amount counts as small.
  return isNew && (limit === undefined || sum.gte(new BigNumber(limit).times(largeShare)));
}

function isQuiet({ quietHours }: ReviewRules, now: number): boolean {
  if (!quietHours || quietHours.from === quietHours.to) return false;
  const hour = new Date(now).getUTCHours();
  const { from, to } = quietHours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Time of the last change of the account's protection, as far as it still matters for withdrawals. */
export async function lastChangeOf(db: Kysely<Schema>, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('withdrawal_hold')
    .select((eb) => eb.fn.max('since').as('since'))
    .where('user_id', '=', BigInt(userId))
    .where('reason', '!=', 'own')
    .executeTakeFirst();
  return row?.since == null ? undefined : Number(row.since);
}
