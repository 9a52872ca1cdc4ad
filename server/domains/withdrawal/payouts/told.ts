// Reports of the provider on each withdrawal, and their current state: the last report of each attempt.
import { BigNumber } from 'bignumber.js';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../store/schema.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import { NoticeFault } from '../../../custody/notices/NoticeFault.ts';
import { assetOf } from '../../../instruments/market.config.ts';
import type { Dispute, WithdrawalRow, WithdrawalToldRow } from '../tables.ts';

export type Told = Pick<WithdrawalToldRow, 'attempt' | 'hash' | 'units' | 'is_confirmed'>;

/** A provider that sends more has caused a case long before; the limit bounds the table. */
export const mostToldOfOne = 20;
const mostUnits = 2n ** 63n - 1n;

/** From first to last. */
export const toldOf = (db: Kysely<Schema>, withdrawal: bigint): Promise<WithdrawalToldRow[]> =>
  db
    .selectFrom('withdrawal_told')
    .selectAll()
    .where('withdrawal', '=', withdrawal)
    .orderBy('nth')
    .limit(mostToldOfOne)
    .execute();

/** Replaces the last one when the limit is reached. */
export async function keepTold(
  { db, now }: MoneyTx,
  { id, asset }: Pick<WithdrawalRow, 'id' | 'asset'>,
  known: readonly WithdrawalToldRow[],
  told: Told,
): Promise<void> {
  const nth = Math.min(known.length + 1, mostToldOfOne);
  const row = { ...told, withdrawal: id, nth, asset, told_at: now };
  await db
    .insertInto('withdrawal_told')
    .values(row)
    .onConflict((conflict) => conflict.columns(['withdrawal', 'nth']).doUpdateSet(row))
    .execute();
}

/** One attempt is one payment, whose transaction may replace an earlier one. */
export const claimsOf = (told: readonly Told[]): Told[] => [
  ...new Map(told.map((each) => [each.attempt, each])).values(),
];

export const unitsClaimed = (told: readonly Told[]): bigint =>
  claimsOf(told).reduce((sum, { units }) => sum + units, 0n);

/** On Ethereum the prefix is optional. */
export const isSameHash = (one: string | null, other: string): boolean =>
  one !== null && one.replace(/^0x/, '') === other.replace(/^0x/, '');

export const isRepeat = (last: Told | undefined, told: Told): boolean =>
  last !== undefined && isSameHash(last.hash, told.hash) && last.units === told.units;

/**
 * Rounded up, because the provider may count finer units than the books.
 * @throws NoticeFault where the amount exceeds the books' range
 */
export function unitsSent(amount: string, { asset }: Pick<WithdrawalRow, 'asset'>): bigint {
  const exact = new BigNumber(amount).shiftedBy(assetOf(asset).scale);
  const units = BigInt(exact.integerValue(BigNumber.ROUND_CEIL).toFixed());
  if (units > mostUnits) throw new NoticeFault('amount is more than can be booked');
  return units;
}

/** Contradiction between the provider's statements and the books; undefined when they agree. */
export function doubtOf(row: WithdrawalRow, booked: bigint, told: readonly Told[]): Dispute | undefined {
  const newest = told.at(-1);
  if (newest === undefined) return undefined;
  const isSent = row.state === 'sent' || row.state === 'arrived';
  const isEnded = row.state === 'rejected' || row.state === 'cancelled' || row.state === 'returned';
  if (!isSent && !isEnded) return undefined;
  const followed = claimsOf(told).find(({ attempt }) => attempt === row.attempt);
  const isFollowed = !isSent || followed === undefined || isSameHash(row.hash, followed.hash);
  if (unitsClaimed(told) === booked && isFollowed) return undefined;
  if (newest.hash === '') return 'failed';
  if (isEnded) return 'late';
  return newest.attempt === row.attempt && isSameHash(row.hash, newest.hash) ? 'amount' : 'twice';
}
