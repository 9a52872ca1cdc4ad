// Orders of hosting, what holds their principal, and the postings that they move money by: each day was paid once and by
// the formula, and what an order says that it has brought and cost is what was posted for it.
import type { Kysely } from 'kysely';
import { interestAfter, interestOfDay } from '../../../contracts/rules/hosting.ts';
import { interestOwner } from '../../domains/hosting/hostingReasons.ts';
import type { hostingReasons } from '../../domains/hosting/hostingReasons.ts';
import { referenceOf } from '../../domains/hosting/public/hostingRows.ts';
import type { HostingOrderRow } from '../../domains/hosting/tables.ts';
import type { Schema } from '../../store/schema.ts';
import type { Accounts, Totals } from '../Accounts.ts';
import type { DomainAudit, Posted } from '../DomainAudit.ts';
import type { Findings } from '../Findings.ts';
import { Tally } from '../Tally.ts';
import { pagesById } from '../view.ts';
import type { Pages } from '../view.ts';

type Reason = keyof typeof hostingReasons;

/** Who pays whom. */
const ways: Readonly<Record<Reason, readonly [from: string, to: string]>> = {
  'hosting.placed': ['change', 'trust'],
  'hosting.returned': ['trust', 'change'],
  'hosting.penalty': ['trust', interestOwner],
  'hosting.interest': [interestOwner, 'change'],
};
const isReason = (reason: string): reason is Reason => reason in ways;

/** By order and reason what was posted. */
class PostedHosting {
  private readonly sums = new Map<string, bigint>();

  add(id: bigint, reason: Reason, units: bigint): void {
    this.sums.set(`${id} ${reason}`, this.get(id, reason) + units);
  }

  get(id: bigint, reason: Reason): bigint {
    return this.sums.get(`${id} ${reason}`) ?? 0n;
  }
}

type Terms = Pick<HostingOrderRow, 'units' | 'day_rate' | 'days' | 'step'>;

/** By the formula on units themselves: an order may be of a coin that is not configured any more. */
function inSteps(row: Terms, brings: typeof interestAfter, days: number): bigint {
  const terms = { dayRate: row.day_rate, days: Number(row.days), scale: 0 };
  return BigInt(brings(terms, String(row.units / row.step), days)) * row.step;
}
const unitsAfter = (row: Terms, days: bigint): bigint => inSteps(row, interestAfter, Number(days));
const unitsOfDay = (row: Terms, day: number): bigint => inSteps(row, interestOfDay, day);

/** Of postings that were just walked: each is about an order, between its owner and whom it has to do with. */
async function checkPostedHosting(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, hosting }: { accounts: Accounts; findings: Findings; hosting: PostedHosting },
): Promise<void> {
  const own = postings.flatMap((posting) => {
    const { reason, reference } = posting;
    if (!isReason(reason)) return [];
    const [, of = '0', day = '0'] = /^hosting:(\d{1,15})(?::(\d{1,3}))?$/.exec(reference) ?? [];
    return [{ ...posting, reason, of: BigInt(of), day: Number(day) }];
  });
  if (own.length === 0) return;
  const ids = [...new Set(own.map(({ of }) => of))];
  const rows = await db.selectFrom('hosting_order').selectAll().where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, of, day, reason, units, debit_account, credit_account } of own) {
    const row = known.get(of);
    const about = { row: `posting ${id}`, owner: row?.owner, asset: row?.asset };
    const says = (what: string) => findings.add(`Posting ${id} (${reason}) ${what}`, about);
    if (!row) {
      says('is of no order');
      continue;
    }
    hosting.add(of, reason, units);
    const [from, to] = [roleIn(row, accounts.get(debit_account)), roleIn(row, accounts.get(credit_account))];
    if (from !== ways[reason][0] || to !== ways[reason][1])
      says(`of ${referenceOf(of)} went from account ${debit_account} to ${credit_account}`);
    if (reason !== 'hosting.interest') continue;
    const due = day > 0 && BigInt(day) <= row.paid_days ? unitsOfDay(row, day) : 0n;
    if (units !== due) says(`pays ${units} for day ${day} of ${referenceOf(of)}, which brings ${due}`);
  }
}

/** The kind of an account of the owner's, or whose it is. */
function roleIn({ owner, asset }: HostingOrderRow, account: Totals | undefined): string {
  if (!account?.isPersons) return account?.owner ?? '';
  return account.owner === owner && account.asset === asset ? account.kind : '';
}

/** Each has its hold and its postings as its state says; in one view, as both change while this goes on. */
async function checkHosting(
  db: Kysely<Schema>,
  { findings, pages, hosting }: { findings: Findings; pages: Pages; hosting: PostedHosting },
): Promise<void> {
  const sums = new Tally<string>();
  await pagesById(
    { after: 0n, pages },
    (after, limit) => readOrders(db, after, limit),
    (rows) => {
      for (const row of rows) {
        if (row.state === 'running') sums.add(`${row.product} runs`, row.units);
        sums.add(`${row.product} is owed`, row.owed_units);
        const { id, owner, asset } = row;
        for (const fault of faultsOf(row, hosting))
          findings.add(`Order ${id} of hosting (${asset}) ${fault}`, {
            row: `hosting_order ${id}`,
            owner,
            asset,
          });
      }
    },
  );
  for (const { product, units, owed_units } of await db.selectFrom('hosting_total').selectAll().execute()) {
    sums.add(`${product} runs`, -units);
    sums.add(`${product} is owed`, -owed_units);
  }
  for (const [what, units] of sums.nonZero())
    findings.add(`Of hosting product ${what} ${units} beyond what its total says`);
}

type Row = Awaited<ReturnType<typeof readOrders>>[number];

function readOrders(db: Kysely<Schema>, after: bigint, limit: number) {
  return db
    .selectFrom('hosting_order')
    .leftJoin('hold', 'hold.id', 'hosting_order.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .selectAll('hosting_order')
    .select(['hold.id as held', 'hold.units as held_units', 'hold.posted', 'hold.voided'])
    .select(['account.owner as holder', 'account.kind as held_kind', 'account.asset as held_asset'])
    .where('hosting_order.id', '>', after)
    .orderBy('hosting_order.id')
    .limit(limit)
    .execute();
}

function faultsOf(row: Row, hosting: PostedHosting): string[] {
  const { id, units, state, penalty_units: penalty, due_days: due, paid_days: paid } = row;
  const isRunning = state === 'running';
  const expected = {
    'hosting.placed': units,
    'hosting.returned': isRunning ? 0n : units - penalty,
    'hosting.penalty': penalty,
    'hosting.interest': row.paid_units,
  } as const satisfies Record<Reason, bigint>;
  const postings = (Object.keys(expected) as Reason[]).flatMap((reason) => {
    const posted = hosting.get(id, reason);
    return posted === expected[reason]
      ? []
      : [`says ${reason} ${expected[reason]}, and ${posted} was posted`];
  });
  const isDue = paid <= due && due <= row.days && row.paid_units === unitsAfter(row, paid);
  const isOwed = row.owed_units === unitsAfter(row, due) - row.paid_units;
  const isTold = (row.owed_since !== null) === paid < due;
  const held = holdFault(row);
  return [
    ...postings,
    ...(isDue && isOwed && isTold ? [] : [`was paid ${paid} of ${due} days, and says otherwise`]),
    ...(penalty === 0n || state === 'redeemed' ? [] : [`is ${state}, and has cost ${penalty}`]),
    ...(held === undefined ? [] : [held]),
  ];
}

function holdFault(row: Row): string | undefined {
  const isRunning = row.state === 'running';
  // A hold that began and ended in one group never had a row.
  if (row.held === null) return isRunning ? `is running without hold ${row.hold}` : undefined;
  if (row.holder !== row.owner || row.held_kind !== 'trust' || row.held_asset !== row.asset)
    return `has hold ${row.hold}, which is somebody else's`;
  const posted = isRunning ? 0n : row.units;
  return row.held_units === row.units && row.posted === posted && row.voided === 0n
    ? undefined
    : `is ${row.state}, and of its hold ${row.hold} ${row.posted} of ${row.units} is posted`;
}

export function auditHosting(): DomainAudit {
  const hosting = new PostedHosting();
  return {
    posted: (db, postings, parts) => checkPostedHosting(db, postings, { ...parts, hosting }),
    state: (view, parts) => checkHosting(view, { ...parts, hosting }),
  };
}
