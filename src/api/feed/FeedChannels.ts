/** Delay before an unused channel is unsubscribed: a page change must not cost a snapshot. */
const lingerMs = 2_000;

interface ChannelsOptions {
  onTaken: (channel: string) => void;
  onLeft: (channel: string) => void;
}

/** Channels that have listeners, or had some a moment ago. */
export class FeedChannels {
  private readonly options: ChannelsOptions;
  private readonly taken = new Set<string>();
  private readonly lingering = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(options: ChannelsOptions) {
    this.options = options;
  }

  get names(): Iterable<string> {
    return this.taken;
  }

  set(channel: string, isWatched: boolean): void {
    clearTimeout(this.lingering.get(channel));
    this.lingering.delete(channel);
    if (isWatched) this.take(channel);
    else
      this.lingering.set(
        channel,
        setTimeout(() => this.leave(channel), lingerMs),
      );
  }

  private take(channel: string): void {
    if (this.taken.has(channel)) return;
    this.taken.add(channel);
    this.options.onTaken(channel);
  }

  private leave(channel: string): void {
    this.lingering.delete(channel);
    this.taken.delete(channel);
    this.options.onLeft(channel);
  }
}
