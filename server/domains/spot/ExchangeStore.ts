import type { Kysely, Selectable } from 'kysely';
import type { ServerEvent } from '../../commands/events.ts';
import type { DepthEvent } from './public/spotEvents.ts';
import type { Participant } from '../../commands/Participant.ts';
import { inPages } from '../../store/inPages.ts';
import type { PendingRows } from '../../store/rows.ts';
import type { Schema } from '../../store/schema.ts';
import type { SpotOrderTable } from './tables.ts';
import type { Exchange } from './public/Exchange.ts';
import { openStatus } from './public/Order.ts';
import type { Order } from './public/Order.ts';
import { orderOfRow, rowsOfFills, rowsOfOrders, rowsOfPairStates } from './orderRows.ts';
import { viewOrder } from './orderView.ts';
import type { PairBook } from './public/PairBook.ts';

/** Persists users' orders and fills, notifies listeners, and rebuilds the books. */
export class ExchangeStore implements Participant {
  private readonly exchange: Exchange;
  private readonly clock: { now(): number };
  private written: Order[] = [];

  constructor(exchange: Exchange, clock: { now(): number }) {
    this.exchange = exchange;
    this.clock = clock;
  }

  pending(): 'none' | 'soon' | 'now' {
    const { orders, states } = this.exchange.changes;
    if (orders.size > 0) return 'now';
    return states.size > 0 ? 'soon' : 'none';
  }

  takeRows(): PendingRows[] {
    const { changes } = this.exchange;
    const { orders, fills, states } = changes;
    changes.orders = new Set();
    changes.fills = [];
    changes.states = new Set();
    this.written.push(...orders);
    const feeAsset = (order: Order) => {
      const { pair } = this.exchange.pairBook(order.symbol);
      return order.side === 'buy' ? pair.base : pair.quote;
    };
    return [rowsOfOrders(orders, feeAsset), rowsOfFills(fills), rowsOfPairStates(states)];
  }

  takeEvents(): ServerEvent[] {
    const events: ServerEvent[] = this.written.map((order) => ({
      type: 'order',
      owner: order.owner,
      order: viewOrder(order, this.exchange.pairBook(order.symbol).pair),
    }));
    this.written = [];
    events.push(...this.exchange.changes.trades);
    this.exchange.changes.trades = [];
    for (const book of this.exchange.books.values()) {
      const depth = takeDepth(book, this.clock.now());
      if (depth) events.push(depth);
    }
    return events;
  }

  async rebuild(db: Kysely<Schema>): Promise<void> {
    const { exchange } = this;
    exchange.changes.clear();
    this.written = [];
    const open: Order[] = [];
    await inPages<Selectable<SpotOrderTable>>(
      (after, limit) =>
        db
          .selectFrom('spot_order')
          .selectAll()
          .where('status', '=', BigInt(openStatus))
          .where('sequence', '>', after?.sequence ?? 0n)
          .orderBy('sequence')
          .limit(limit)
          .execute(),
      (row) => open.push(orderOfRow(row)),
    );
    const last = await db
      .selectFrom('spot_order')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    const lastFill = await db
      .selectFrom('fill')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst();
    exchange.load(open, Number(last?.id ?? 0));
    for (const owner of exchange.owners()) await exchange.prepare(db, owner);
    exchange.changes.lastFillId = Number(lastFill?.id ?? 0);
    const states = await db.selectFrom('pair_state').selectAll().execute();
    for (const book of exchange.books.values()) {
      const state = states.find(({ symbol }) => symbol === book.pair.symbol);
      book.resume(state?.last_price, Number(state?.trade_sequence ?? 0));
    }
  }
}

function takeDepth(book: PairBook, at: number): DepthEvent | undefined {
  const { changedLevels } = book;
  if (changedLevels.buy.size === 0 && changedLevels.sell.size === 0) return undefined;
  const previous = book.depthSequence;
  book.depthSequence += 1;
  const level = (side: 'buy' | 'sell') => (price: bigint) =>
    [book.price(price), book.quantity(book.book.sizeAt(side, price))] as [string, string];
  const event: DepthEvent = {
    type: 'depth',
    symbol: book.pair.symbol,
    previous,
    sequence: book.depthSequence,
    bids: Array.from(changedLevels.buy, level('buy')),
    asks: Array.from(changedLevels.sell, level('sell')),
    at,
  };
  changedLevels.buy.clear();
  changedLevels.sell.clear();
  return event;
}
