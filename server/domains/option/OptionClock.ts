// Lets options see the index, and what is due by it happen, at the second.
import { Rounds } from '../../Rounds.ts';
import type { Writer } from '../../writer/Writer.ts';
import type { Index } from '../market/indexPrice/indexOf.ts';
import type { OptionBook } from './OptionBook.ts';

/** Ticks of one pair are no closer than this. */
const tickMs = 200;

interface OptionClockOptions {
  book: OptionBook;
  writer: Writer;
  market: {
    index(symbol: string): Index | undefined;
    /** While something runs prices move as if somebody watched. */
    need(isNeeded: boolean): void;
  };
  /** Nothing happens while money may not move. */
  isOpen: () => boolean;
  onFault: (error: unknown) => void;
}

export class OptionClock {
  private readonly options: OptionClockOptions;
  private readonly rounds: Rounds;

  constructor(options: OptionClockOptions) {
    this.options = options;
    const { onFault } = options;
    this.rounds = new Rounds({ pauseMs: tickMs, round: () => this.tick(), onFault });
  }

  start(): void {
    this.rounds.start();
  }

  stop(): Promise<void> {
    return this.rounds.stop();
  }

  /** One by hand: does all that is due now. */
  async tick(): Promise<void> {
    const { book, writer, market, isOpen } = this.options;
    market.need(book.isRunning);
    if (!book.isRunning || !isOpen()) return;
    const indexOf = (symbol: string) => market.index(symbol);
    for (let isMore = true; isMore && !this.rounds.isStopped;)
      isMore = await writer.runHouse('option.tick', (tx) => book.tick(tx, indexOf));
  }
}
