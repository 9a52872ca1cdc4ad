import type { Side } from '../../../contracts/market.ts';
import type { TradeEvent } from './public/spotEvents.ts';
import { isUser } from '../../ledger/account.ts';
import { timedId } from '../../store/timedId.ts';
import type { Undo } from '../../commands/Undo.ts';
import type { Order } from './public/Order.ts';
import type { Fill } from './orderRows.ts';
import type { PairBook } from './public/PairBook.ts';

/** Changes of the exchange since the last flush and since the last notification of listeners. */
export class ExchangeChanges {
  orders = new Set<Order>();
  fills: Fill[] = [];
  trades: TradeEvent[] = [];
  /** Pairs whose last price has changed. */
  states = new Set<PairBook>();
  lastFillId = 0;
  private readonly undo: Undo;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Marks a user's order to be written; platform orders never are. */
  order(order: Order): void {
    if (!isUser(order.owner) || this.orders.has(order)) return;
    this.orders.add(order);
    this.undo.push(() => this.orders.delete(order));
  }

  /** Sizes are published as absolute values, so a level noted by a failed command does no harm. */
  level(book: PairBook, side: Side, price: bigint): void {
    book.changedLevels[side].add(price);
  }

  /** @param tradedAt publication time of the trade */
  trade(
    book: PairBook,
    trade: { maker: Order; taker: Order; quantity: bigint; value: bigint; makerFee: bigint; at: number },
    tradedAt: number,
  ): void {
    const { maker, taker, quantity } = trade;
    const { lastPrice, tradeSequence } = book;
    book.lastPrice = maker.price;
    book.tradeSequence += 1;
    this.states.add(book);
    this.trades.push({
      type: 'trade',
      symbol: book.pair.symbol,
      id: book.tradeSequence,
      price: book.price(maker.price),
      quantity: book.quantity(quantity),
      takerSide: taker.side,
      at: tradedAt,
    });
    const isPersons = isUser(maker.owner) || isUser(taker.owner);
    if (isPersons) {
      this.lastFillId = timedId(this.lastFillId, trade.at);
      this.fills.push({ ...trade, id: this.lastFillId, symbol: book.pair.symbol, price: maker.price });
    }
    this.undo.push(() => {
      book.lastPrice = lastPrice;
      book.tradeSequence = tradeSequence;
      this.trades.pop();
      if (isPersons) this.fills.pop();
    });
  }

  clear(): void {
    this.orders = new Set();
    this.fills = [];
    this.trades = [];
    this.states = new Set();
  }
}
