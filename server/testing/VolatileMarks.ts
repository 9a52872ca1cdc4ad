// Volatile contract marks, for servers that are killed: after a start they continue from the last stored mark.
import type { Core } from '../engines.ts';
import { pairs } from '../instruments/market.config.ts';
import { contractSymbols } from './contractFaults.ts';
import { dueInRows } from './dueContracts.ts';
import type { Due } from './dueContracts.ts';

interface WildMarksOptions {
  core: Core;
  /** From 0 to 1. */
  next: () => number;
}

export class VolatileMarks {
  private readonly core: Core;
  private readonly next: () => number;
  /** Scaled by 10^8. */
  private readonly prices: Map<string, bigint>;

  private constructor({ core, next }: WildMarksOptions, prices: Map<string, bigint>) {
    this.core = core;
    this.next = next;
    this.prices = prices;
  }

  static async goOn(options: WildMarksOptions): Promise<VolatileMarks> {
    const { db } = options.core.store;
    const prices = new Map<string, bigint>();
    for (const symbol of contractSymbols) {
      const last = await db
        .selectFrom('lever_mark')
        .select('price')
        .where('symbol', '=', symbol)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      const { seedPrice } = pairs.find((pair) => pair.symbol === symbol)!;
      prices.set(symbol, last?.price ?? BigInt(Math.round(Number(seedPrice) * 1e8)));
    }
    return new VolatileMarks(options, prices);
  }

  /** @param step maximum change of each price, as a fraction */
  move(step: number): Promise<void> {
    this.change(step);
    return this.tick();
  }

  /**
   * Makes much work due at the same time, as after a downtime, and lets the server handle it.
   * @returns due work stored before, and the rest after
   */
  async settle(): Promise<{ due: Due[]; left: Due[] }> {
    const { db } = this.core.store;
    this.change(0.4);
    const due = await dueInRows(db, this.prices);
    // Positions opened by the first tick, and accounts it changed, are evaluated at the next one.
    for (let count = 0; count < 3; count += 1) await this.tick();
    return { due, left: await dueInRows(db, this.prices) };
  }

  priceOf(symbol: string): number {
    return Number(this.prices.get(symbol)!) / 1e8;
  }

  /** Nearest valid price of a contract. */
  onTick(symbol: string, price: number): bigint {
    const tick = BigInt(Math.round(Number(this.core.leverBook.contracts.get(symbol)!.rules.priceTick) * 1e8));
    const ticks = BigInt(Math.max(1, Math.round((price * 1e8) / Number(tick))));
    return ticks * tick;
  }

  private change(step: number): void {
    for (const symbol of contractSymbols) {
      const moved = this.priceOf(symbol) * (1 + (this.next() - 0.5) * step);
      this.prices.set(symbol, this.onTick(symbol, moved));
    }
  }

  private async tick(): Promise<void> {
    const { executor, leverBook } = this.core;
    const at = Date.now();
    const indexOf = (symbol: string) => {
      const price = this.prices.get(symbol);
      if (price === undefined) return undefined;
      return { price, used: [{ source: 'test', price, at }], outliers: [] };
    };
    // Untraded pairs are silent.
    const indices = new Map(
      Array.from(leverBook.contracts.keys(), (symbol) => [symbol, indexOf(symbol)] as const),
    );
    while (await executor.runForPlatform('lever.tick', (tx) => leverBook.tick(tx, indices)));
  }
}
