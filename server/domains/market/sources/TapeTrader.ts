// Repeats external trades through the same exchange and ledger as users' trades: one platform order rests at a trade's
// price and another takes it.
import type { Side } from '../../../../contracts/market.ts';
import { isPlatform } from '../../../ledger/account.ts';
import { toUnits } from '../../../ledger/units.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import { remaining } from '../../spot/public/Order.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import type { Dice } from './Dice.ts';
import { MarketMaker } from './MarketMaker.ts';
import { makerOwner, takerOwner } from './Inventory.ts';
import type { TapeTrade } from './tapeTrade.ts';

/** A longer pause does not refresh a whole book in one step. */
const longestStepS = 5;

export interface TapeTraderOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  /** Pairs of the tape. */
  books: readonly PairBook[];
  dice: Dice;
}

/**
 * Every trade of the tape is in the ledger at exactly its price. Users' better orders are filled before it, completely
 * and at their own price, because the price has passed them; orders at the same price share its amount in price-time
 * order. Platform quotes in its way are cancelled first, so they never change the tape. Trades of a pair that has not
 * opened are skipped.
 */
export class TapeTrader {
  private readonly options: TapeTraderOptions;
  private readonly house: MarketMaker;
  /** Pairs with tape data since the start; the platform quotes no other. */
  private readonly told = new Set<string>();
  private areQuotesOut = false;
  /** Whether this step's command has begun; false when a busy executor rejects it. */
  private isTrading = false;

  constructor(options: TapeTraderOptions) {
    this.options = options;
    this.house = new MarketMaker(options);
  }

  /**
   * Plays trades in their order as one command, and refreshes the quotes around the last prices. If the prices are
   * stale, it cancels the quotes instead: no user may trade with the platform at past prices.
   * @param seconds since the last step
   * @throws the errors of the command executor: none of the trades has been published then, and they can be played
   * again.
   */
  async play(trades: readonly TapeTrade[], seconds: number, isAlive: boolean): Promise<void> {
    if (trades.length === 0 && !isAlive && !this.areQuotesOut) return;
    await this.run((tx) => {
      const { exchange } = this.options;
      const step = Math.min(seconds, longestStepS);
      this.house.prepare(tx, step, (symbol) => Number(exchange.lastPrice(symbol)));
      if (!isAlive) this.house.withdraw(tx);
      for (const trade of trades) if (exchange.hasPrices(trade.symbol)) this.trade(tx, trade);
      if (!isAlive) return;
      for (const { pair, hasPrices } of this.options.books) {
        if (!pair.open || !hasPrices || !this.hasPrice(pair.symbol, trades)) continue;
        this.house.quote(tx, pair.symbol, Number(exchange.lastPrice(pair.symbol)), step);
      }
    });
    for (const { symbol } of trades) this.told.add(symbol);
    this.areQuotesOut = isAlive;
  }

  private hasPrice(symbol: string, trades: readonly TapeTrade[]): boolean {
    return this.told.has(symbol) || trades.some((trade) => trade.symbol === symbol);
  }

  private async run(command: (tx: MoneyTx) => void): Promise<void> {
    try {
      await this.options.executor.runForPlatform('market.step', (tx) => {
        this.isTrading = true;
        command(tx);
      });
    } catch (error) {
      if (this.isTrading) this.house.startOver();
      throw error;
    } finally {
      this.isTrading = false;
    }
  }

  private trade(tx: MoneyTx, { symbol, at, price, amount, side }: TapeTrade): void {
    const { exchange } = this.options;
    const book = exchange.pairBook(symbol);
    this.clearWay(tx, book, price, at);
    const order = { symbol, at };
    const text = book.price(price);
    // Users' orders at this price on the taker's side match it immediately.
    const maker = this.house.mustPlace(tx, {
      ...order,
      owner: makerOwner,
      side: side === 'buy' ? 'sell' : 'buy',
      kind: 'limit',
      price: text,
      quantity: book.quantity(amount),
    });
    if (!maker.isOpen) return;
    const left = amount - toUnits(maker.filledQuantity, book.pair.baseScale);
    this.house.mustPlace(tx, {
      ...order,
      owner: takerOwner,
      side,
      kind: 'market',
      worstPrice: text,
      quantity: book.quantity(left),
    });
    // Cancels the remainder, which users on the maker's side have traded instead.
    exchange.cancelForPlatform(tx, maker.id);
  }

  /** Empties the book up to a price: bids above it and asks below it, and the platform's own at that price too. */
  private clearWay(tx: MoneyTx, book: PairBook, price: bigint, at: number): void {
    for (const side of ['buy', 'sell'] as const) {
      const best = side === 'buy' ? book.book.best.bid : book.book.best.ask;
      if (best === undefined || (side === 'buy' ? best < price : best > price)) continue;
      let people = 0n;
      const own: number[] = [];
      for (const level of book.book.levels(side)) {
        if (side === 'buy' ? level.price < price : level.price > price) break;
        for (const order of level.orders) {
          if (isPlatform(order.owner)) own.push(order.id);
          else if (level.price !== price) people += remaining(order);
        }
      }
      for (const id of own) this.house.cancel(tx, book.pair.symbol, id);
      if (people > 0n) this.fillPeople(tx, book, side, people, price, at);
    }
  }

  /** Fills users' orders that are better than a price, so that it becomes the best. */
  private fillPeople(
    tx: MoneyTx,
    book: PairBook,
    side: Side,
    units: bigint,
    price: bigint,
    at: number,
  ): void {
    const worst = side === 'buy' ? price + book.tickUnits : price - book.tickUnits;
    this.house.mustPlace(tx, {
      owner: takerOwner,
      symbol: book.pair.symbol,
      side: side === 'buy' ? 'sell' : 'buy',
      kind: 'market',
      worstPrice: book.price(worst),
      quantity: book.quantity(units),
      at,
    });
  }
}
