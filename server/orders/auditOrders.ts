// Audit of a domain's orders: hold and postings of each match its state, and the totals match the orders.
import type { Kysely } from 'kysely';
import type { Accounts, Totals } from '../audit/Accounts.ts';
import type { AuditParts, DomainAudit, Posted } from '../audit/DomainAudit.ts';
import type { Findings } from '../audit/Findings.ts';
import { PostedSums } from '../audit/PostedSums.ts';
import { Tally } from '../audit/Tally.ts';
import { pagesById } from '../audit/view.ts';
import type { Pair } from '../../contracts/market.ts';
import type { AccountKind } from '../ledger/account.ts';
import type { AccountTable, HoldTable, Schema } from '../store/schema.ts';
import type { OrderRow, OrderTable } from './orderTable.ts';
import type { OrderTotals } from './orderTotals.ts';

/** A posting with the part of its reference: 3 in 'hosting:12:3', the third day. */
type OrderPosting = Posted & { part: number };

interface OrderAudit<Row, Reason extends string> {
  reasons: Readonly<Record<Reason, unknown>>;
  /**
   * Debited and credited account by reason: the kind of the order owner's account, or the owner of a platform account.
   * The asset is the order's unless named.
   */
  ways(row: Row): Readonly<Record<Reason, readonly [from: string, to: string, asset?: string]>>;
  /** Units that must have been posted for an order, by reason. */
  posted(row: Row): Readonly<Partial<Record<Reason, bigint>>>;
  /** Fault of a single posting, as a sentence about it. */
  postingFault?(row: Row, posting: OrderPosting & { reason: Reason }): string | undefined;
  /** The hold that the row names; undefined if it must have none. Default: as declared. */
  hold?(row: Row): HeldAs | undefined;
  /** Further faults of an order. */
  faults?(row: Row, parts: FaultParts<Reason>): string[] | Promise<string[]>;
  /** Check of holds that no row names (openHolds). */
  holds?: DomainAudit['holds'];
}

/** Account kind of a hold, whether it must exist, and units posted and voided. */
export interface HeldAs {
  account: AccountKind;
  isOpen: boolean;
  posted: bigint;
  voided: bigint;
}

interface FaultParts<Reason extends string> {
  view: Kysely<Schema>;
  pairs: readonly Pair[];
  /** Units posted for the order. */
  posted(reason: Reason): bigint;
}

interface Audited<Table extends OrderTable> {
  table: Table;
  title: string;
  totals?: OrderTotals<OrderRow<Table>> | undefined;
  heldAs?(row: OrderRow<Table>): HeldAs;
  referenceOf(id: bigint): string;
  partsOf(reference: string): { id: bigint; part: number } | undefined;
}

/** Columns of orders that name a hold. */
interface HeldRow {
  id: bigint;
  owner: string;
  asset: string;
  state: string;
  units: bigint;
  hold: bigint | null;
}
type Known = { order: HeldRow; hold: HoldTable; account: AccountTable };
type Joined = Awaited<ReturnType<typeof readHeld>>[number];

function readHeld(db: Kysely<Schema>, table: string, { after, limit }: { after: bigint; limit: number }) {
  return (db as unknown as Kysely<Known>)
    .selectFrom(`${table} as order` as 'order')
    .leftJoin('hold', 'hold.id', 'order.hold')
    .leftJoin('account', 'account.id', 'hold.account')
    .selectAll('order')
    .select(['hold.id as held', 'hold.units as held_units', 'hold.posted', 'hold.voided'])
    .select(['account.owner as holder', 'account.kind as held_kind', 'account.asset as held_asset'])
    .where('order.id', '>', after)
    .orderBy('order.id')
    .limit(limit)
    .execute();
}

function readPlain(db: Kysely<Schema>, table: string, { after, limit }: { after: bigint; limit: number }) {
  return (db as unknown as Kysely<Known>)
    .selectFrom(table as 'order')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function auditOrders<Table extends OrderTable, Reason extends string>(
  order: Audited<Table>,
  audit: OrderAudit<OrderRow<Table>, Reason>,
): () => DomainAudit {
  return () => {
    const sums = new PostedSums<Reason>();
    return {
      posted: (db, postings, parts) => checkPostings(db, postings, { ...parts, order, audit, sums }),
      state: (view, parts) => checkRows(view, { ...parts, order, audit, sums }),
      ...(audit.holds && { holds: audit.holds }),
    };
  };
}

interface Work<Table extends OrderTable, Reason extends string> {
  findings: Findings;
  order: Audited<Table>;
  audit: OrderAudit<OrderRow<Table>, Reason>;
  sums: PostedSums<Reason>;
}

/** Each posting belongs to an order and moves between the accounts that its reason requires. */
async function checkPostings<Table extends OrderTable, Reason extends string>(
  db: Kysely<Schema>,
  postings: readonly Posted[],
  { accounts, findings, order, audit, sums }: Work<Table, Reason> & { accounts: Accounts },
): Promise<void> {
  const own = postings.flatMap((posting) =>
    Object.hasOwn(audit.reasons, posting.reason)
      ? [{ posting: posting as Posted & { reason: Reason }, ...(order.partsOf(posting.reference) ?? none) }]
      : [],
  );
  if (own.length === 0) return;
  const ids = [...new Set(own.map(({ id }) => id))];
  const rows = await (db as unknown as Kysely<Known>)
    .selectFrom(order.table as 'order')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { posting, id, part } of own) {
    const { reason, units, debit_account: debit, credit_account: credit } = posting;
    const row = known.get(id);
    const about = { row: `posting ${posting.id}`, owner: row?.owner, asset: row?.asset };
    const says = (what: string) => findings.add(`Posting ${posting.id} (${reason}) ${what}`, about);
    if (!row) {
      says('is of no order');
      continue;
    }
    sums.add(id, reason, units);
    const typed = row as unknown as OrderRow<Table>;
    const [from, to, asset = row.asset] = audit.ways(typed)[reason];
    const isOf = (account: Totals | undefined, role: string) => roleIn(account, row.owner, asset) === role;
    if (!isOf(accounts.get(debit), from) || !isOf(accounts.get(credit), to))
      says(`of ${order.referenceOf(id)} went from account ${debit} to ${credit}`);
    const fault = audit.postingFault?.(typed, { ...posting, part });
    if (fault !== undefined) says(fault);
  }
}

const none = { id: 0n, part: 0 };

/** The kind of the order owner's account, or the owner of a platform account; '' otherwise. */
function roleIn(account: Totals | undefined, owner: string, asset: string): string {
  if (account?.asset !== asset) return '';
  if (!account.isPersons) return account.owner;
  return account.owner === owner ? account.kind : '';
}

/** Reads one snapshot: rows, holds and postings change meanwhile. */
async function checkRows<Table extends OrderTable, Reason extends string>(
  view: Kysely<Schema>,
  {
    findings,
    pages,
    pairs,
    order,
    audit,
    sums,
  }: Work<Table, Reason> & AuditParts & Pick<FaultParts<Reason>, 'pairs'>,
): Promise<void> {
  const { table, title, totals } = order;
  const tally = new Tally<string>();
  const heldAs = audit.hold ?? order.heldAs?.bind(order);
  const read = heldAs ? readHeld : readPlain;
  await pagesById<HeldRow>(
    { after: 0n, pages },
    (after, limit) => read(view, table, { after, limit }),
    async (rows) => {
      for (const row of rows) {
        const typed = row as unknown as OrderRow<Table>;
        const { id, owner, asset } = row;
        for (const [name, units] of Object.entries(totals?.of(typed) ?? {}))
          tally.add(`${String(typed[totals!.by])} ${name}`, units);
        const posted = (reason: Reason) => sums.get(id, reason);
        const faults = await faultsOf(typed, audit, { view, pairs, posted });
        const held = heldAs?.(typed);
        for (const fault of [...faults, ...(held ? holdFaults(row as Joined, held) : [])])
          findings.add(`${title} ${id} (${asset}) ${fault}`, { row: `${table} ${id}`, owner, asset });
      }
    },
  );
  if (!totals) return;
  for (const row of await view.selectFrom(totals.table).selectAll().execute())
    for (const [name, units] of Object.entries(row))
      if (name !== totals.by && typeof units === 'bigint')
        tally.add(`${String((row as Record<string, unknown>)[totals.by])} ${name}`, -units);
  for (const [what, units] of tally.nonZero())
    findings.add(`${totals.table} ${what}: the orders come to ${units} more than it says`);
}

async function faultsOf<Row, Reason extends string>(
  row: Row,
  audit: OrderAudit<Row, Reason>,
  parts: FaultParts<Reason>,
): Promise<string[]> {
  const expected = Object.entries(audit.posted(row)) as [Reason, bigint][];
  return [
    ...expected.flatMap(([reason, units]) => {
      const posted = parts.posted(reason);
      return posted === units ? [] : [`says ${reason} ${units}, and ${posted} was posted`];
    }),
    ...((await audit.faults?.(row, parts)) ?? []),
  ];
}

function holdFaults(row: Joined, { account, isOpen, posted, voided }: HeldAs): string[] {
  const { state, hold, units } = row;
  // A hold that began and ended in one commit has no row.
  if (row.held === null) return isOpen ? [`is ${state} without hold ${hold}`] : [];
  if (row.holder !== row.owner || row.held_kind !== account || row.held_asset !== row.asset)
    return [`has hold ${hold}, which is somebody else's`];
  if (row.held_units === units && row.posted === posted && row.voided === voided) return [];
  const away = `${row.posted} of ${units} is posted and ${row.voided} voided`;
  return [`is ${state}, and of its hold ${hold} ${away}`];
}
