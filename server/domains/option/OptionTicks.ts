// Ticks of the index, kept while a user has an option on the pair: each once, in order, and immutable.
import type { Undo } from '../../commands/Undo.ts';
import { ticksMost } from '../../../contracts/rules/option.ts';
import { silentAfterMs } from '../../instruments/indexOf.ts';
import type { Index } from '../../instruments/indexOf.ts';

export interface Tick {
  readonly symbol: string;
  /** Scaled by 10^8. */
  readonly price: bigint;
  /** Timestamp of the source's price, ms since 1970 UTC. */
  readonly at: number;
}

export class OptionTicks {
  /** Ticks without a row yet. */
  unwritten: Tick[] = [];
  private readonly undo: Undo;
  private bySymbol = new Map<string, readonly Tick[]>();

  constructor(undo: Undo) {
    this.undo = undo;
  }

  /** Takes the current index; a price no newer than the last tick is ignored. */
  take(symbol: string, { price, used }: Index): void {
    const at = Math.max(...used.map((reading) => reading.at));
    const known = this.of(symbol);
    if (at <= (known.at(-1)?.at ?? 0)) return;
    const tick = { symbol, price, at };
    this.put(symbol, [...known, tick]);
    this.unwritten.push(tick);
    this.undo.push(() => this.unwritten.pop());
  }

  /** Ticks after a time and up to another one, oldest first. */
  between(symbol: string, after: number, upTo: number): Tick[] {
    return this.of(symbol).filter(({ at }) => at > after && at <= upTo);
  }

  /** Whether no further tick up to this time can arrive: ticks arrive in order, and outdated ones are ignored. */
  areKnown(symbol: string, upTo: number, now: number): boolean {
    return (this.of(symbol).at(-1)?.at ?? 0) >= upTo || now - upTo > silentAfterMs;
  }

  /** Drops ticks from memory that no decision needs any more; rows stay. */
  prune(symbol: string): void {
    const known = this.of(symbol);
    if (known.length > 2 * ticksMost) this.put(symbol, known.slice(-ticksMost));
  }

  load(ticks: readonly Tick[]): void {
    this.unwritten = [];
    this.bySymbol = new Map();
    for (const tick of ticks) this.bySymbol.set(tick.symbol, [...this.of(tick.symbol), tick]);
  }

  private of(symbol: string): readonly Tick[] {
    return this.bySymbol.get(symbol) ?? [];
  }

  private put(symbol: string, ticks: readonly Tick[]): void {
    const before = this.of(symbol);
    this.bySymbol.set(symbol, ticks);
    this.undo.push(() => this.bySymbol.set(symbol, before));
  }
}
