import type { Source } from './Source.ts';

/** A writable Source. `flush` notifies listeners, which batches several changes. */
export class Cell<T> implements Source<T> {
  private value: T;
  private flushed: T;
  private readonly listeners = new Set<() => void>();
  private readonly onWatched: ((isWatched: boolean) => void) | undefined;

  /** @param onWatched called when the first listener subscribes and the last one unsubscribes. */
  constructor(value: T, onWatched?: (isWatched: boolean) => void) {
    this.value = value;
    this.flushed = value;
    this.onWatched = onWatched;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.onWatched?.(true);
    return () => {
      if (this.listeners.delete(listener) && this.listeners.size === 0) this.onWatched?.(false);
    };
  };

  readonly snapshot = (): T => this.flushed;

  /** Newest value, flushed or not. */
  get latest(): T {
    return this.value;
  }

  set(value: T): void {
    this.value = value;
  }

  flush(): void {
    if (Object.is(this.value, this.flushed)) return;
    this.flushed = this.value;
    for (const listener of this.listeners) listener();
  }
}
