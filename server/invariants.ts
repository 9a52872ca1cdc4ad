// What must be true of a database at every commit, whatever happened before. Used by tests and after kills.
import type { Kysely, Selectable } from 'kysely';
import type { Pair } from '../contracts/market.ts';
import { isHouse, isUser } from './ledger/account.ts';
import { linkOf } from './ledger/CommandLog.ts';
import { heldBy } from './ledger/Holds.ts';
import {
  cancelledStatus,
  filledStatus,
  openStatus,
  orderHoldReason,
  orderReference,
  remaining,
} from './matching/Order.ts';
import type { Order } from './matching/Order.ts';
import { orderOfRow } from './matching/orderRows.ts';
import { PairBook } from './matching/PairBook.ts';
import { feesOwner, heldAsset, heldFor } from './matching/settle.ts';
import { inPages } from './store/inPages.ts';
import type { AccountTable, CommandTable, HoldTable, Schema } from './store/schema.ts';
import { transferReason } from './wallet/transfers.ts';

type AccountRow = Selectable<AccountTable>;
type HoldRow = Selectable<HoldTable>;

/** Checks a database and returns a sentence for everything that is wrong; an empty list is a sound database. */
export async function findViolations(db: Kysely<Schema>, pairs: readonly Pair[]): Promise<string[]> {
  const accounts = await db.selectFrom('account').selectAll().execute();
  const holds = await db.selectFrom('hold').selectAll().execute();
  const orders = (await db.selectFrom('spot_order').selectAll().execute()).map(orderOfRow);
  const books = new Map(pairs.map((pair) => [pair.symbol, new PairBook(pair)]));
  return [
    ...balanceViolations(accounts),
    ...(await postingViolations(db, accounts)),
    ...holdViolations(accounts, holds, orders, books),
    ...orderViolations(orders),
    ...(await fillViolations(db, orders)),
    ...crossedBooks(orders),
    ...(await chainViolations(db)),
    ...(await commandViolations(db, orders)),
    ...(await transferViolations(db)),
    ...(await feeViolations(db, accounts, orders, books)),
  ];
}

function balanceViolations(accounts: readonly AccountRow[]): string[] {
  const found: string[] = [];
  const totals = new Tally();
  for (const account of accounts) {
    totals.add(account.asset, account.available + account.held);
    const mayOwe = account.owner === 'system:issuance';
    if (account.held < 0n || (account.available < 0n && !mayOwe))
      found.push(`${nameOf(account)} is below zero`);
    if (isHouse(account.owner) && account.held !== 0n)
      found.push(`${nameOf(account)} persisted a house hold`);
  }
  for (const [asset, total] of totals.nonZero()) found.push(`${asset} is not conserved: ${total} too many`);
  return found;
}

/** Every balance is what its postings add up to, and every posting says what a person's account had after it. */
async function postingViolations(db: Kysely<Schema>, accounts: readonly AccountRow[]): Promise<string[]> {
  const found: string[] = [];
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const running = new Map<bigint, bigint>();
  const postings = await db.selectFrom('posting').selectAll().orderBy('id').execute();
  for (const { id, debit_account, credit_account, units, debit_after, credit_after } of postings) {
    for (const [accountId, change, after] of [
      [debit_account, -units, debit_after],
      [credit_account, units, credit_after],
    ] as const) {
      const total = (running.get(accountId) ?? 0n) + change;
      running.set(accountId, total);
      const expected = isUser(byId.get(accountId)?.owner ?? '') ? total : null;
      if (after !== expected)
        found.push(`Posting ${id} says that account ${accountId} had ${after}, not ${expected}`);
      if (after !== null && after < 0n)
        found.push(`Posting ${id} says that account ${accountId} was below zero`);
    }
  }
  for (const account of accounts) {
    const difference = account.available + account.held - (running.get(account.id) ?? 0n);
    if (difference !== 0n) found.push(`Account ${account.id} differs from its postings by ${difference}`);
  }
  return found;
}

/** What an account holds is the sum of its holds, and an order's hold has what the order needs, unit for unit. */
function holdViolations(
  accounts: readonly AccountRow[],
  holds: readonly HoldRow[],
  orders: readonly Order[],
  books: ReadonlyMap<string, PairBook>,
): string[] {
  const found: string[] = [];
  const names = new Map(accounts.map((account) => [account.id, nameOf(account)]));
  const difference = new Tally();
  for (const account of accounts) difference.add(nameOf(account), account.held);
  const ofOrders = new Map<string, HoldRow>();
  for (const hold of holds) {
    const left = heldBy(hold);
    difference.add(names.get(hold.account) ?? `account ${hold.account}`, -left);
    if (left < 0n || hold.posted < 0n || hold.voided < 0n || (left === 0n) !== (hold.ended_at !== null))
      found.push(`Hold ${hold.id} of ${hold.reference} has ${left} left`);
    if (left === 0n || hold.reason !== orderHoldReason) continue;
    if (ofOrders.has(hold.reference)) found.push(`${hold.reference} has two holds`);
    ofOrders.set(hold.reference, hold);
  }
  for (const [name, units] of difference.nonZero()) found.push(`${name} holds ${units} more than its holds`);
  for (const order of orders) {
    const book = books.get(order.symbol);
    if (order.status !== openStatus || !book) continue;
    const reference = orderReference(order);
    const hold = ofOrders.get(reference);
    ofOrders.delete(reference);
    const needed = heldFor(book, order, remaining(order));
    const name = nameOf({ owner: order.owner, kind: 'change', asset: heldAsset(book.pair, order) });
    if (!hold || heldBy(hold) !== needed || names.get(hold.account) !== name)
      found.push(`${reference} needs ${needed} of ${name}, and holds ${hold ? heldBy(hold) : 'nothing'}`);
  }
  for (const reference of ofOrders.keys()) found.push(`${reference} holds something and is not open`);
  return found;
}

function orderViolations(orders: readonly Order[]): string[] {
  const found: string[] = [];
  const clientIds = new Set<string>();
  for (const order of orders) {
    const left = remaining(order);
    const isConsistent =
      left >= 0n &&
      (order.status === filledStatus ? left === 0n : left > 0n) &&
      (order.status === cancelledStatus) === (order.cancelReason !== '') &&
      (order.status !== openStatus || order.kind === 'limit');
    if (!isConsistent) found.push(`Order ${order.id} has status ${order.status} with ${left} left`);
    if (order.clientOrderId === null) continue;
    const key = `${order.owner} ${order.clientOrderId}`;
    if (clientIds.has(key)) found.push(`${key} was placed twice`);
    clientIds.add(key);
  }
  return found;
}

async function fillViolations(db: Kysely<Schema>, orders: readonly Order[]): Promise<string[]> {
  const quantities = new Tally();
  const values = new Tally();
  for (const order of orders) {
    quantities.add(String(order.id), order.filledQuantity);
    values.add(String(order.id), order.filledValue);
  }
  for (const fill of await db.selectFrom('fill').selectAll().execute()) {
    for (const id of [fill.maker_order, fill.taker_order]) {
      if (id === null) continue;
      quantities.add(String(id), -fill.quantity);
      values.add(String(id), -fill.value);
    }
  }
  return [
    ...quantities.nonZero().map(([id, units]) => `Order ${id}: its fills miss ${units} of its quantity`),
    ...values.nonZero().map(([id, units]) => `Order ${id}: its fills miss ${units} of its value`),
  ];
}

function crossedBooks(orders: readonly Order[]): string[] {
  const bids = new Map<string, bigint>();
  const asks = new Map<string, bigint>();
  for (const order of orders) {
    if (order.status !== openStatus) continue;
    const best = order.side === 'buy' ? bids : asks;
    const known = best.get(order.symbol);
    const isBetter =
      known === undefined || (order.side === 'buy' ? order.price > known : order.price < known);
    if (isBetter) best.set(order.symbol, order.price);
  }
  return [...bids]
    .filter(([symbol, bid]) => bid >= (asks.get(symbol) ?? bid + 1n))
    .map(([symbol, bid]) => `${symbol} is crossed at ${bid}`);
}

/** Every answer that was given for a transfer names a posting of one, between accounts of one owner. */
async function transferViolations(db: Kysely<Schema>): Promise<string[]> {
  const answered = await db
    .selectFrom('command')
    .select(['id', 'actor', 'outcome'])
    .where('name', '=', 'wallet.transfer')
    .execute();
  const made = await db
    .selectFrom('posting')
    .innerJoin('account as source', 'source.id', 'posting.debit_account')
    .innerJoin('account as target', 'target.id', 'posting.credit_account')
    .select(['posting.id', 'source.owner as from', 'target.owner as to'])
    .where('posting.reason', '=', transferReason)
    .execute();
  const owners = new Map(made.map(({ id, from }) => [Number(id), from]));
  return [
    ...made
      .filter(({ from, to }) => from !== to)
      .map(({ id, from, to }) => `Transfer ${id} went from ${from} to ${to}`),
    ...answered
      .filter(({ actor, outcome }) => owners.get(JSON.parse(outcome) as number) !== actor)
      .map(({ id, outcome }) => `Command ${id} made transfer ${outcome}, which its actor has not`),
  ];
}

/** The log of commands is as it was written: no row was changed, put in or taken out between others. */
async function chainViolations(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  let previous = { id: 0n, hash: '' };
  await inPages<Selectable<CommandTable>>(
    (after, limit) =>
      db
        .selectFrom('command')
        .selectAll()
        .where('id', '>', after?.id ?? 0n)
        .orderBy('id')
        .limit(limit)
        .execute(),
    (row) => {
      const link = linkOf(previous.hash, Number(row.id), { ...row, createdAt: Number(row.created_at) });
      if (row.id !== previous.id + 1n || row.hash !== link)
        found.push(`Command ${row.id} does not follow command ${previous.id}, or was changed`);
      previous = row;
    },
  );
  return found;
}

/** Every order that is said to have been placed or taken out exists and is its actor's. */
async function commandViolations(db: Kysely<Schema>, orders: readonly Order[]): Promise<string[]> {
  const owners = new Map(orders.map((order) => [order.id, order.owner]));
  const done = await db
    .selectFrom('command')
    .select(['id', 'name', 'actor', 'outcome'])
    .where('name', 'in', ['spot.place', 'spot.cancel'])
    .execute();
  return done
    .filter(({ actor, outcome }) => owners.get(JSON.parse(outcome) as number) !== actor)
    .map(
      ({ id, name, outcome }) => `Command ${id} (${name}) names order ${outcome}, which its actor has not`,
    );
}

async function feeViolations(
  db: Kysely<Schema>,
  accounts: readonly AccountRow[],
  orders: readonly Order[],
  books: ReadonlyMap<string, PairBook>,
): Promise<string[]> {
  const difference = new Tally();
  const feeAccounts = new Map(
    accounts.filter(({ owner }) => owner === feesOwner).map((account) => [account.id, account.asset]),
  );
  const charged = await db
    .selectFrom('posting')
    .select(['credit_account', 'units'])
    .where('reason', '=', 'spot.fee')
    .execute();
  for (const { credit_account, units } of charged)
    difference.add(feeAccounts.get(credit_account) ?? '?', units);
  for (const order of orders) {
    const pair = books.get(order.symbol)?.pair;
    if (pair) difference.add(order.side === 'buy' ? pair.base : pair.quote, -order.fee);
  }
  return difference
    .nonZero()
    .map(([asset, units]) => `${asset}: ${units} of fees charged belong to no order`);
}

function nameOf(account: { owner: string; kind: string; asset: string }): string {
  return `${account.owner} ${account.kind} ${account.asset}`;
}

class Tally {
  private readonly sums = new Map<string, bigint>();

  add(key: string, units: bigint): void {
    this.sums.set(key, (this.sums.get(key) ?? 0n) + units);
  }

  nonZero(): [string, bigint][] {
    return [...this.sums].filter(([, units]) => units !== 0n);
  }
}
