import type { PairQuote } from '../../api/market.ts';
import { unitsOf } from '../../components/amounts/units.ts';

export type SortColumn = 'name' | 'volume' | 'price' | 'change';

/** An undefined sort keeps the original order of the pairs. */
export interface Sort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** Fields of a pair that a sort uses. */
export type SortedFigures = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

/** First direction: names ascending, figures descending. */
const firstDirection = {
  name: 'ascending',
  volume: 'descending',
  price: 'descending',
  change: 'descending',
} as const satisfies Record<SortColumn, Sort['direction']>;

/** Whether a stored value is a valid sort. */
export function isSort(value: unknown): value is Sort {
  if (typeof value !== 'object' || value === null) return false;
  const { column, direction } = value as Partial<Record<keyof Sort, unknown>>;
  const isDirection = direction === 'ascending' || direction === 'descending';
  return isDirection && typeof column === 'string' && Object.hasOwn(firstDirection, column);
}

/** Next sort after a press on a column: first direction, opposite direction, original order. */
export function nextSort(sort: Sort | undefined, column: SortColumn): Sort | undefined {
  const first = firstDirection[column];
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

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
