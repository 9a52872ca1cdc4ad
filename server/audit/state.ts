// Expected state of accounts, holds and open orders in a snapshot.
import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { isAccountKind, isPlatform } from '../ledger/account.ts';
import { countsOf, uncountedSentence } from '../ledger/Entries.ts';
import { heldBy } from '../ledger/Holds.ts';
import { heldSentence } from '../ledger/Ledger.ts';
import { issuanceOwner } from '../ledger/reasons.ts';
import {
  faultOf,
  isPositive,
  openStatus,
  orderHoldReason,
  orderReference,
  remaining,
} from '../domains/spot/public/Order.ts';
import type { Order } from '../domains/spot/public/Order.ts';
import type { PairUnits } from '../instruments/PairUnits.ts';
import { orderOfRow } from '../domains/spot/orderRows.ts';
import { heldAsset, heldFor } from '../domains/spot/public/settle.ts';
import type { AccountTable, HoldTable, Schema } from '../store/schema.ts';
import type { OpenHold, Wanted } from './DomainAudit.ts';
import type { PairOf } from './checks/fills.ts';
import { unlessSame } from './Findings.ts';
import type { Findings, Rebuilt, Subject } from './Findings.ts';
import type { Books } from './checks/postings.ts';
import { Tally } from './Tally.ts';
import { pagesById } from './view.ts';
import type { Pages } from './view.ts';

type AccountRow = Selectable<AccountTable>;
type HoldRow = Selectable<HoldTable> & Pick<OpenHold, 'owner' | 'asset'>;

export interface State {
  /**
   * SHA-256 over all non-zero balances and the entry count of each account, and over both before the scanned postings.
   */
  balances: string;
  balancesBefore: string;
}

/** @param view a snapshot whose last posting is the last scanned one */
export async function checkState(
  view: Kysely<Schema>,
  { books, pairOf, pages }: { books: Books; pairOf: PairOf; pages: Pages },
): Promise<State> {
  const { findings, quarantined } = books;
  const open = await readOpenHolds(view, {
    reasons: books.domains.flatMap(({ holds }) => holds?.reason ?? []),
    findings,
    pages,
  });
  const wanted = await checkOpenOrders(view, { open, pairOf, books, pages });
  for (const { holds: own } of books.domains) {
    if (!own) continue;
    const holds = open.byReason.get(own.reason) ?? new Map<string, OpenHold>();
    for (const [id, due] of await own.check(view, { holds, findings, pages })) wanted.set(id, due);
  }
  const brokenHolders = findings.owners();
  const digests = { now: createHash('sha256'), before: createHash('sha256') };
  const assets = new Tally<string>();
  const read = (after: bigint, limit: number) =>
    view.selectFrom('account').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
  // Issuance may be first; all ids are above zero.
  await pagesById<AccountRow>({ after: 0n, pages }, read, (rows) => {
    for (const row of rows) {
      const holds = open.byAccount.get(row.id) ?? [];
      const held = holds.reduce((sum, hold) => sum + heldBy(hold), 0n);
      // If a hold is missing, the account must not be rebuilt from the remaining holds.
      const isHoldBroken = held !== row.held && brokenHolders.has(row.owner);
      const about = subjectOf(row, isHoldBroken ? undefined : rebuiltAccount(row, held, books));
      const before = checkAccount(row, books, about);
      // The known difference of a quarantined account must not hide other surpluses.
      assets.add(row.asset, row.available + row.held - (quarantined.has(row.owner) ? before : 0n));
      checkHeld(row, { holds, held, wanted, findings, about });
      open.byAccount.delete(row.id);
      const entries = checkCounts(row, books, about);
      digests.now.update(lineOf(row, row.available + row.held, entries.now));
      digests.before.update(lineOf(row, before, entries.before));
    }
  });
  for (const id of open.byAccount.keys()) findings.add(`A hold is of account ${id}, which does not exist`);
  for (const [asset, total] of assets.nonZero())
    findings.add(
      total > 0n
        ? `There are ${total} units of ${asset} too many`
        : `There are ${-total} units of ${asset} too few`,
      { asset },
    );
  checkTotals(books);
  await checkPrices(view, findings);
  return { balances: digests.now.digest('hex'), balancesBefore: digests.before.digest('hex') };
}

function lineOf({ id, owner, kind, asset }: AccountRow, units: bigint, entries: string): string {
  return units === 0n && entries === '' ? '' : `${id} ${owner} ${kind} ${asset} ${units} ${entries}\n`;
}

/** @returns entries by reason, and their number before the scanned postings, as text */
function checkCounts(
  row: AccountRow,
  { accounts, findings, isWhole }: Books,
  about: Subject,
): { now: string; before: string } {
  const { id, asset, entries } = row;
  const counts = countsOf(entries);
  if (!counts) {
    findings.add(uncountedSentence(row), about);
    return { now: entries, before: entries };
  }
  const walked = accounts.get(id)?.entries ?? new Tally<string>();
  const now = talliedOf(row);
  const before = new Tally<string>();
  for (const [reason, count] of now.nonZero()) before.add(reason, count);
  for (const [reason, count] of walked.nonZero()) before.add(reason, -count);
  if (isWhole)
    for (const [reason] of before.nonZero())
      findings.add(
        `Account ${id} (${asset}) counts ${now.get(reason)} entries of ${reason}, and its postings are ${walked.get(reason)}`,
        about,
      );
  return { now: textOf(now), before: textOf(before) };
}

/** Counters of an account; empty if unreadable. */
function talliedOf({ entries }: AccountRow): Tally<string> {
  const tally = new Tally<string>();
  for (const [reason, count] of Object.entries(countsOf(entries) ?? {})) tally.add(reason, BigInt(count));
  return tally;
}

/** Canonical order, independent of insertion. */
function textOf(counts: Tally<string>): string {
  return counts
    .nonZero()
    .map(([reason, count]) => `${reason}:${count}`)
    .sort()
    .join(' ');
}

/** @returns the balance before the scanned postings */
function checkAccount(row: AccountRow, { accounts, findings, isWhole }: Books, about: Subject): bigint {
  const { id, owner, asset, available, held } = row;
  const totals = accounts.get(id);
  const before = available + held - (totals?.change ?? 0n);
  const says = (what: string) => findings.add(`Account ${id} (${asset}) ${what}`, about);
  if (!isAccountKind(row.kind)) says(`is of the kind ${row.kind}, which there is not`);
  if (held < 0n || (available < 0n && owner !== issuanceOwner)) says('is below zero');
  if (isPlatform(owner) && held !== 0n) says('is the house’s and holds something');
  if (isWhole && before !== 0n) says(`differs from its postings by ${before}`);
  if (!isWhole && totals?.before !== undefined && totals.before !== before)
    says(`differs from its last postings by ${before - totals.before}`);
  return before;
}

/** One row for each pair. */
async function checkPrices(view: Kysely<Schema>, findings: Findings): Promise<void> {
  const states = await view.selectFrom('pair_state').select(['symbol', 'last_price']).execute();
  for (const { symbol, last_price } of states)
    if (!isPositive(last_price)) findings.add(`${symbol} has a last price of ${last_price}`);
}

function checkTotals({ accounts, findings }: Books): void {
  for (const { id, owner, asset, isPersons, trades, fees } of accounts.all()) {
    if (!isPersons) continue;
    const about = { row: `account ${id}`, owner, asset };
    if (trades !== 0n)
      findings.add(
        `Account ${id} (${asset}): its trades' postings differ from its fills by ${trades}`,
        about,
      );
    if (fees !== 0n)
      findings.add(`Account ${id} (${asset}): its fees' postings differ from its orders by ${fees}`, about);
  }
}

interface OpenHolds {
  byAccount: Map<bigint, HoldRow[]>;
  /** Open holds of each reason, by reference. */
  byReason: Map<string, Map<string, OpenHold>>;
}

/** @param reasons with at most one hold per subject */
async function readOpenHolds(
  view: Kysely<Schema>,
  { reasons, findings, pages }: { reasons: readonly string[]; findings: Findings; pages: Pages },
): Promise<OpenHolds> {
  const open: OpenHolds = { byAccount: new Map(), byReason: new Map() };
  const ofOne = new Set([orderHoldReason, ...reasons]);
  const read = (after: bigint, limit: number) =>
    view
      .selectFrom('hold')
      .leftJoin('account', 'account.id', 'hold.account')
      .selectAll('hold')
      .select(['account.owner', 'account.asset'])
      .where('ended_at', 'is', null)
      .where('hold.id', '>', after)
      .orderBy('hold.id')
      .limit(limit)
      .execute();
  await pagesById<HoldRow>({ after: 0n, pages }, read, (rows) => {
    for (const hold of rows) {
      const ofAccount = open.byAccount.get(hold.account);
      if (ofAccount) ofAccount.push(hold);
      else open.byAccount.set(hold.account, [hold]);
      if (!ofOne.has(hold.reason)) continue;
      const own = open.byReason.get(hold.reason) ?? new Map<string, OpenHold>();
      if (own.has(hold.reference)) findings.add(`${hold.reference} has two holds`);
      open.byReason.set(hold.reason, own.set(hold.reference, { ...hold, held: heldBy(hold) }));
    }
  });
  return open;
}

/** @returns expected account by hold */
async function checkOpenOrders(
  view: Kysely<Schema>,
  parts: { open: OpenHolds; pairOf: PairOf; books: Books; pages: Pages },
): Promise<Map<bigint, Wanted>> {
  const { open, pairOf, books, pages } = parts;
  const { findings, quarantined } = books;
  const wanted = new Map<bigint, Wanted>();
  const best = { buy: new Map<string, bigint>(), sell: new Map<string, bigint>() };
  const holds = open.byReason.get(orderHoldReason) ?? new Map<string, OpenHold>();
  const unclaimed = new Set(holds.keys());
  const read = (after: bigint, limit: number) =>
    view
      .selectFrom('spot_order')
      .selectAll()
      .where('status', '=', BigInt(openStatus))
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(limit)
      .execute()
      .then((rows) => rows.map((row) => ({ id: row.sequence, order: orderOfRow(row) })));
  await pagesById<{ id: bigint; order: Order }>({ after: 0n, pages }, read, (rows) => {
    for (const { order } of rows) {
      const reference = orderReference(order);
      unclaimed.delete(reference);
      const fault = faultOf(order);
      if (fault !== undefined) {
        findings.add(fault, { row: `spot_order ${order.id}`, owner: order.owner });
        continue;
      }
      // An inconsistent order is not in the book.
      if (!quarantined.has(order.owner)) noteBest(best[order.side], order);
      const { units } = pairOf(order.symbol);
      if (!units) continue;
      const hold = holds.get(reference);
      const needed = neededBy(order, units);
      if (needed === undefined) {
        findings.add(
          `${reference} is for ${remaining(order)} at ${order.price}, whose value would be rounded`,
          { row: `spot_order ${order.id}`, owner: order.owner },
        );
        continue;
      }
      const asset = heldAsset(units.pair, order);
      if (hold) wanted.set(hold.id, { reference, owner: order.owner, asset, kind: 'change' });
      if (hold?.held !== needed)
        findings.add(`${reference} needs ${needed} ${asset}, and holds ${hold?.held ?? 'nothing'}`, {
          ...(hold ? aboutHold(hold, needed) : { row: `spot_order ${order.id}`, owner: order.owner, asset }),
        });
    }
  });
  for (const reference of unclaimed)
    findings.add(`${reference} holds something and is not open`, aboutHold(holds.get(reference)!, 0n));
  for (const [symbol, bid] of best.buy)
    if (bid >= (best.sell.get(symbol) ?? bid + 1n)) findings.add(`${symbol} is crossed at ${bid}`);
  return wanted;
}

function neededBy(order: Order, units: PairUnits): bigint | undefined {
  try {
    return heldFor(units, order, remaining(order));
  } catch {
    return undefined;
  }
}

function noteBest(best: Map<string, bigint>, { symbol, side, price }: Order): void {
  const known = best.get(symbol);
  if (known === undefined || (side === 'buy' ? price > known : price < known)) best.set(symbol, price);
}

function subjectOf({ id, owner, asset }: AccountRow, rebuilt: Rebuilt | undefined): Subject {
  return { row: `account ${id}`, owner, asset, rebuilt };
}

/**
 * Account as all postings, open holds and entries define it; undefined after a partial read, or if a balance would be
 * negative.
 */
function rebuiltAccount(
  row: AccountRow,
  held: bigint,
  { accounts, isWhole, hasBrokenPosting }: Books,
): Rebuilt | undefined {
  const totals = accounts.get(row.id);
  const available = (totals?.change ?? 0n) - held;
  if (!isWhole || hasBrokenPosting || held < 0n || (available < 0n && row.owner !== issuanceOwner))
    return undefined;
  const walked = totals?.entries ?? new Tally<string>();
  const counts = walked.nonZero().map(([reason, count]) => [reason, Number(count)] as const);
  const isCounted = countsOf(row.entries) !== undefined && textOf(walked) === textOf(talliedOf(row));
  const entries = isCounted ? row.entries : JSON.stringify(Object.fromEntries(counts));
  return unlessSame(row, { available, held, entries });
}

/** @param left expected remainder of the hold; its posting rows stay unchanged */
export function aboutHold({ id, units, posted, owner, asset }: OpenHold, left: bigint): Subject {
  const voided = units - posted - left;
  const rebuilt = voided < 0n ? undefined : { voided };
  return { row: `hold ${id}`, owner: owner ?? undefined, asset: asset ?? undefined, rebuilt };
}

interface HeldParts {
  holds: readonly HoldRow[];
  /** Sum of the holds. */
  held: bigint;
  wanted: ReadonlyMap<bigint, Wanted>;
  findings: Findings;
  about: Subject;
}

/** The held balance of an account is the sum of its holds, and each hold belongs to the right account. */
function checkHeld(row: AccountRow, { holds, held, wanted, findings, about }: HeldParts): void {
  if (row.held !== held) findings.add(heldSentence(row, held), about);
  for (const hold of holds) {
    const due = wanted.get(hold.id);
    if (due && (due.owner !== row.owner || due.asset !== row.asset || due.kind !== row.kind))
      findings.add(
        `${due.reference} holds something of account ${row.id} (${row.asset}), which is not its own`,
        { row: `hold ${hold.id}`, owner: row.owner, asset: row.asset },
      );
  }
}

/** Checks that every hold's remainder matches its row, and that it ends at zero. */
export async function checkHolds(
  db: Kysely<Schema>,
  { books: { accounts, findings }, pages }: { books: Books; pages: Pages },
): Promise<void> {
  const read = (after: bigint, limit: number) =>
    db.selectFrom('hold').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
  await pagesById<Selectable<HoldTable>>({ after: 0n, pages }, read, (rows) => {
    for (const hold of rows) {
      const left = heldBy(hold);
      if (left < 0n || hold.posted < 0n || hold.voided < 0n || (left === 0n) !== (hold.ended_at !== null))
        findings.add(`Hold ${hold.id} of ${hold.reference} has ${left} left`, {
          row: `hold ${hold.id}`,
          owner: accounts.get(hold.account)?.owner,
          asset: accounts.get(hold.account)?.asset,
        });
    }
  });
}
