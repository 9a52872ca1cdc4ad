import type { Source } from './Source.ts';

interface Waiting {
  listener: () => void;
  stop: (() => void) | undefined;
}

/** A source that stands in for one that is not there yet, and becomes it for whoever listens already. */
export class LaterSource<T> implements Source<T> {
  private first: T;
  private readonly waiting = new Set<Waiting>();
  private real: Source<T> | undefined;

  /** @param first what it holds until then */
  constructor(first: T) {
    this.first = first;
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

  readonly snapshot = (): T => (this.real ? this.real.snapshot() : this.first);

  /** Holds something else meanwhile. */
  hold(value: T): void {
    this.first = value;
    for (const { listener } of this.waiting) listener();
  }

  become(real: Source<T>): void {
    this.real = real;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const entry of all) entry.stop = real.subscribe(entry.listener);
    if (!Object.is(real.snapshot(), this.first)) for (const { listener } of all) listener();
  }
}
