// The simulated market: platform makers that quote around the model's fair price and platform takers that trade with
// the best quote, through the same exchange and ledger as users.
import type { Pair, Side } from '../../../../contracts/market.ts';
import type { MoneyTx } from '../../../commands/MoneyCommand.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { FairPrices } from '../PriceSource.ts';
import type { Dice } from './Dice.ts';
import { Grid } from './Grid.ts';
import { MarketMaker } from './MarketMaker.ts';
import { takerOwner } from './Inventory.ts';
import { dailyRhythm, PriceModel } from './PriceModel.ts';
import { profileOf } from './profiles.ts';
import type { Profile } from './profiles.ts';

/** A pause longer than this (a sleeping computer, a stuck disk) does not become one huge move. */
const longestStepS = 5;
/** A taker accepts prices up to this fraction worse than the fair one. */
const takerReach = 0.003;
/** Standard deviation of the logarithm of an order's value: most are small, a few very large. */
const orderSpread = 1.15;
const largestOrder = 40;
const mostOrdersAStep = 6;

interface Trading {
  pair: Pair;
  profile: Profile;
  grid: Grid;
}

export interface SimulatorOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  clock: { now(): number };
  dice: Dice;
  /** Times faster than the clock; 1 is real time. */
  speed: number;
  /** Prices to resume from; a pair without one begins at its last price. */
  fairPrices: FairPrices;
}

export class Simulator {
  private readonly options: SimulatorOptions;
  private readonly model: PriceModel;
  private readonly house: MarketMaker;
  private readonly tradings = new Map<string, Trading>();
  private lastStepAt: number;
  /** Whether this step's command has begun; false when a busy executor rejects it. */
  private isTrading = false;

  constructor(options: SimulatorOptions) {
    const { exchange, dice, fairPrices } = options;
    this.options = options;
    this.model = new PriceModel(dice);
    this.house = new MarketMaker({ exchange, books: [...exchange.books.values()], dice });
    this.takeOpened(fairPrices);
    this.lastStepAt = options.clock.now();
  }

  /**
   * Advances the market to now, as one command.
   * @throws errors of the command executor; the next step recovers
   */
  async step(): Promise<void> {
    const { clock, speed, executor } = this.options;
    const now = clock.now();
    const seconds = Math.min(((now - this.lastStepAt) / 1000) * speed, longestStepS * speed);
    this.lastStepAt = now;
    if (seconds <= 0) return;
    this.takeOpened();
    this.model.step(seconds, now);
    try {
      await executor.runForPlatform('market.step', (tx) => this.trade(tx, seconds));
    } catch (error) {
      if (this.isTrading) this.house.startOver();
      throw error;
    } finally {
      this.isTrading = false;
    }
  }

  /** From the model alone: users' trades do not affect it. */
  fairPrice(symbol: string): bigint | undefined {
    const grid = this.tradings.get(symbol)?.grid;
    return grid?.priceUnits(grid.ticks(this.model.price(symbol)));
  }

  /** Begins the pairs that have opened since the last step, at their books' prices. */
  private takeOpened(fairPrices: FairPrices = new Map()): void {
    for (const [symbol, book] of this.options.exchange.books) {
      if (!book.hasPrices || this.tradings.has(symbol)) continue;
      const priceOf = (units: bigint) => Number(book.price(units));
      const start = fairPrices.get(symbol) ?? book.lastPrice;
      this.model.add(book.pair, priceOf(start), priceOf(book.startPrice));
      this.tradings.set(symbol, { pair: book.pair, profile: profileOf(symbol), grid: new Grid(book) });
    }
  }

  private trade(tx: MoneyTx, seconds: number): void {
    this.isTrading = true;
    this.house.prepare(tx, seconds, (symbol) => this.model.price(symbol));
    for (const trading of this.tradings.values()) {
      const { open, symbol } = trading.pair;
      if (!open) continue;
      this.house.quote(tx, symbol, this.model.price(symbol), seconds);
      this.take(tx, trading, seconds);
    }
  }

  private take(tx: MoneyTx, { pair, profile, grid }: Trading, seconds: number): void {
    const { dice } = this.options;
    const fair = this.model.price(pair.symbol);
    const mean = profile.ordersPerSecond * this.model.activity(pair.symbol) * dailyRhythm(tx.now) * seconds;
    const count = Math.min(dice.poisson(mean), mostOrdersAStep);
    for (let order = 0; order < count; order += 1) {
      const side = this.takerSide(pair.symbol, fair, profile);
      const worst = fair * (1 + (side === 'buy' ? takerReach : -takerReach));
      // One coarse tick may exceed the reach.
      const reachTicks = grid.ticks(worst) + (side === 'buy' ? 2 : -2);
      const value = Math.min(
        dice.logNormal(profile.orderValue, orderSpread),
        profile.orderValue * largestOrder,
      );
      this.house.place(tx, {
        owner: takerOwner,
        symbol: pair.symbol,
        side,
        kind: 'market',
        worstPrice: grid.priceText(reachTicks),
        quantity: grid.quantityText(value, fair),
      });
    }
  }

  /** Takers follow the direction of the price a little. */
  private takerSide(symbol: string, fair: number, profile: Profile): Side {
    const lead = fair / Number(this.options.exchange.lastPrice(symbol)) - 1;
    const lean = 0.3 * Math.tanh(lead / (6 * profile.halfSpread));
    return this.options.dice.chance(0.5 + lean) ? 'buy' : 'sell';
  }
}
