import { InsufficientFunds } from '../../../ledger/Ledger.ts';
import { toUnits } from '../../../ledger/units.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { PlaceOrder } from '../../spot/public/orderInput.ts';
import { priceScale } from '../../../instruments/PairUnits.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import type { Dice } from './Dice.ts';
import { Grid } from './Grid.ts';
import { Inventory, makerOwner } from './Inventory.ts';
import { Ladder } from './Ladder.ts';
import type { Quote } from './Ladder.ts';
import { profileOf } from './profiles.ts';

const restockEveryS = 5;

interface Quoting {
  book: PairBook;
  grid: Grid;
  ladder: Ladder;
}

export interface MarketMakerOptions {
  exchange: Exchange;
  /** The pairs that it makes a market in. */
  books: readonly PairBook[];
  dice: Dice;
}

/** The operator's own maker in some pairs: quotes around a fair price, and the stock behind them. */
export class MarketMaker {
  private readonly exchange: Exchange;
  private readonly inventory: Inventory;
  private readonly quotings: ReadonlyMap<string, Quoting>;
  private restockInS = 0;

  constructor({ exchange, books, dice }: MarketMakerOptions) {
    this.exchange = exchange;
    this.inventory = new Inventory(books);
    this.quotings = new Map(
      books.map((book) => {
        const ladder = new Ladder(profileOf(book.pair.symbol), dice);
        return [book.pair.symbol, { book, grid: new Grid(book), ladder }];
      }),
    );
  }

  /**
   * Begins a step: restocks periodically, drops filled quotes, cancels orders that no ladder knows.
   * @param price the fair price of a symbol, in the quote asset
   */
  prepare(tx: MoneyTx, seconds: number, price: (symbol: string) => number): void {
    this.restockInS -= seconds;
    if (this.restockInS <= 0) {
      this.inventory.keep(tx.ledger, price);
      this.restockInS = restockEveryS;
    }
    const open = new Set(this.exchange.openIds(makerOwner));
    for (const { ladder } of this.quotings.values()) {
      for (const id of [...ladder.ids]) if (!open.delete(id)) ladder.forget(id);
    }
    for (const id of open) this.exchange.cancelForPlatform(tx, id);
  }

  /** Moves the quotes of a pair to its fair price. */
  quote(tx: MoneyTx, symbol: string, price: number, seconds: number): void {
    const { grid, ladder } = this.quoting(symbol);
    const { cancel, place } = ladder.plan(grid.ticks(price), seconds);
    for (const id of cancel) this.cancel(tx, symbol, id);
    for (const quote of place) this.placeQuote(tx, symbol, price, quote);
  }

  /** Cancels all quotes: no user trades at a stale price. */
  withdraw(tx: MoneyTx): void {
    for (const [symbol, { ladder }] of this.quotings) {
      for (const id of [...ladder.ids]) this.cancel(tx, symbol, id);
    }
  }

  /** Cancels one platform order, quote or not. */
  cancel(tx: MoneyTx, symbol: string, id: number): void {
    this.exchange.cancelForPlatform(tx, id);
    this.quoting(symbol).ladder.forget(id);
  }

  /**
   * Places an order. Returns undefined without any effect when funds are currently insufficient; they are restocked.
   */
  place(tx: MoneyTx, order: PlaceOrder): ReturnType<Exchange['placeForPlatform']> | undefined {
    try {
      return this.exchange.placeForPlatform(tx, order);
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      this.restockInS = 0;
      return undefined;
    }
  }

  /** Like `place`, but issues missing funds first: for orders that must succeed. */
  mustPlace(
    tx: MoneyTx,
    order: PlaceOrder & { quantity: string; at?: number },
  ): ReturnType<Exchange['placeForPlatform']> {
    const { book } = this.quoting(order.symbol);
    const quantity = toUnits(order.quantity, book.pair.baseScale);
    const { owner, side } = order;
    if (side === 'sell') this.inventory.provide(tx.ledger, owner, book.pair.base, quantity);
    else {
      const value = book.value(toUnits((order.price ?? order.worstPrice)!, priceScale), quantity);
      this.inventory.provide(tx.ledger, owner, book.pair.quote, value);
    }
    return this.exchange.placeForPlatform(tx, order);
  }

  /** Called after a failed step: its changes were rolled back, so the ladders no longer match the resting orders. */
  startOver(): void {
    for (const { ladder } of this.quotings.values()) ladder.clear();
    this.restockInS = 0;
  }

  private placeQuote(tx: MoneyTx, symbol: string, price: number, quote: Quote): void {
    const { grid, ladder } = this.quoting(symbol);
    const placed = this.place(tx, {
      owner: makerOwner,
      symbol,
      side: quote.side,
      kind: 'limit',
      price: grid.priceText(quote.tick),
      quantity: grid.quantityText(quote.value, price),
    });
    if (placed?.isOpen) ladder.note(placed.id, quote);
  }

  private quoting(symbol: string): Quoting {
    const quoting = this.quotings.get(symbol);
    if (!quoting) throw new Error(`The house makes no market in ${symbol}`);
    return quoting;
  }
}
