// Index of mark prices that trigger a check. The cost of a tick depends on the triggered entries, not on all entries.
import type { Undo } from '../../../commands/Undo.ts';

/** Prices scaled by 10^8: a mark at or beyond one triggers the check. */
export interface Bounds {
  /** Trigger for a falling mark. */
  below?: bigint | undefined;
  /** Trigger for a rising mark. */
  above?: bigint | undefined;
}

/** Triggers of one pair, by the name of the trade or account to check. */
export class Triggers {
  private readonly falling = new Heap((a, b) => a > b);
  private readonly rising = new Heap((a, b) => a < b);
  private readonly undo: Undo;

  constructor(undo: Undo) {
    this.undo = undo;
  }

  get size(): number {
    return Math.max(this.falling.size, this.rising.size);
  }

  /** Replaces the previous trigger of this name; without bounds it is removed. */
  set(name: string, { below, above }: Bounds): void {
    this.change(this.falling, name, below);
    this.change(this.rising, name, above);
  }

  boundsOf(name: string): Bounds {
    return { below: this.falling.get(name), above: this.rising.get(name) };
  }

  /** Name of a due trigger at a mark; undefined where none is due. It stays until it is set again. */
  nextDue(mark: bigint): string | undefined {
    const falling = this.falling.first;
    if (falling && falling.price >= mark) return falling.name;
    const rising = this.rising.first;
    return rising && rising.price <= mark ? rising.name : undefined;
  }

  clear(): void {
    this.falling.clear();
    this.rising.clear();
  }

  private change(heap: Heap, name: string, price: bigint | undefined): void {
    const before = heap.get(name);
    if (before === price) return;
    heap.set(name, price);
    this.undo.push(() => heap.set(name, before));
  }
}

interface Waiting {
  name: string;
  price: bigint;
}

/** A binary heap in which each name has at most one price. */
class Heap {
  private readonly isFirst: (a: bigint, b: bigint) => boolean;
  private items: Waiting[] = [];
  private readonly places = new Map<string, number>();

  constructor(isFirst: (a: bigint, b: bigint) => boolean) {
    this.isFirst = isFirst;
  }

  get size(): number {
    return this.items.length;
  }

  get first(): Waiting | undefined {
    return this.items[0];
  }

  get(name: string): bigint | undefined {
    const place = this.places.get(name);
    return place === undefined ? undefined : this.items[place]!.price;
  }

  set(name: string, price: bigint | undefined): void {
    const place = this.places.get(name);
    if (price === undefined) {
      if (place !== undefined) this.remove(place);
    } else if (place === undefined) {
      this.items.push({ name, price });
      this.places.set(name, this.items.length - 1);
      this.rise(this.items.length - 1);
    } else {
      this.items[place] = { name, price };
      this.settle(place);
    }
  }

  clear(): void {
    this.items = [];
    this.places.clear();
  }

  private remove(place: number): void {
    this.places.delete(this.items[place]!.name);
    const last = this.items.pop()!;
    if (place === this.items.length) return;
    this.put(last, place);
    this.settle(place);
  }

  private settle(place: number): void {
    this.rise(place);
    this.sink(place);
  }

  private rise(place: number): void {
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!this.isBefore(place, parent)) return;
      this.swap(place, parent);
      place = parent;
    }
  }

  private sink(place: number): void {
    for (;;) {
      let first = place;
      for (const child of [2 * place + 1, 2 * place + 2])
        if (child < this.items.length && this.isBefore(child, first)) first = child;
      if (first === place) return;
      this.swap(place, first);
      place = first;
    }
  }

  private isBefore(a: number, b: number): boolean {
    return this.isFirst(this.items[a]!.price, this.items[b]!.price);
  }

  private swap(a: number, b: number): void {
    const [one, other] = [this.items[a]!, this.items[b]!];
    this.put(one, b);
    this.put(other, a);
  }

  private put(item: Waiting, place: number): void {
    this.items[place] = item;
    this.places.set(item.name, place);
  }
}
