interface Entry {
  count: number;
  /** When the count starts over. */
  until: number;
}

/** Counts tries by key within a window, in memory and bounded: the oldest keys are forgotten first. */
export class Attempts {
  private readonly entries = new Map<string, Entry>();
  private readonly clock: { now(): number };
  private readonly limit: number;
  private readonly windowMs: number;
  private readonly keysMax: number;

  constructor(clock: { now(): number }, limit: number, windowMs: number, keysMax = 50_000) {
    this.clock = clock;
    this.limit = limit;
    this.windowMs = windowMs;
    this.keysMax = keysMax;
  }

  /** Whole seconds until this key may try again; 0 when it may now. */
  waitS(key: string): number {
    const entry = this.current(key);
    if (!entry || entry.count < this.limit) return 0;
    return Math.max(1, Math.ceil((entry.until - this.clock.now()) / 1000));
  }

  count(key: string): void {
    const entry = this.current(key) ?? { count: 0, until: this.clock.now() + this.windowMs };
    entry.count += 1;
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > this.keysMax) this.entries.delete(this.entries.keys().next().value!);
  }

  /** Takes one back: the try was a good one. */
  uncount(key: string): void {
    const entry = this.current(key);
    if (entry) entry.count -= 1;
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  private current(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (entry && entry.until > this.clock.now()) return entry;
    this.entries.delete(key);
    return undefined;
  }
}
