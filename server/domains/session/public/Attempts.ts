import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../../boundedCache.ts';

interface Entry {
  count: number;
  /** Time at which the count resets. */
  until: number;
}

/** A count that survives a restart. */
export interface KeptCount extends Entry {
  /** Hash: neither memory nor database stores plain addresses and networks here. */
  key: string;
}

/** Counts attempts by key within a window, in memory and bounded: the least recently counted key is evicted first. */
export class Attempts {
  private readonly entries: LRUCache<string, Entry>;
  private readonly changed = new Set<string>();
  private readonly clock: { now(): number };
  private readonly limit: number;
  private readonly windowMs: number;
  private readonly keysMax: number;

  constructor(clock: { now(): number }, limit: number, windowMs: number, keysMax = 50_000) {
    this.clock = clock;
    this.limit = limit;
    this.windowMs = windowMs;
    this.keysMax = keysMax;
    this.entries = boundedCache(keysMax);
  }

  /** Whole seconds until this key may try again; 0 when it may now. */
  waitS(key: string): number {
    // The limit allows no attempt.
    if (this.limit <= 0) return Math.ceil(this.windowMs / 1000);
    const entry = this.current(hashOfKey(key));
    if (!entry || entry.count < this.limit) return 0;
    return Math.max(1, Math.ceil((entry.until - this.clock.now()) / 1000));
  }

  /** Count of a key within its window. */
  counted(key: string): number {
    return this.current(hashOfKey(key))?.count ?? 0;
  }

  /** @param windowMs window of a count that starts now */
  count(key: string, windowMs = this.windowMs): void {
    const hash = hashOfKey(key);
    const entry = this.current(hash) ?? { count: 0, until: this.clock.now() + windowMs };
    this.entries.set(hash, { ...entry, count: entry.count + 1 });
    this.keepLater(hash);
  }

  /** Uncounts a successful attempt. Has no effect when it was not counted or has been evicted since. */
  uncount(key: string): void {
    const hash = hashOfKey(key);
    const entry = this.current(hash);
    if (!entry || entry.count <= 0) return;
    entry.count -= 1;
    this.keepLater(hash);
  }

  forget(key: string): void {
    const hash = hashOfKey(key);
    if (this.entries.delete(hash)) this.keepLater(hash);
  }

  /** At most this many counts changed since the last call; an evicted key counts as zero. */
  takeChanged(most: number): KeptCount[] {
    const taken = [...this.changed].slice(0, most);
    return taken.map((key) => {
      this.changed.delete(key);
      return { key, ...(this.entries.peek(key) ?? { count: 0, until: this.clock.now() }) };
    });
  }

  /** Returns counts that could not be saved. */
  putBack(counts: readonly KeptCount[]): void {
    for (const { key } of counts) this.keepLater(key);
  }

  /** Restores saved counts, given in the order in which they expire. */
  restore(counts: readonly KeptCount[]): void {
    for (const { key, count, until } of counts) this.entries.set(key, { count, until });
  }

  /**
   * Counts that arrive faster than they can be stored are kept in memory as long as there is room, and lost with a
   * restart.
   */
  private keepLater(hash: string): void {
    this.changed.add(hash);
    const [oldest] = this.changed;
    if (this.changed.size > this.keysMax) this.changed.delete(oldest!);
  }

  private current(hash: string): Entry | undefined {
    // Querying the wait is not an attempt: it does not prolong the entry in memory.
    const entry = this.entries.peek(hash);
    if (entry && entry.until > this.clock.now()) return entry;
    this.entries.delete(hash);
    return undefined;
  }
}

/** Hash under which a key is stored: equal keys can be matched between a log and a table. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}
