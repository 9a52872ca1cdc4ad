// P2P orders, what locks their coins, and the postings that they move by: each is locked once and goes to one of the two.
import type { Kysely } from 'kysely';
import { escrowOwner, merchantOwner } from '../../domains/otc/otcReasons.ts';
import type { otcReasons } from '../../domains/otc/otcReasons.ts';
import { lockedBy, otcReference } from '../../domains/otc/public/otcRows.ts';
import type { OtcOrderRow } from '../../domains/otc/tables.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { Tally } from '../Tally.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

type Reason = keyof typeof otcReasons;

/** Who pays whom. */
const ways: Readonly<Record<Reason, readonly [from: string, to: string]>> = {
  'otc.locked': ['merchant', escrowOwner],
  'otc.unlocked': [escrowOwner, 'merchant'],
  'otc.bought': [escrowOwner, 'change'],
  'otc.sold': ['change', 'merchant'],
};
const isReason = (reason: string): reason is Reason => reason in ways;

type Sums = Tally<`${bigint} ${Reason}`>;

async function checkPosted(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, sums }: { accounts: Accounts; findings: Findings; sums: Sums },
): Promise<void> {
  const own = postings.flatMap((posting) => {
    const { reason, reference } = posting;
    if (!isReason(reason)) return [];
    const [, of = '0'] = /^otc:(\d{1,15})$/.exec(reference) ?? [];
    return [{ ...posting, reason, of: BigInt(of) }];
  });
  if (own.length === 0) return;
  const ids = [...new Set(own.map(({ of }) => of))];
  const rows = await db.selectFrom('otc_order').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, of, reason, units, debit_account, credit_account } of own) {
    const row = known.get(of);
    if (!row) {
      findings.add(`Posting ${id} (${reason}) is of no order`, { row: `posting ${id}` });
      continue;
    }
    sums.add(`${of} ${reason}`, units);
    const [from, to] = [roleIn(row, accounts.get(debit_account)), roleIn(row, accounts.get(credit_account))];
    if (from !== ways[reason][0] || to !== ways[reason][1])
      findings.add(
        `Posting ${id} (${reason}) of ${otcReference(of)} went from account ${debit_account} to ${credit_account}`,
        { row: `posting ${id}`, owner: row.owner, asset: row.asset },
      );
  }
}

/** What an account is to an order; '' where it has nothing to do with it. */
function roleIn({ owner, asset, merchant }: OtcOrderRow, account: Totals | undefined): string {
  if (account?.asset !== asset) return '';
  if (account.owner === merchantOwner(merchant)) return 'merchant';
  if (account.isPersons) return account.owner === owner ? account.kind : '';
  return account.owner;
}

async function checkState(
  db: Kysely<Schema>,
  { findings, pages, sums }: { findings: Findings; pages: Pages; sums: Sums },
): Promise<void> {
  const totals = new Tally<string>();
  await pagesById(
    { after: 0n, pages },
    (after, limit) => readOrders(db, after, limit),
    (rows) => {
      for (const row of rows) {
        if (row.state !== 'cancelled') totals.add(`${row.offer} takes`, row.units);
        if (row.state === 'released') totals.add(`${row.offer} has deals`, 1n);
        totals.add(`${row.offer} locks`, lockedBy(row));
        const { id, owner, asset } = row;
        const about = { row: `otc_order ${id}`, owner, asset };
        for (const fault of faultsOf(row, sums)) findings.add(`P2P order ${id} (${asset}) ${fault}`, about);
      }
    },
  );
  for (const { offer, units, locked_units, deals } of await db
    .selectFrom('otc_total')
    .selectAll()
    .execute()) {
    totals.add(`${offer} takes`, -units);
    totals.add(`${offer} has deals`, -deals);
    totals.add(`${offer} locks`, -locked_units);
  }
  for (const [what, units] of totals.nonZero())
    findings.add(`P2P offer ${what} ${units} beyond what its total says`);
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

function readOrders(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('otc_order')
    .leftJoin('hold', 'hold.id', 'otc_order.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .selectAll('otc_order')
    .select(['hold.id as held', 'hold.units as held_units', 'hold.posted', 'hold.voided'])
    .select(['account.owner as holder', 'account.kind as held_kind', 'account.asset as held_asset'])
    .where('otc_order.id', '>', after)
    .orderBy('otc_order.id')
    .limit(limit)
    .execute();
}

function faultsOf(row: Row, sums: Sums): string[] {
  const { id, side, units, state } = row;
  const when = (is: boolean): bigint => (is ? units : 0n);
  const posted = (reason: Reason): bigint => sums.get(`${id} ${reason}`);
  // What was locked and unlocked within one group has no postings.
  const locked = posted('otc.locked') - posted('otc.unlocked');
  const isLocked = locked === when(side === 'buy' && state !== 'cancelled');
  const expected = {
    'otc.bought': when(side === 'buy' && state === 'released'),
    'otc.sold': when(side === 'sell' && state === 'released'),
  } as const;
  const postings = (Object.keys(expected) as (keyof typeof expected)[]).flatMap((reason) =>
    posted(reason) === expected[reason]
      ? []
      : [`says ${reason} ${expected[reason]}, and ${posted(reason)} was posted`],
  );
  const hasEnded = state === 'released' || state === 'cancelled';
  const held = holdFault(row);
  return [
    ...postings,
    ...(isLocked ? [] : [`is ${state}, and ${locked} of ${units} is locked`]),
    ...(hasEnded === (row.ended_at !== null) ? [] : [`is ${state}, and says otherwise of its end`]),
    ...(held === undefined ? [] : [held]),
  ];
}

function holdFault(row: Row): string | undefined {
  if ((row.side === 'sell') !== (row.hold !== null)) return `is to ${row.side}, and has hold ${row.hold}`;
  if (row.side === 'buy') return undefined;
  const { state, units } = row;
  // A hold that began and ended in one group never had a row.
  if (row.held === null)
    return row.ended_at === null ? `is ${state} without its hold ${row.hold}` : undefined;
  if (row.holder !== row.owner || row.held_kind !== 'change' || row.held_asset !== row.asset)
    return `has hold ${row.hold}, which is somebody else's`;
  const posted = state === 'released' ? units : 0n;
  const voided = state === 'cancelled' ? units : 0n;
  return row.held_units === units && row.posted === posted && row.voided === voided
    ? undefined
    : `is ${state}, and of its hold ${row.hold} ${row.posted} of ${row.units} is posted, ${row.voided} voided`;
}

export function auditOtc(): DomainAudit {
  const sums: Sums = new Tally();
  return {
    posted: (db, postings, parts) => checkPosted(db, postings, { ...parts, sums }),
    state: (view, parts) => checkState(view, { ...parts, sums }),
  };
}
