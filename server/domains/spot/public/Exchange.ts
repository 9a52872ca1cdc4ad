// Spot trading in memory: validates and executes placing and cancelling, and keeps open orders. Persisted by
// ExchangeStore.
import type { Kysely } from 'kysely';
import type { Pair, Side } from '../../../../contracts/market.ts';
import { floorValue } from '../../../../contracts/rules/spotValue.ts';
import { isUser } from '../../../ledger/account.ts';
import type { Hold } from '../../../ledger/Holds.ts';
import type { Ledger } from '../../../ledger/Ledger.ts';
import type { Moving } from '../../../commands/MoneyCommand.ts';
import type { Undo } from '../../../commands/Undo.ts';
import { toUnits } from '../../../ledger/units.ts';
import { Refusal } from '../../../refusal.ts';
import type { Schema } from '../../../store/schema.ts';
import { timedId } from '../../../store/timedId.ts';
import { StartError } from '../../../StartError.ts';
import { ExchangeChanges } from '../ExchangeChanges.ts';
import { Execution } from '../Execution.ts';
import type { FeeWatch } from '../Execution.ts';
import { quantityForValue } from '../match.ts';
import { OpenOrders } from '../OpenOrders.ts';
import { faultOf, openStatus, orderHoldReason, orderReference } from './Order.ts';
import type { CancelReason, Order } from './Order.ts';
import type { CancelOrder, CancelOrders, PlaceOrder } from './orderInput.ts';
import { refuseBroken, refuseTooLarge, refuseTooMany } from '../placementChecks.ts';
import { viewOrder } from '../orderView.ts';
import type { OrderView } from '../orderView.ts';
import { PairBook } from './PairBook.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import type { PairUnits } from '../../../instruments/PairUnits.ts';

export interface BookSnapshot {
  symbol: string;
  /** The next depth event refers to it as `previous`. */
  sequence: number;
  bids: [price: string, quantity: string][];
  asks: [price: string, quantity: string][];
}

/** Operations for commands of other domains, and immutable data. */
export type Trading = Pick<
  Exchange,
  'prepare' | 'place' | 'placeForPlatform' | 'cancel' | 'cancelAll' | 'cancelForPlatform' | 'pairs'
>;

/** Data that may be read outside commands, between two groups of them. */
export type ExchangeReader = Pick<
  Exchange,
  'openOrders' | 'book' | 'bestBid' | 'bestAsk' | 'lastPrice' | 'hasPrices' | 'pairs'
>;

export class Exchange {
  readonly books: ReadonlyMap<string, PairBook>;
  readonly changes: ExchangeChanges;
  private readonly ledger: Ledger;
  private readonly execution: Execution;
  private readonly fees: FeeWatch | undefined;
  private readonly open = new OpenOrders();
  private lastOrderId = 0;
  private nextPlatformId = -1;
  private nextSequence = 1;

  constructor(pairs: readonly Pair[], ledger: Ledger, undo: Undo, fees?: FeeWatch) {
    this.books = new Map(pairs.map((pair) => [pair.symbol, new PairBook(pair)]));
    this.ledger = ledger;
    this.fees = fees;
    this.changes = new ExchangeChanges(undo);
    this.execution = new Execution({ ledger, undo, open: this.open, changes: this.changes, fees });
  }

  /** Traded pairs, by symbol. */
  get pairs(): ReadonlyMap<string, PairUnits> {
    return this.books;
  }

  /**
   * Call before a user's order is placed: loads the receivers of rebates from its fees.
   * @param db in its transaction
   */
  async prepare(db: Kysely<Schema>, owner: string): Promise<void> {
    await this.fees?.know(db, owner);
  }

  /**
   * Places an order and matches it immediately.
   * @throws Refusal with the first rule of contracts/rules that it breaks; nothing is changed then.
   */
  place(tx: Moving, input: PlaceOrder): OrderView {
    const book = this.pairBook(input.symbol);
    const price = (input.kind === 'limit' ? input.price : input.worstPrice) ?? '';
    refuseBroken(book, input, price, this.ledger);
    refuseTooMany(input, this.open.count(input.owner));
    this.lastOrderId = timedId(this.lastOrderId, tx.now);
    const order = this.newOrder(tx.now, book, input, price, this.lastOrderId);
    refuseTooLarge(book, order);
    this.execution.execute(tx.now, book, order);
    return viewOrder(order, book.pair);
  }

  /**
   * Places an order of the operator's own ('house:maker', 'house:taker'): no fee, no row, dropped at a restart.
   * @param input `at` is the time of its trades on the tape that they repeat; defaults to now
   * @throws Error when price or quantity are off the pair's grid, InsufficientFunds without the balance
   */
  placeForPlatform(
    tx: Moving,
    input: PlaceOrder & { at?: number },
  ): { id: number; filledQuantity: string; isOpen: boolean } {
    const book = this.pairBook(input.symbol);
    const price = (input.kind === 'limit' ? input.price : input.worstPrice) ?? '';
    const order = this.newOrder(tx.now, book, input, price, this.nextPlatformId--);
    if (
      order.price % book.tickUnits !== 0n ||
      order.quantity % book.stepUnits !== 0n ||
      order.quantity === 0n
    ) {
      throw new Error(`${input.symbol}: ${input.quantity} at ${price} is off the grid`);
    }
    this.execution.execute(tx.now, book, order, input.at);
    const filledQuantity = book.quantity(order.filledQuantity);
    return { id: order.id, filledQuantity, isOpen: order.status === openStatus };
  }

  /**
   * Cancels an open order of this owner.
   * @throws Refusal spot.notCancellable
   */
  cancel(tx: Moving, input: CancelOrder & { by?: CancelReason }): OrderView {
    const order = this.open.get(input.orderId);
    if (!order || order.owner !== input.owner) throw new Refusal('spot.notCancellable');
    const book = this.pairBook(order.symbol);
    this.execution.takeOut(tx.now, book, order, input.by ?? 'user');
    return viewOrder(order, book.pair);
  }

  /**
   * Cancels all matching open orders of this owner.
   * @returns number of orders cancelled
   */
  cancelAll(tx: Moving, { owner, symbol, untilId }: CancelOrders): number {
    const book = this.pairBook(symbol);
    const meant = this.open.of(owner, symbol).filter(({ id }) => id <= untilId);
    for (const order of meant) this.execution.takeOut(tx.now, book, order, 'user');
    return meant.length;
  }

  /** Cancels a platform order; false when it is no longer open. */
  cancelForPlatform(tx: Moving, orderId: number): boolean {
    const order = this.open.get(orderId);
    if (!order || isUser(order.owner)) return false;
    this.execution.takeOut(tx.now, this.pairBook(order.symbol), order, 'user');
    return true;
  }

  /** The owner's open orders, oldest first. */
  openOrders(owner: string, symbol?: string): OrderView[] {
    return this.open.of(owner, symbol).map((order) => viewOrder(order, this.pairBook(order.symbol).pair));
  }

  /** Ids of an owner's open orders: the current quotes of a simulated maker. */
  openIds(owner: string, symbol?: string): number[] {
    return this.open.of(owner, symbol).map((order) => order.id);
  }

  /** Users with open orders. */
  owners(): Set<string> {
    return new Set(Array.from(this.open.all(), ({ owner }) => owner).filter(isUser));
  }

  /** All open orders, for checks. */
  allOpen(): Iterable<Order> {
    return this.open.all();
  }

  /** First `depth` levels of both sides. */
  book(symbol: string, depth: number): BookSnapshot {
    const book = this.pairBook(symbol);
    return {
      symbol,
      sequence: book.depthSequence,
      bids: levelsOf(book, 'buy', depth),
      asks: levelsOf(book, 'sell', depth),
    };
  }

  bestBid(symbol: string): string | undefined {
    const book = this.pairBook(symbol);
    return book.book.best.bid === undefined ? undefined : book.price(book.book.best.bid);
  }

  bestAsk(symbol: string): string | undefined {
    const book = this.pairBook(symbol);
    return book.book.best.ask === undefined ? undefined : book.price(book.book.best.ask);
  }

  lastPrice(symbol: string): string {
    const book = this.pairBook(symbol);
    return book.price(book.lastPrice);
  }

  /** False while a pair has no price source or has not opened: its last price values nothing. */
  hasPrices(symbol: string): boolean {
    return this.pairBook(symbol).hasPrices;
  }

  /**
   * Reloads persisted open orders, given in the order of their sequence. An order without a hold freezes all money
   * movements, and does not rest.
   * @throws StartError when an order's pair is not traded here, because its hold could never be released
   */
  load(orders: readonly Order[], lastOrderId: number): void {
    this.open.clear();
    const holds = new Map<string, Hold>();
    for (const hold of this.ledger.openHolds())
      if (hold.reason === orderHoldReason) holds.set(hold.reference, hold);
    for (const book of this.books.values()) book.book.clear();
    for (const order of orders) {
      const book = this.books.get(order.symbol);
      if (!book)
        throw new StartError(`${order.symbol} has open orders: close the pair (open: false), not remove it`);
      const fault = faultOf(order);
      if (fault !== undefined) {
        this.ledger.gate.stopFor(order.owner, fault, 'all');
        continue;
      }
      order.hold = holds.get(orderReference(order));
      if (!order.hold) {
        this.ledger.gate.stopFor(order.owner, `${orderReference(order)} is open and holds nothing`, 'all');
        continue;
      }
      this.open.add(order);
      book.book.add(order);
    }
    this.lastOrderId = lastOrderId;
    // Sequences rank open orders only.
    this.nextSequence = (orders.at(-1)?.sequence ?? 0) + 1;
  }

  /** @throws Refusal spot.pairClosed for a pair that is not traded here */
  pairBook(symbol: string): PairBook {
    const book = this.books.get(symbol);
    if (!book) throw new Refusal('spot.pairClosed', { values: { symbol } });
    return book;
  }

  private newOrder(now: number, book: PairBook, input: PlaceOrder, price: string, id: number): Order {
    const scaledPrice = toUnits(price, priceScale);
    const value = input.value === undefined ? null : valueUnits(book, input.value);
    return {
      id,
      owner: input.owner,
      symbol: input.symbol,
      side: input.side,
      kind: input.kind,
      price: scaledPrice,
      tradePrice: book.lastPrice,
      quantity:
        value === null
          ? toUnits(input.quantity ?? '', book.pair.baseScale)
          : quantityForValue(book, { owner: input.owner, price: scaledPrice, value }),
      value,
      clientOrderId: input.clientOrderId ?? null,
      createdAt: now,
      sequence: this.nextSequence++,
      hold: undefined,
      filledQuantity: 0n,
      filledValue: 0n,
      fee: 0n,
      status: openStatus,
      cancelReason: '',
      updatedAt: now,
    };
  }
}

/** Amounts below the smallest unit are not spent, like amounts below a step. */
function valueUnits({ pair }: PairBook, value: string): bigint {
  return toUnits(floorValue(pair, value), pair.quoteScale);
}

function levelsOf(book: PairBook, side: Side, depth: number): [string, string][] {
  const levels: [string, string][] = [];
  for (const level of book.book.levels(side)) {
    if (levels.length === depth) break;
    levels.push([book.price(level.price), book.quantity(level.size)]);
  }
  return levels;
}
