import type { Source } from './Source.ts';

interface Waiting {
  listener: () => void;
  stop: (() => void) | undefined;
}

/** Placeholder source that delegates to the real one once it exists; existing listeners are kept. */
export class LaterSource<T> implements Source<T> {
  private first: T;
  private readonly isKnown: (value: T) => boolean;
  private readonly waiting = new Set<Waiting>();
  private real: Source<T> | undefined;

  /**
   * @param first initial value
   * @param isKnown whether a value of the real source is more complete; by default every value is
   */
  constructor(first: T, isKnown: (value: T) => boolean = () => true) {
    this.first = first;
    this.isKnown = isKnown;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.real) return this.real.subscribe(listener);
    const entry: Waiting = { listener, stop: undefined };
    this.waiting.add(entry);
    return () => {
      this.waiting.delete(entry);
      entry.stop?.();
    };
  };

  readonly snapshot = (): T => {
    const value = this.real?.snapshot();
    return this.real && this.isKnown(value as T) ? (value as T) : this.first;
  };

  /** Sets a temporary value. */
  hold(value: T): void {
    this.first = value;
    for (const { listener } of this.waiting) listener();
  }

  switchTo(real: Source<T>): void {
    this.real = real;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const entry of all) entry.stop = real.subscribe(entry.listener);
    if (!Object.is(this.snapshot(), this.first)) for (const { listener } of all) listener();
  }
}
