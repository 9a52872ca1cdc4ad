import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';

/** One page of a list, independent of the back end's format. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** Rows on all pages; undefined if the back end does not count them. */
  count?: number;
  /** No further page follows. */
  isLast: boolean;
}

/**
 * Start of a page: a cursor for back ends that support ids, which is stable when rows are added or removed; otherwise a
 * page number.
 */
export interface ListPlace {
  page: string;
  limit: string;
  /** Newest row when the iteration started; later rows are on none of its pages. */
  newestId?: string;
  /** The last row before this page. */
  oldestId?: string;
}

export type ListPages<Row> = InfiniteData<ListPage<Row>, ListPlace>;

interface Paged<Row> {
  queryKey: QueryKey;
  load: (place: ListPlace, signal: AbortSignal) => Promise<{ rows: readonly Row[]; count?: number }>;
}

const rowsPerPage = 40;
const firstPlace: ListPlace = { page: '1', limit: String(rowsPerPage) };

/**
 * Consecutive pages without new rows that count as a loop: inserted rows can shift a page once, but a back end that
 * repeats again would repeat forever.
 */
const repeatsMax = 2;

const isRepeating = (pages: readonly ListPage<{ id: number }>[]): boolean => {
  const known = new Set(pages.slice(0, -repeatsMax).flatMap(({ rows }) => rows.map(({ id }) => id)));
  const latest = pages.slice(-repeatsMax).flatMap(({ rows }) => rows);
  return pages.length > repeatsMax && latest.every(({ id }) => known.has(id));
};

/** Cursor after these pages. Rows may have been removed since they were read. */
function nextPlace(pages: readonly ListPage<{ id: number }>[]): ListPlace | undefined {
  if (pages.at(-1)?.isLast !== false || isRepeating(pages)) return undefined;
  const rows = pages.flatMap((page) => page.rows);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return {
    page: String(Math.floor(rows.length / rowsPerPage) + 1),
    limit: String(rowsPerPage),
    ...(newest && oldest ? { newestId: String(newest.id), oldestId: String(oldest.id) } : undefined),
  };
}

/** A list that is read page by page, newest row first. */
export function pagesOf<Row extends { id: number }>({ queryKey, load }: Paged<Row>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Row>> => {
      const { rows, count } = await load(pageParam, signal);
      const read = (Number(pageParam.page) - 1) * rowsPerPage + rows.length;
      const isLast = count === undefined ? rows.length < rowsPerPage : read >= count;
      return { rows, count, isLast: isLast || rows.length === 0 };
    },
    initialPageParam: firstPlace,
    getNextPageParam: (_last, pages) => nextPlace(pages),
  });
}
