interface RoundsOptions {
  /** Between the end of a round and the next one. */
  pauseMs: number;
  round: () => Promise<void>;
  onFault: (error: unknown) => void;
}

/** Does the same again and again, one round after the other, until it is stopped. */
export class Rounds {
  private readonly options: RoundsOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
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
    const { round, onFault } = this.options;
    this.running = round().catch(onFault);
    await this.running;
    if (!this.isStopped) this.wait();
  }
}
