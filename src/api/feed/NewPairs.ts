import { pairsOf, type QuotationGroup } from '../market.ts';

/** Recognizes pairs that open in a running session: quoted by the feed, but not among the pairs that were read. */
export class NewPairs {
  private readonly read: () => readonly QuotationGroup[] | undefined;
  /** Checked once each: some back ends quote pairs that they hide. */
  private readonly checked = new Set<string>();

  /** @param read the pairs as last read; undefined before that */
  constructor(read: () => readonly QuotationGroup[] | undefined) {
    this.read = read;
  }

  /** Whether one of these symbols is quoted for the first time and is not among the pairs that were read. */
  includes(symbols: readonly string[]): boolean {
    if (symbols.every((symbol) => this.checked.has(symbol))) return false;
    const groups = this.read();
    if (!groups) return false;
    const shown = new Set(pairsOf(groups).map(({ symbol }) => symbol));
    const unknown = symbols.filter((symbol) => !this.checked.has(symbol) && !shown.has(symbol));
    for (const symbol of symbols) this.checked.add(symbol);
    return unknown.length > 0;
  }
}
