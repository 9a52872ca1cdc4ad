import type { PairQuote } from '../../api/market.ts';
import { unitsOf } from '../../components/amounts/units.ts';

export type SortColumn = 'name' | 'volume' | 'price' | 'change';

/** Undefined, where it stands for a sort, is the order in which the pairs came. */
export interface Sort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** What a sort reads of a pair. */
export type SortedFigures = Pick<PairQuote, 'now_price' | 'change' | 'volume' | 'quote_volume'>;

/** Names begin with A, figures with the largest. */
const firstDirection = {
  name: 'ascending',
  volume: 'descending',
  price: 'descending',
  change: 'descending',
} as const satisfies Record<SortColumn, Sort['direction']>;

/** Whether something read from storage is a sort. */
export function isSort(value: unknown): value is Sort {
  if (typeof value !== 'object' || value === null) return false;
  const { column, direction } = value as Partial<Record<keyof Sort, unknown>>;
  const isDirection = direction === 'ascending' || direction === 'descending';
  return isDirection && typeof column === 'string' && Object.hasOwn(firstDirection, column);
}

/** What a press on a column makes of the sort: one way, the other way, as the pairs came. */
export function nextSort(sort: Sort | undefined, column: SortColumn): Sort | undefined {
  const first = firstDirection[column];
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The symbols in the order of a sort, by exact decimals; equal ones stay as they came. */
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
