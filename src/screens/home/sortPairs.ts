import type { PairQuote } from '../../api/market.ts';
import { unitsOf } from '../../components/amounts/units.ts';
import type { Sort, SortColumn } from './sortChoice.ts';

/** Fields of a pair that a sort uses. */
export type SortedFigures = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

/** Symbols sorted by exact decimals; the sort is stable. */
export function sortPairs(
  pairs: readonly PairQuote[],
  { column, direction }: Sort,
  figuresOf: (pair: PairQuote) => SortedFigures,
): string[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'name') {
    const byCode = [...pairs].sort((a, b) => sign * compare(a.currency_name, b.currency_name));
    return byCode.map(({ symbol }) => symbol);
  }
  return pairs
    .map((pair) => ({ symbol: pair.symbol, figure: figureOf(figuresOf(pair), column) }))
    .sort((a, b) => sign * compare(a.figure, b.figure))
    .map(({ symbol }) => symbol);
}

function figureOf(figures: SortedFigures, column: Exclude<SortColumn, 'name'>): bigint {
  if (column === 'price') return unitsOf(figures.now_price);
  if (column === 'change') return unitsOf(figures.change);
  return unitsOf(figures.quote_volume ?? figures.volume);
}

function compare<T extends string | bigint>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
