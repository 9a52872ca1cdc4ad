// The simulated market: house makers that quote around the model's fair price and house takers that trade
// with whoever is best, through the same exchange and ledger as everybody else.
import type { Pair, Side } from '../../../contracts/market.ts';
import { InsufficientFunds } from '../../ledger/Ledger.ts';
import type { Tx, Writer } from '../../ledger/Writer.ts';
import type { Exchange, PlaceOrder } from '../../matching/Exchange.ts';
import type { Dice } from './Dice.ts';
import { Grid } from './Grid.ts';
import { Inventory, makerOwner, takerOwner } from './Inventory.ts';
import { Ladder } from './Ladder.ts';
import type { Quote } from './Ladder.ts';
import { dailyRhythm, PriceModel } from './PriceModel.ts';
import { profileOf } from './profiles.ts';
import type { Profile } from './profiles.ts';

/** A pause longer than this (a sleeping computer, a stuck disk) does not become one huge move. */
const longestStepS = 5;
const restockEveryS = 5;
/** A taker accepts prices this much worse than the fair one. */
const takerReach = 0.003;
/** Deviation of the logarithm of an order's value: most are small, a few are very large. */
const orderSpread = 1.15;
const largestOrder = 40;
const mostOrdersAStep = 6;

interface Trading {
  pair: Pair;
  profile: Profile;
  grid: Grid;
  ladder: Ladder;
}

export interface SimulatorOptions {
  exchange: Exchange;
  writer: Writer;
  clock: { now(): number };
  dice: Dice;
  /** Times faster than the clock; 1 is real time. */
  speed: number;
}

export class Simulator {
  private readonly options: SimulatorOptions;
  private readonly model: PriceModel;
  private readonly inventory: Inventory;
  private readonly tradings: Trading[];
  private lastStepAt: number;
  private restockInS = 0;
  /** The command of this step has begun, other than one that a busy writer turns away. */
  private isTrading = false;

  /** Goes on from the exchange's last prices. */
  constructor(options: SimulatorOptions) {
    const { exchange, dice } = options;
    this.options = options;
    const books = [...exchange.books.values()];
    const pairs = books.map((book) => book.pair);
    const prices = new Map(pairs.map(({ symbol }) => [symbol, Number(exchange.lastPrice(symbol))]));
    this.model = new PriceModel(pairs, prices, dice);
    this.inventory = new Inventory(pairs);
    this.tradings = books.map((book) => {
      const profile = profileOf(book.pair.symbol);
      return { pair: book.pair, profile, grid: new Grid(book), ladder: new Ladder(profile, dice) };
    });
    this.lastStepAt = options.clock.now();
  }

  /** Lets the market live until now, as one command. @throws what the writer throws; the next step heals. */
  async step(): Promise<void> {
    const { clock, speed, writer } = this.options;
    const now = clock.now();
    const seconds = Math.min(((now - this.lastStepAt) / 1000) * speed, longestStepS * speed);
    this.lastStepAt = now;
    if (seconds <= 0) return;
    this.model.step(seconds, now);
    try {
      await writer.run('market.step', (tx) => this.trade(tx, seconds));
    } catch (error) {
      if (this.isTrading) this.startOver();
      throw error;
    } finally {
      this.isTrading = false;
    }
  }

  /** What a failed command did was taken back, so the ladders no longer say what rests. */
  private startOver(): void {
    for (const { ladder } of this.tradings) ladder.clear();
    this.restockInS = 0;
  }

  private trade(tx: Tx, seconds: number): void {
    this.isTrading = true;
    this.restockInS -= seconds;
    if (this.restockInS <= 0) {
      this.inventory.keep(tx.ledger, (symbol) => this.model.price(symbol));
      this.restockInS = restockEveryS;
    }
    this.reconcile(tx);
    for (const trading of this.tradings) {
      if (!trading.pair.open) continue;
      this.quote(tx, trading, seconds);
      this.take(tx, trading, seconds);
    }
  }

  /** Forgets quotes that were filled and cancels house orders that no ladder knows. */
  private reconcile(tx: Tx): void {
    const { exchange } = this.options;
    const open = new Set(exchange.openIds(makerOwner));
    for (const { ladder } of this.tradings) {
      for (const id of [...ladder.ids]) if (!open.delete(id)) ladder.forget(id);
    }
    for (const id of open) exchange.cancelHouse(tx, id);
  }

  private quote(tx: Tx, { pair, grid, ladder }: Trading, seconds: number): void {
    const fair = grid.ticks(this.model.price(pair.symbol));
    const { cancel, place } = ladder.plan(fair, seconds);
    for (const id of cancel) {
      this.options.exchange.cancelHouse(tx, id);
      ladder.forget(id);
    }
    for (const quote of place) this.placeQuote(tx, pair, grid, ladder, quote);
  }

  private placeQuote(tx: Tx, pair: Pair, grid: Grid, ladder: Ladder, quote: Quote): void {
    const placed = this.place(tx, {
      owner: makerOwner,
      symbol: pair.symbol,
      side: quote.side,
      kind: 'limit',
      price: grid.priceText(quote.tick),
      quantity: grid.quantityText(quote.value, this.model.price(pair.symbol)),
    });
    if (placed?.isOpen) ladder.note(placed.id, quote);
  }

  private take(tx: Tx, { pair, profile, grid }: Trading, seconds: number): void {
    const { dice } = this.options;
    const fair = this.model.price(pair.symbol);
    const mean = profile.ordersPerSecond * this.model.activity(pair.symbol) * dailyRhythm(tx.now) * seconds;
    const count = Math.min(dice.poisson(mean), mostOrdersAStep);
    for (let order = 0; order < count; order += 1) {
      const side = this.takerSide(pair.symbol, fair, profile);
      const worst = fair * (1 + (side === 'buy' ? takerReach : -takerReach));
      // A coarse tick may be further away than the reach.
      const reachTicks = grid.ticks(worst) + (side === 'buy' ? 2 : -2);
      const value = Math.min(
        dice.logNormal(profile.orderValue, orderSpread),
        profile.orderValue * largestOrder,
      );
      this.place(tx, {
        owner: takerOwner,
        symbol: pair.symbol,
        side,
        kind: 'market',
        worstPrice: grid.priceText(reachTicks),
        quantity: grid.quantityText(value, fair),
      });
    }
  }

  /** Whoever trades has noticed where the price is going, a little. */
  private takerSide(symbol: string, fair: number, profile: Profile): Side {
    const lead = fair / Number(this.options.exchange.lastPrice(symbol)) - 1;
    const lean = 0.3 * Math.tanh(lead / (6 * profile.halfSpread));
    return this.options.dice.chance(0.5 + lean) ? 'buy' : 'sell';
  }

  /** Undefined when the house lacks the money just now; nothing has happened then, and it is restocked. */
  private place(tx: Tx, order: PlaceOrder): ReturnType<Exchange['placeHouse']> | undefined {
    try {
      return this.options.exchange.placeHouse(tx, order);
    } catch (error) {
      if (!(error instanceof InsufficientFunds)) throw error;
      this.restockInS = 0;
      return undefined;
    }
  }
}
