export type SortColumn = 'name' | 'volume' | 'price' | 'change';

/** An undefined sort keeps the original order of the pairs. */
export interface Sort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

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
