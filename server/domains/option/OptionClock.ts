// Lets options see the index, and what is due by it happen, at the second.
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
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(options: OptionClockOptions) {
    this.options = options;
  }

  start(): void {
    this.isStopped = false;
    this.timer = setTimeout(() => void this.run(), tickMs);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** One by hand: does all that is due now. */
  async tick(): Promise<void> {
    const { book, writer, market, isOpen } = this.options;
    market.need(book.isRunning);
    if (!book.isRunning || !isOpen()) return;
    const indexOf = (symbol: string) => market.index(symbol);
    for (let isMore = true; isMore && !this.isStopped;)
      isMore = await writer.runHouse('option.tick', (tx) => book.tick(tx, indexOf));
  }

  private async run(): Promise<void> {
    this.running = this.tick().catch(this.options.onFault);
    await this.running;
    if (!this.isStopped) this.timer = setTimeout(() => void this.run(), tickMs);
  }
}
