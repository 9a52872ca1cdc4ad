import type { Random } from '../../../random.ts';
import type { CommandExecutor } from '../../../commands/CommandExecutor.ts';
import type { Exchange } from '../../spot/public/Exchange.ts';
import type { PairBook } from '../../spot/public/PairBook.ts';
import type { PairHistory } from '../candle.ts';
import type { FairPrices, PriceSource } from '../PriceSource.ts';
import { Dice } from './Dice.ts';
import { makeHistory } from './makeHistory.ts';
import { Simulator } from './Simulator.ts';

export interface SimulatedSourceOptions {
  exchange: Exchange;
  executor: CommandExecutor;
  clock: { now(): number };
  random: Random;
  /** Mixed into the random bytes, so that two installations with seeded bytes can differ. */
  seed: number;
  /** Times faster than the clock; 1 is real time. */
  speed: number;
  /** Days of generated history before today on the first start; about three years by default. */
  historyDays?: number;
}

/** Seeded simulation of every pair: always available, and labelled as a simulation. */
export class SimulatedSource implements PriceSource {
  readonly kind = 'simulated';
  private readonly options: SimulatedSourceOptions;
  private readonly dice: Dice;
  private simulator: Simulator | undefined;
  private livedAt = 0;

  constructor(options: SimulatedSourceOptions) {
    this.options = options;
    this.dice = new Dice(options.random, options.seed);
  }

  covers(): boolean {
    return true;
  }

  async history(books: readonly PairBook[], nowMs: number): Promise<ReadonlyMap<string, PairHistory>> {
    return makeHistory(books, this.dice, nowMs, this.options.historyDays);
  }

  async start(fairPrices: FairPrices): Promise<void> {
    const { exchange, executor, clock, speed } = this.options;
    this.simulator = new Simulator({ exchange, executor, clock, dice: this.dice, speed, fairPrices });
    this.livedAt = clock.now();
  }

  async step(): Promise<void> {
    if (!this.simulator) throw new Error('The source has not been started');
    await this.simulator.step();
    this.livedAt = this.options.clock.now();
  }

  fairPrice(symbol: string): bigint | undefined {
    return this.simulator?.fairPrice(symbol);
  }

  asOf(): number {
    return this.livedAt;
  }

  async stop(): Promise<void> {
    this.simulator = undefined;
  }
}
