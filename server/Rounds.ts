interface RoundsOptions {
  /** Between the end of a round and the next one. */
  pauseMs: number;
  round: () => Promise<void>;
  /** Work that follows a round at longer intervals. */
  seldom: { everyMs: number; now: () => number; round: () => Promise<void> };
  onFault: (error: unknown) => void;
}

/** Does the same again and again, one round after the other, until it is stopped. */
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

  /** Over once the round that is on its way is. */
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
    // A clock that was set back makes it no rarer.
    if (Math.abs(now - this.lastSeldomMs) < seldom.everyMs) return;
    await seldom.round();
    this.lastSeldomMs = now;
  }
}
