// Feeds the index to options and settles due orders every second.
import { Rounds } from '../../Rounds.ts';
import type { CommandExecutor } from '../../commands/CommandExecutor.ts';
import type { Index } from '../../instruments/indexOf.ts';
import type { OptionBook } from './OptionBook.ts';
import { tickOptions } from './optionNotices.ts';
import { sweepTicks, tickKeptMs } from './sweepTicks.ts';

/** Minimum interval between ticks of one pair. */
const tickMs = 200;
const sweepEveryMs = 10 * 60_000;

interface OptionClockOptions {
  book: OptionBook;
  executor: CommandExecutor;
  clock: { now(): number };
  market: {
    index(symbol: string): Index | undefined;
    /** While an option runs, prices move as if a client watched. */
    need(isNeeded: boolean): void;
  };
  /** Pauses while money may not move. */
  isOpen: () => boolean;
  onFault: (error: unknown) => void;
}

export class OptionClock {
  private readonly options: OptionClockOptions;
  private readonly rounds: Rounds;
  /** By pair: older ticks have been checked, regardless of how many were kept. */
  private readonly sweptUpTo = new Map<string, number>();

  constructor(options: OptionClockOptions) {
    this.options = options;
    const { clock, onFault } = options;
    this.rounds = new Rounds({
      pauseMs: tickMs,
      round: () => this.tick(),
      seldom: { everyMs: sweepEveryMs, now: () => clock.now(), round: () => this.sweep() },
      onFault,
    });
  }

  start(): void {
    this.rounds.start();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  /** One manual tick: does all work that is due now. */
  async tick(): Promise<void> {
    const { book, executor, market, isOpen } = this.options;
    market.need(book.isRunning);
    if (!book.isRunning || !isOpen()) return;
    const indexOf = (symbol: string) => market.index(symbol);
    for (let isMore = true; isMore && !this.rounds.isStopped;)
      isMore = await executor.runForPlatform('option.tick', (tx) => tickOptions(tx, book, indexOf));
  }

  /** Deletes ticks that no result depends on, in batches. */
  async sweep(): Promise<void> {
    const { book, executor, clock } = this.options;
    for (const { symbol } of book.pairs.values())
      for (let isMore = true; isMore && !this.rounds.isStopped;)
        isMore = await executor.run('option.sweepTicks', async ({ db }) => {
          const from = this.sweptUpTo.get(symbol) ?? 0;
          const swept = await sweepTicks(db, { symbol, from, end: this.sweepEnd(symbol, clock.now()) });
          this.sweptUpTo.set(symbol, swept.upTo);
          return swept.isMore;
        });
  }

  /** A running order may be settled by any tick since it was accepted, however long ago. */
  private sweepEnd(symbol: string, now: number): number {
    let end = now - tickKeptMs;
    for (const order of this.options.book.all())
      if (order.symbol === symbol) end = Math.min(end, order.createdAt);
    return end;
  }
}
