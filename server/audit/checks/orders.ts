import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import { cancelledStatus, faultOf, filledStatus, openStatus } from '../../domains/spot/public/Order.ts';
import type { Schema } from '../../store/schema.ts';
import type { PairOf } from './fills.ts';
import type { Books } from './postings.ts';
import { unlessSame } from '../Findings.ts';
import type { Rebuilt } from '../Findings.ts';
import { inOneView } from '../view.ts';
import type { Pages } from '../view.ts';

interface Parts {
  books: Books;
  pairOf: PairOf;
  pages: Pages;
}

/** Each order is read with its fills. */
const rowsOfOrder = 4;

/** Orders to check: a range of ids, both included, or single ids. */
type Chosen = { from: bigint; to: bigint } | readonly bigint[];

type OrderRow = Awaited<ReturnType<typeof readOrders>>[number];

/** Scans orders by id, and subtracts their taker fees from their accounts. */
export async function walkOrders(
  db: Kysely<Schema>,
  { after, upTo }: { after: bigint; upTo: bigint },
  parts: Parts,
): Promise<void> {
  for (let from = after + 1n; from <= upTo;) {
    const to = await endOfPage(db, { from, upTo, count: ordersOf(parts.pages) });
    await checkPage(db, { from, to }, parts, (row, units) => takeFee(row, units, parts));
    from = to + 1n;
    if (from <= upTo) await parts.pages.rest();
  }
}

/** Ids have gaps, so the page size is counted in rows. */
async function endOfPage(
  db: Kysely<Schema>,
  { from, upTo, count }: { from: bigint; upTo: bigint; count: number },
): Promise<bigint> {
  const last = await db
    .selectFrom('spot_order')
    .select('id')
    .where('id', '>=', from)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return last?.id ?? upTo;
}

/** Checks earlier orders again that have traded since. */
export async function checkOrders(db: Kysely<Schema>, ids: readonly bigint[], parts: Parts): Promise<void> {
  const count = ordersOf(parts.pages);
  for (let start = 0; start < ids.length; start += count) {
    await checkPage(db, ids.slice(start, start + count), parts, () => undefined);
    await parts.pages.rest();
  }
}

function ordersOf({ rows }: Pages): number {
  return Math.max(1, Math.floor(rows / rowsOfOrder));
}

/** Totals of an order's fills. */
interface Traded {
  quantity: bigint;
  value: bigint;
  makerFee: bigint;
  hasTaken: boolean;
}

async function checkPage(
  db: Kysely<Schema>,
  chosen: Chosen,
  parts: Parts,
  takeTakerFee: (row: OrderRow, units: bigint) => void,
): Promise<void> {
  const { findings } = parts.books;
  await inOneView(db, async (view) => {
    const rows = await readOrders(view, chosen);
    const traded = await tradedBy(view, chosen);
    for (const row of rows) {
      const sums = traded.get(row.id) ?? nothing;
      checkOrder(row, sums, parts);
      takeTakerFee(row, row.fee - sums.makerFee);
    }
    for (const { id, other_id, owner } of await readTwins(view, chosen))
      findings.add(`Orders ${other_id} and ${id} have one client order id`, {
        row: `spot_order ${id}`,
        owner,
      });
  });
}

const nothing: Traded = { quantity: 0n, value: 0n, makerFee: 0n, hasTaken: false };

function among(column: string, chosen: Chosen): RawBuilder<SqlBool> {
  const named = sql.ref(column);
  return 'from' in chosen
    ? sql`${named} between ${chosen.from} and ${chosen.to}`
    : sql`${named} in (${sql.join(chosen)})`;
}

function readOrders(view: Kysely<Schema>, chosen: Chosen) {
  return view
    .selectFrom('spot_order')
    .select(['id', 'owner', 'symbol', 'side', 'kind', 'status', 'cancel_reason'])
    .select(['price', 'worst_price', 'quantity', 'filled_quantity', 'filled_value', 'fee', 'fee_asset'])
    .where(among('id', chosen))
    .execute();
}

async function tradedBy(view: Kysely<Schema>, chosen: Chosen): Promise<Map<bigint, Traded>> {
  const traded = new Map<bigint, Traded>();
  for (const side of ['maker_order', 'taker_order'] as const) {
    const fills = await view
      .selectFrom('fill')
      .select([side, 'quantity', 'value', 'maker_fee'])
      .where(among(side, chosen))
      .execute();
    for (const fill of fills) {
      const id = (fill as Record<typeof side, bigint>)[side];
      const sums = traded.get(id) ?? { ...nothing };
      traded.set(id, sums);
      sums.quantity += fill.quantity;
      sums.value += fill.value;
      if (side === 'maker_order') sums.makerFee += fill.maker_fee;
      else sums.hasTaken = true;
    }
  }
  return traded;
}

/** A client order id identifies one order, however often it is sent. */
function readTwins(view: Kysely<Schema>, chosen: Chosen) {
  return view
    .selectFrom('spot_order')
    .innerJoin('spot_order as other', (join) =>
      join
        .onRef('other.owner', '=', 'spot_order.owner')
        .onRef('other.client_order_id', '=', 'spot_order.client_order_id'),
    )
    .select(['spot_order.id', 'spot_order.owner', 'other.id as other_id'])
    .where(among('spot_order.id', chosen))
    .whereRef('other.id', '<', 'spot_order.id')
    .execute();
}

function checkOrder(row: OrderRow, traded: Traded, { books: { findings }, pairOf }: Parts): void {
  const { id, symbol, side, status, filled_quantity, filled_value, fee, fee_asset } = row;
  const fault = faultOf({ id: Number(id), side, kind: row.kind, price: row.price ?? row.worst_price ?? 0n });
  const about = { row: `spot_order ${id}`, owner: row.owner, rebuilt: rebuiltOrder(row, traded) };
  const says = (sentence: string) => findings.add(sentence, about);
  if (fault !== undefined) says(fault);
  if (!isConsistent(row))
    says(`Order ${id} has status ${status} with ${row.quantity - filled_quantity} left`);
  if (traded.quantity !== filled_quantity)
    says(`Order ${id}: its fills miss ${filled_quantity - traded.quantity} of its quantity`);
  if (traded.value !== filled_value)
    says(`Order ${id}: its fills miss ${filled_value - traded.value} of its value`);
  const { base, quote } = pairOf(symbol);
  const received = side === 'buy' ? filled_quantity : filled_value;
  const takerFee = fee - traded.makerFee;
  const isFee = takerFee >= 0n && fee <= received && (takerFee === 0n || traded.hasTaken);
  if (!isFee || fee_asset !== (side === 'buy' ? base : quote))
    says(`Order ${id} has a fee of ${fee} ${fee_asset}, of which its fills charged ${traded.makerFee}`);
}

/** Remainder after the fills. A cancellation is stored with its reason, which distinguishes it from an open order. */
function rebuiltOrder(
  row: OrderRow,
  { quantity: filled_quantity, value: filled_value }: Traded,
): Rebuilt | undefined {
  const { quantity, kind, cancel_reason } = row;
  const left = quantity - filled_quantity;
  const sums = { filled_quantity, filled_value };
  if (left < 0n) return undefined;
  if (left === 0n) return unlessSame(row, { ...sums, status: BigInt(filledStatus), cancel_reason: '' });
  if (cancel_reason !== '') return unlessSame(row, { ...sums, status: BigInt(cancelledStatus) });
  return kind === 'limit' ? unlessSame(row, { ...sums, status: BigInt(openStatus) }) : undefined;
}

const statuses: readonly number[] = [openStatus, filledStatus, cancelledStatus];

function isConsistent({ quantity, filled_quantity, status, cancel_reason, kind }: OrderRow): boolean {
  const left = quantity - filled_quantity;
  return (
    statuses.includes(Number(status)) &&
    left >= 0n &&
    (status === BigInt(filledStatus) ? left === 0n : left > 0n) &&
    (status === BigInt(cancelledStatus)) === (cancel_reason !== '') &&
    (status !== BigInt(openStatus) || kind === 'limit')
  );
}

/** Fee of an order that is visited for the first time. */
function takeFee(row: OrderRow, units: bigint, { books: { accounts, findings }, pairOf }: Parts): void {
  if (units === 0n) return;
  const { base, quote } = pairOf(row.symbol);
  const totals = accounts.spot(row.owner, row.side === 'buy' ? base : quote);
  if (totals) totals.fees -= units;
  else
    findings.add(`Order ${row.id} has a fee of ${units} that no posting took`, {
      row: `spot_order ${row.id}`,
      owner: row.owner,
    });
}
