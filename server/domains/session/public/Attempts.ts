import { createHash } from 'node:crypto';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../../boundedCache.ts';

interface Entry {
  count: number;
  /** When the count starts over. */
  until: number;
}

/** A count that survives a restart. */
export interface KeptCount extends Entry {
  /** A hash: neither memory nor database holds addresses and networks for this. */
  key: string;
}

/** Counts tries by key within a window, in memory and bounded: the key counted longest ago is forgotten first. */
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
    // None at all are allowed.
    if (this.limit <= 0) return Math.ceil(this.windowMs / 1000);
    const entry = this.current(hashOfKey(key));
    if (!entry || entry.count < this.limit) return 0;
    return Math.max(1, Math.ceil((entry.until - this.clock.now()) / 1000));
  }

  /** How often it was counted within its window. */
  counted(key: string): number {
    return this.current(hashOfKey(key))?.count ?? 0;
  }

  /** @param windowMs of a count that begins with this one */
  count(key: string, windowMs = this.windowMs): void {
    const hash = hashOfKey(key);
    const entry = this.current(hash) ?? { count: 0, until: this.clock.now() + windowMs };
    this.entries.set(hash, { ...entry, count: entry.count + 1 });
    this.keepLater(hash);
  }

  /** Takes one back: the try was a good one. What was not counted, or has been forgotten since, gives none. */
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

  /** Up to so many counts that have changed since they were last taken; a forgotten one is none until now. */
  takeChanged(most: number): KeptCount[] {
    const taken = [...this.changed].slice(0, most);
    return taken.map((key) => {
      this.changed.delete(key);
      return { key, ...(this.entries.peek(key) ?? { count: 0, until: this.clock.now() }) };
    });
  }

  /** These could not be kept after all. */
  putBack(counts: readonly KeptCount[]): void {
    for (const { key } of counts) this.keepLater(key);
  }

  /** Goes on from what was kept, the ones that end first given first. */
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
    // To ask how long to wait is no try: it keeps nothing in memory for longer.
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
