interface RoundsOptions {
  /** Pause between the end of a round and the next one. */
  pauseMs: number;
  round: () => Promise<void>;
  /** Work that follows a round at longer intervals. */
  seldom: { everyMs: number; now: () => number; round: () => Promise<void> };
  onFault: (error: unknown) => void;
}

/** Repeats a task, one round after the other, until it is stopped. */
export class Rounds {
  private readonly options: RoundsOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private lastSeldomMs = 0;
  isStopped = false;

  constructor(options: RoundsOptions) {
    this.options = options;
  }

  start(): void {
    this.isStopped = false;
    this.wait();
  }

  /** Resolves when the current round has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.run(), this.options.pauseMs);
  }

  private async run(): Promise<void> {
    this.running = this.both().catch(this.options.onFault);
    await this.running;
    if (!this.isStopped) this.wait();
  }

  private async both(): Promise<void> {
    const { round, seldom } = this.options;
    await round();
    const now = seldom.now();
    // A clock that is set back does not delay it.
    if (Math.abs(now - this.lastSeldomMs) < seldom.everyMs) return;
    await seldom.round();
    this.lastSeldomMs = now;
  }
}
