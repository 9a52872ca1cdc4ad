import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { pagesOf, type ListPlace } from '../../api/calling/pages.ts';
import { usePages, type PagedRows } from './usePages.ts';

interface Row {
  id: number;
  isOpen: boolean;
}

/** Rows of the back end, newest first. */
let rows: Row[];
let places: ListPlace[];
let isBroken: boolean;
beforeEach(() => {
  rows = Array.from({ length: 100 }, (_, at) => ({ id: 100 - at, isOpen: true }));
  places = [];
  isBroken = false;
});

/** Three back ends: one with cursors, a compatible one with page numbers, and a broken one. */
const kinds = {
  ids: ({ oldestId, limit }: ListPlace) =>
    rows.filter(({ id }) => oldestId === undefined || id < Number(oldestId)).slice(0, Number(limit)),
  same: ({ limit }: ListPlace) => rows.slice(0, Number(limit)),
  pages: ({ page, limit }: ListPlace) => {
    const start = (Number(page) - 1) * Number(limit);
    return rows.slice(start, start + Number(limit));
  },
};

function start(kind: keyof typeof kinds, options: { keeps?: (row: Row) => boolean; counts?: boolean } = {}) {
  const query = pagesOf<Row>({
    queryKey: ['rows'],
    load(place) {
      places.push(place);
      if (isBroken) return Promise.reject(new Error('down'));
      return Promise.resolve({ rows: kinds[kind](place), count: options.counts ? rows.length : undefined });
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePages(query, { keeps: options.keeps }), { wrapper });
  return {
    result,
    /** Waits until the list matches, and returns it. */
    async until(isThere: (list: PagedRows<Row>) => boolean): Promise<PagedRows<Row>> {
      return waitFor(() => {
        const { list } = result.current;
        if (list.state !== 'ready' || !isThere(list.data)) throw new Error(JSON.stringify(list));
        return list.data;
      });
    },
    more: () => act(() => result.current.onMore()),
    /** Simulates a feed event. */
    readAgain: () => void client.invalidateQueries({ queryKey: ['rows'] }),
  };
}

const idsOf = (list: PagedRows<Row>) => list.rows.map(({ id }) => id);

it.each(['ids', 'pages'] as const)(
  'has every row once, page after page, of a back end that goes by %s',
  async (kind) => {
    const { until, more } = start(kind);
    await until(({ rows: { length }, more: next }) => length === 40 && next === 'waiting');
    more();
    await until(({ rows: { length } }) => length === 80);
    more();
    const all = await until(({ more: next }) => next === 'none');
    expect(idsOf(all)).toEqual(rows.map(({ id }) => id));
  },
);

it('ends where a back end answers the same rows for every page and counts more of them', async () => {
  rows = Array.from({ length: 400 }, (_, at) => ({ id: 400 - at, isOpen: true }));
  const { until, more } = start('same', { counts: true });
  await until(({ rows: { length } }) => length === 40);
  for (const page of ['2', '3']) {
    more();
    await until(({ more: next }) => places.at(-1)?.page === page && next !== 'loading');
  }
  const list = await until(({ more: next }) => next === 'none');
  expect([idsOf(list).length, places.length]).toEqual([40, 3]);
});

it('misses no row where others went while it was read', async () => {
  const { until, more } = start('ids');
  await until(({ rows: { length } }) => length === 40);
  // Twenty rows of the first page were filled.
  rows = rows.slice(20);
  more();
  const list = await until(({ rows: { length } }) => length === 80);
  expect(idsOf(list)).toEqual(Array.from({ length: 80 }, (_, at) => 100 - at));
});

it('shows a row once where others came in before it on a back end that counts pages', async () => {
  const { until, more } = start('pages');
  await until(({ rows: { length } }) => length === 40);
  rows = [{ id: 101, isOpen: true }, ...rows];
  more();
  const list = await until(({ rows: { length } }) => length > 40);
  expect(idsOf(list)).toEqual(Array.from({ length: 79 }, (_, at) => 100 - at));
});

it('knows how many there are where the back end counts them, and its last page by that', async () => {
  rows = rows.slice(0, 80);
  const { until, more } = start('pages', { counts: true });
  expect(await until(() => true)).toMatchObject({ count: 80, more: 'waiting' });
  more();
  await until(({ more: next }) => next === 'none');
  expect(places).toHaveLength(2);
});

it('goes on by itself until there is something to see, where the back end cannot leave the others out', async () => {
  rows = rows.map((row) => (row.id <= 3 ? { ...row, isOpen: false } : row));
  const { until } = start('ids', { keeps: ({ isOpen }) => !isOpen });
  const list = await until(({ more: next }) => next === 'none');
  expect(idsOf(list)).toEqual([3, 2, 1]);
  // The total includes the filtered rows.
  expect(list.count).toBeUndefined();
});

it('has what is new also where the next page is asked for while it is read', async () => {
  const { until, more, readAgain } = start('ids');
  await until(({ rows: { length } }) => length === 40);
  rows = [{ id: 101, isOpen: true }, ...rows];
  readAgain();
  more();
  const list = await until(({ rows: { length } }) => length === 80);
  expect(idsOf(list)).toEqual(Array.from({ length: 80 }, (_, at) => 101 - at));
});

it.each(['while the next page is read', 'while it is read anew for that', 'again and again'])(
  'has the next page after one question where an event comes %s',
  async (when) => {
    const { until, more, readAgain } = start('ids');
    await until(({ rows: { length } }) => length === 40);
    if (when === 'while it is read anew for that') readAgain();
    more();
    // Each needs one or two event loop turns until it is in flight.
    const events = when === 'again and again' ? 3 : 1;
    for (let event = 0; event < events; event += 1) {
      await act(async () => {
        readAgain();
        await Promise.resolve();
      });
    }
    await until(({ rows: { length } }) => length === 80);
  },
);

it('keeps what it has where the next page fails, asks no more by itself, and goes on when asked', async () => {
  const { until, more } = start('ids');
  await until(({ rows: { length } }) => length === 40);
  isBroken = true;
  more();
  expect((await until(({ more: next }) => next === 'failed')).rows).toHaveLength(40);
  expect(places).toHaveLength(2);
  isBroken = false;
  more();
  await until(({ rows: { length } }) => length === 80);
});
