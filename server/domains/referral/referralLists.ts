// Results of a user's invitations as committed.
import type { Kysely } from 'kysely';
import type { Spend } from '../../store/newestIds.ts';
import type { Schema } from '../../store/schema.ts';
import type { RebateRow } from './tables.ts';

type Db = Kysely<Schema>;

interface Place {
  page: number;
  limit: number;
  spend: Spend;
}

/** Value of users who have agreed to the ranking. */
const ranked = 1n;
const rankedMost = 10;

export async function countInvitees(db: Db, userId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('invited_by', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page, newest first, and the total count. */
export async function listInvitees(db: Db, userId: bigint, { page, limit, spend }: Place) {
  const count = await countInvitees(db, userId);
  spend(count + page * limit);
  const rows = await db
    .selectFrom('user')
    .select(['account_number', 'created_at'])
    .where('invited_by', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, count };
}

/** Rebates of a user in all years, and in one of them. */
export async function totalsOf(db: Db, inviter: string, year: number) {
  const rows = await db.selectFrom('referral_total').selectAll().where('inviter', '=', inviter).execute();
  const sum = (name: 'fee_worth' | 'units_worth' | 'rebates') =>
    rows.reduce((all, row) => all + row[name], 0n);
  return {
    rebates: Number(sum('rebates')),
    feeWorth: sum('fee_worth'),
    worth: sum('units_worth'),
    ofYear: rows.find((row) => row.year === BigInt(year))?.units_worth,
  };
}

/** One page, newest first, with the account numbers of the payers of the fees. */
export async function listRebates(
  db: Db,
  inviter: string,
  { page, limit, spend }: Place,
): Promise<(RebateRow & { payerNumber: string })[]> {
  spend(page * limit);
  const rows = await db
    .selectFrom('rebate')
    .selectAll()
    .where('inviter', '=', inviter)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const numbers = await numbersOf(
    db,
    rows.map(({ payer }) => payer),
  );
  return rows.map((row) => ({ ...row, payerNumber: numbers.get(row.payer) ?? '' }));
}

/** Public account numbers by owner. */
async function numbersOf(db: Db, owners: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(owners)].map((owner) => BigInt(owner.slice('user:'.length)));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user').select(['id', 'account_number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, account_number }) => [`user:${id}`, account_number]));
}

/** First ten of the users who have agreed to be ranked, for one year. */
export async function listRanked(db: Db, year: number) {
  const rows = await db
    .selectFrom('referral_total')
    .select(['inviter', 'units_worth'])
    .where('year', '=', BigInt(year))
    .where('ranked', '=', ranked)
    .where('units_worth', '>', 0n)
    .orderBy('units_worth', 'desc')
    .limit(rankedMost)
    .execute();
  const numbers = await numbersOf(
    db,
    rows.map(({ inviter }) => inviter),
  );
  return Promise.all(
    rows.map(async ({ inviter, units_worth: worth }) => ({
      number: numbers.get(inviter) ?? '',
      worth,
      friends: await countInvitees(db, BigInt(inviter.slice('user:'.length))),
    })),
  );
}

/** Rank among the users who have agreed: behind all that have received more. */
export async function rankOf(db: Db, year: number, worth: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('referral_total')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('year', '=', BigInt(year))
    .where('ranked', '=', ranked)
    .where('units_worth', '>', worth)
    .executeTakeFirstOrThrow();
  return Number(count) + 1;
}

export async function isRanked(db: Db, owner: string): Promise<boolean> {
  const row = db.selectFrom('referral_ranked').select('since').where('owner', '=', owner);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Enters or leaves the ranking; idempotent. */
export async function setRankedOf(db: Db, owner: string, since: number | undefined): Promise<void> {
  await (
    since === undefined
      ? db.deleteFrom('referral_ranked').where('owner', '=', owner)
      : db
          .insertInto('referral_ranked')
          .values({ owner, since })
          .onConflict((conflict) => conflict.column('owner').doNothing())
  ).execute();
  await db
    .updateTable('referral_total')
    .set({ ranked: since === undefined ? 0 : 1 })
    .where('inviter', '=', owner)
    .execute();
}
