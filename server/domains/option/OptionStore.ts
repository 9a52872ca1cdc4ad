import type { Kysely, Selectable } from 'kysely';
import type { OptionResult } from '../../../contracts/rules/option.ts';
import { inPages } from '../../store/inPages.ts';
import { RowWriter } from '../../store/rows.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import type { ServerEvent } from '../../commands/events.ts';
import type { Participant } from '../../commands/Participant.ts';
import type { OptionBook } from './OptionBook.ts';
import { optionRows, runningStatus, settledStatus, settlingStatus } from './OptionOrder.ts';
import type { OptionOrder, OptionStatus, Returned } from './OptionOrder.ts';
import { optionRow } from './optionRow.ts';
import type { Tick } from './OptionTicks.ts';
import type { OptionOrderTable } from './tables.ts';

const changing = [
  ...(['open_price', 'opened_at', 'close_price', 'result', 'returned'] as const),
  ...(['balance_after', 'settled_at', 'status'] as const),
] as const;
const orders = new RowWriter(
  'option_order',
  [
    ...(['id', 'owner', 'symbol', 'asset', 'direction', 'seconds', 'stake', 'fee', 'profit'] as const),
    ...(['ratio', 'band', 'client_order_id', 'created_at', ...changing] as const),
  ],
  { key: ['id'], overwrite: changing },
);
const ticks = new RowWriter('option_tick', ['symbol', 'at', 'price']);

const rowOf = (order: OptionOrder): unknown[] => [
  ...[order.id, order.owner, order.symbol, order.asset, order.direction, order.seconds, order.stake],
  ...[order.fee, order.profit, order.ratio, order.band, order.clientOrderId, order.createdAt],
  ...[order.open, order.openedAt, order.close, order.result, order.returned],
  ...[order.balanceAfter, order.settledAt, order.status],
];

/** Converts a row to an order. Its hold is derived from the ledger. */
export function orderOf(row: Selectable<OptionOrderTable>): OptionOrder {
  const number = (value: bigint | null) => (value === null ? null : Number(value));
  const { owner, symbol, asset, direction, stake, fee, profit, ratio, band } = row;
  return {
    owner,
    symbol,
    asset,
    direction,
    stake,
    fee,
    profit,
    ratio,
    band,
    id: Number(row.id),
    seconds: Number(row.seconds),
    clientOrderId: row.client_order_id,
    createdAt: Number(row.created_at),
    hold: undefined,
    open: row.open_price,
    openedAt: number(row.opened_at),
    close: row.close_price,
    settledAt: number(row.settled_at),
    result: number(row.result) as OptionResult | null,
    returned: row.returned as Returned | null,
    balanceAfter: row.balance_after,
    status: Number(row.status) as OptionStatus,
  };
}

/** Persists options with the ticks that they depend on, and rebuilds them. */
export class OptionStore implements Participant {
  private readonly book: OptionBook;
  private readonly clock: { now(): number };
  /** Copies of the orders when they were handed over. */
  private written: OptionOrder[] = [];

  constructor(book: OptionBook, clock: { now(): number }) {
    this.book = book;
    this.clock = clock;
  }

  pending(): 'none' | 'now' {
    return this.book.changed.size > 0 || this.book.ticks.unwritten.length > 0 ? 'now' : 'none';
  }

  takeRows(): PendingRows[] {
    const { changed, ticks: known } = this.book;
    const rows = [
      { into: orders, rows: Array.from(changed, rowOf) },
      { into: ticks, rows: known.unwritten.map(({ symbol, at, price }) => [symbol, at, price]) },
    ];
    for (const order of changed) this.written.push({ ...order });
    this.book.changed = new Set();
    known.unwritten = [];
    return rows;
  }

  takeEvents(): ServerEvent[] {
    const now = this.clock.now();
    const events = this.written.map((order): ServerEvent => ({
      type: order.status === settledStatus ? 'optionSettled' : 'optionRunning',
      owner: order.owner,
      row: () => optionRow(this.book, order, now),
    }));
    this.written = [];
    return events;
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    this.written = [];
    const live: OptionOrder[] = [];
    await inPages<Selectable<OptionOrderTable>>(
      (after, limit) =>
        db
          .selectFrom('option_order')
          .selectAll()
          .where('status', '<=', BigInt(settlingStatus))
          .where('id', '>', after?.id ?? 0n)
          .orderBy('id')
          .limit(limit)
          .execute(),
      (row) => void live.push(orderOf(row)),
    );
    this.book.load(live, await this.ticksFor(db, live), await optionRows.lastId(db));
  }

  /** Last tick of each pair, and the ticks that running orders may be settled by. */
  private async ticksFor(db: Kysely<Schema>, live: readonly OptionOrder[]): Promise<Tick[]> {
    const found: Tick[] = [];
    for (const { symbol } of this.book.pairs.values()) {
      const last = await db
        .selectFrom('option_tick')
        .select((eb) => eb.fn.max('at').as('at'))
        .where('symbol', '=', symbol)
        .executeTakeFirst();
      if (!last?.at) continue;
      const running = live.filter((order) => order.symbol === symbol && order.status === runningStatus);
      const from = Math.min(...running.map(({ openedAt, createdAt }) => openedAt ?? createdAt));
      const since = Number.isFinite(from) && BigInt(from) < last.at ? BigInt(from) : last.at;
      const rows = await db
        .selectFrom('option_tick')
        .selectAll()
        .where('symbol', '=', symbol)
        .where('at', '>=', since)
        .orderBy('at')
        .execute();
      found.push(...rows.map(({ at, price }) => ({ symbol, price, at: Number(at) })));
    }
    return found;
  }
}
