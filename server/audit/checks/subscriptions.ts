// Subscriptions to new coins, what holds their coins, and the postings that they move money by: each was paid once and got
// its coins once, and what of a product is said to be sold was sold.
import type { Kysely } from 'kysely';
import { newCoinOwner } from '../../domains/subscription/subscriptionReasons.ts';
import type { subscriptionReasons } from '../../domains/subscription/subscriptionReasons.ts';
import { referenceOf } from '../../domains/subscription/subscriptionRows.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { PostedSums } from '../PostedSums.ts';
import { Tally } from '../Tally.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

type Reason = keyof typeof subscriptionReasons;
class PostedSubscriptions extends PostedSums<Reason> {}

/** Who pays whom, and in which of its two coins. */
const ways: Readonly<Record<Reason, readonly [from: string, to: string, isPaid?: 'paid']>> = {
  'subscription.paid': ['change', newCoinOwner, 'paid'],
  'subscription.bought': [newCoinOwner, 'trust'],
  'subscription.unlocked': ['trust', 'change'],
};
const isReason = (reason: string): reason is Reason => reason in ways;

/** Of postings that were just walked: each is about a subscription, between its owner and the platform. */
async function checkPosted(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, sums }: { accounts: Accounts; findings: Findings; sums: PostedSubscriptions },
): Promise<void> {
  const own = postings.flatMap((posting) => {
    const { reason, reference } = posting;
    if (!isReason(reason)) return [];
    return [{ ...posting, reason, of: BigInt(/^subscription:(\d{1,15})$/.exec(reference)?.[1] ?? 0) }];
  });
  if (own.length === 0) return;
  const ids = [...new Set(own.map(({ of }) => of))];
  const rows = await db.selectFrom('subscription_order').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, of, reason, units, debit_account, credit_account } of own) {
    const row = known.get(of);
    if (!row) {
      findings.add(`Posting ${id} (${reason}) is of no subscription`, { row: `posting ${id}` });
      continue;
    }
    sums.add(of, reason, units);
    const [from, to, isPaid] = ways[reason];
    const asset = isPaid ? row.pay_asset : row.asset;
    const roles = [debit_account, credit_account].map((each) => roleIn(row.owner, asset, accounts.get(each)));
    if (roles[0] !== from || roles[1] !== to)
      findings.add(
        `Posting ${id} (${reason}) of ${referenceOf(of)} went from account ${debit_account} to ${credit_account}`,
        { row: `posting ${id}`, owner: row.owner, asset },
      );
  }
}

/** The kind of an account of the owner's, or whose it is. */
function roleIn(owner: string, asset: string, account: Totals | undefined): string {
  if (account?.asset !== asset) return '';
  if (!account.isPersons) return account.owner;
  return account.owner === owner ? account.kind : '';
}

/** Each has its hold and its postings as its state says; in one view, as both change while this goes on. */
async function checkRows(
  db: Kysely<Schema>,
  { findings, pages, sums }: { findings: Findings; pages: Pages; sums: PostedSubscriptions },
): Promise<void> {
  const sold = new Tally<bigint>();
  await pagesById(
    { after: 0n, pages },
    (after, limit) => readRows(db, after, limit),
    (rows) => {
      for (const row of rows) {
        sold.add(row.product, row.units);
        const { id, owner, asset } = row;
        for (const fault of faultsOf(row, sums))
          findings.add(`Subscription ${id} (${asset}) ${fault}`, {
            row: `subscription_order ${id}`,
            owner,
            asset,
          });
      }
    },
  );
  for (const { product, units } of await db.selectFrom('subscription_total').selectAll().execute())
    sold.add(product, -units);
  for (const [product, units] of sold.nonZero())
    findings.add(`Of new coin ${product} ${units} are sold beyond what its total says`);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('subscription_order')
    .leftJoin('hold', 'hold.id', 'subscription_order.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .selectAll('subscription_order')
    .select(['hold.id as held', 'hold.units as held_units', 'hold.posted', 'hold.voided'])
    .select(['account.owner as holder', 'account.kind as held_kind', 'account.asset as held_asset'])
    .where('subscription_order.id', '>', after)
    .orderBy('subscription_order.id')
    .limit(limit)
    .execute();
}

function faultsOf(row: Row, sums: PostedSubscriptions): string[] {
  const { id, units, paid_units, state } = row;
  const isLocked = state === 'locked';
  const expected: Record<Reason, bigint> = {
    'subscription.paid': paid_units,
    'subscription.bought': units,
    'subscription.unlocked': isLocked ? 0n : units,
  };
  const postings = (Object.keys(expected) as Reason[]).flatMap((reason) => {
    const posted = sums.get(id, reason);
    return posted === expected[reason]
      ? []
      : [`says ${reason} ${expected[reason]}, and ${posted} was posted`];
  });
  const held = holdFault(row, isLocked);
  return held === undefined ? postings : [...postings, held];
}

function holdFault(row: Row, isLocked: boolean): string | undefined {
  // A hold that began and ended in one group never had a row.
  if (row.held === null) return isLocked ? `is locked without hold ${row.hold}` : undefined;
  if (row.holder !== row.owner || row.held_kind !== 'trust' || row.held_asset !== row.asset)
    return `has hold ${row.hold}, which is somebody else's`;
  const posted = isLocked ? 0n : row.units;
  return row.held_units === row.units && row.posted === posted && row.voided === 0n
    ? undefined
    : `is ${row.state}, and of its hold ${row.hold} ${row.posted} of ${row.units} is posted`;
}

export function auditSubscriptions(): DomainAudit {
  const sums = new PostedSubscriptions();
  return {
    posted: (db, postings, parts) => checkPosted(db, postings, { ...parts, sums }),
    state: (view, parts) => checkRows(view, { ...parts, sums }),
  };
}
