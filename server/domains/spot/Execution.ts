// Execution of an accepted order: it is matched against the book, fills move money, and the remainder rests or is
// cancelled.
import { accountOf } from '../../ledger/account.ts';
import { heldBy } from '../../ledger/Holds.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Undo } from '../../commands/Undo.ts';
import type { RebateBook } from '../referral/public/RebateBook.ts';
import type { ExchangeChanges } from './ExchangeChanges.ts';
import { match } from './match.ts';
import type { OpenOrders } from './OpenOrders.ts';
import {
  cancelledStatus,
  filledStatus,
  holdOf,
  orderHoldReason,
  orderReference,
  remaining,
} from './public/Order.ts';
import type { CancelReason, Order } from './public/Order.ts';
import type { PairBook } from './public/PairBook.ts';
import { refuseSlippage } from './placementChecks.ts';
import { heldAsset, heldFor, settleFill, settleTakerFee } from './public/settle.ts';

/** Receives each fee as it is charged. */
export type FeeWatch = Pick<RebateBook, 'know' | 'charged'>;

interface Parts {
  ledger: Ledger;
  undo: Undo;
  open: OpenOrders;
  changes: ExchangeChanges;
  fees: FeeWatch | undefined;
}

/** Keeps book, open orders, balances and recorded changes consistent; every change can be undone. */
export class Execution {
  private readonly ledger: Ledger;
  private readonly undo: Undo;
  private readonly open: OpenOrders;
  private readonly changes: ExchangeChanges;
  private readonly fees: FeeWatch | undefined;

  constructor({ ledger, undo, open, changes, fees }: Parts) {
    this.ledger = ledger;
    this.undo = undo;
    this.open = open;
    this.changes = changes;
    this.fees = fees;
  }

  /**
   * Matches an accepted order and settles it.
   * @param tradedAt publication time of its trades; a user's order and fill carry `now`
   * @throws Refusal spot.slippage, or InsufficientFunds; nothing is changed then.
   */
  execute(now: number, book: PairBook, order: Order, tradedAt = now): void {
    const plan = match(book.book, order);
    if (order.kind === 'market') refuseSlippage(book, order, plan);
    order.hold = this.ledger.hold(
      accountOf(order.owner, heldAsset(book.pair, order)),
      order.value ?? heldFor(book, order, order.quantity),
      { reason: orderHoldReason, reference: orderReference(order) },
    );
    this.changes.order(order);
    for (const resting of plan.selfTrades) this.takeOut(now, book, resting, 'selfTrade');
    for (const { maker, quantity } of plan.fills) this.fill({ now, tradedAt }, book, order, maker, quantity);
    settleTakerFee(this.ledger, book, order);
    const { filledQuantity: quantity, filledValue: value } = order;
    this.tellFee(now, book, order, { fee: order.fee, quantity, value });
    if (plan.left > 0n && order.kind === 'limit') return this.addToBook(book, order);
    if (heldBy(holdOf(order)) > 0n) this.ledger.void(holdOf(order));
    if (plan.left === 0n) this.end(order, filledStatus, '');
    else this.end(order, cancelledStatus, 'unfilled');
  }

  private fill(
    times: { now: number; tradedAt: number },
    book: PairBook,
    taker: Order,
    maker: Order,
    quantity: bigint,
  ): void {
    const makerBefore = { ...maker };
    book.book.shrink(maker, quantity);
    this.undo.push(() => book.book.shrink(maker, -quantity));
    this.changes.order(maker);
    this.undo.push(() => Object.assign(maker, makerBefore));
    const { value, makerFee } = settleFill(this.ledger, book, { maker, taker, quantity });
    maker.filledQuantity += quantity;
    maker.filledValue += value;
    maker.fee += makerFee;
    maker.updatedAt = times.now;
    taker.filledQuantity += quantity;
    taker.filledValue += value;
    if (remaining(maker) === 0n) {
      this.takeFromBook(book, maker);
      this.end(maker, filledStatus, '');
    }
    this.changes.level(book, maker.side, maker.price);
    this.changes.trade(book, { maker, taker, quantity, value, makerFee, at: times.now }, times.tradedAt);
    this.tellFee(times.now, book, maker, { fee: makerFee, quantity, value });
  }

  /** @param charged the fee and its base amount; its value is in quote, at the resulting price */
  private tellFee(
    at: number,
    { pair: { base, quote } }: PairBook,
    { id: orderId, owner: payer, side }: Order,
    { fee: units, quantity, value }: { fee: bigint; quantity: bigint; value: bigint },
  ): void {
    if (units === 0n || !this.fees) return;
    const fillId = this.changes.lastFillId;
    const [asset, worth] = side === 'buy' ? [base, (units * value) / quantity] : [quote, units];
    this.fees.charged({ payer, asset, units, worth, orderId, fillId, at });
  }

  private addToBook(book: PairBook, order: Order): void {
    book.book.add(order);
    this.open.add(order);
    this.undo.push(() => {
      this.open.remove(order);
      book.book.remove(order);
    });
    this.changes.level(book, order.side, order.price);
  }

  private takeFromBook(book: PairBook, order: Order): void {
    book.book.remove(order);
    this.open.remove(order);
    this.undo.push(() => {
      this.open.add(order);
      book.book.add(order);
    });
    this.changes.level(book, order.side, order.price);
  }

  /** Removes a resting order from the book and releases its hold. */
  takeOut(now: number, book: PairBook, order: Order, reason: CancelReason): void {
    const updatedBefore = order.updatedAt;
    this.undo.push(() => {
      order.updatedAt = updatedBefore;
    });
    this.takeFromBook(book, order);
    this.ledger.void(holdOf(order));
    this.changes.order(order);
    order.updatedAt = now;
    this.end(order, cancelledStatus, reason);
  }

  private end(order: Order, status: Order['status'], reason: CancelReason): void {
    const { status: statusBefore, cancelReason: reasonBefore } = order;
    order.status = status;
    order.cancelReason = reason;
    this.undo.push(() => {
      order.status = statusBefore;
      order.cancelReason = reasonBefore;
    });
  }
}
