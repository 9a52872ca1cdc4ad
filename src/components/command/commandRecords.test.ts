import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { recordsOf } from './commandRecords.ts';

interface Row {
  id: number;
  clientId?: string;
  amount: string;
  timeMs: number;
}
type Query = { clientId: string } | { limit: number };

const sentAt = 1_795_270_722_000;
const rows: Row[] = [
  { id: 3, amount: '20', timeMs: sentAt + 1_000 },
  { id: 2, clientId: 'c-2', amount: '20', timeMs: sentAt },
  { id: 1, amount: '20', timeMs: sentAt - 3_600_000 },
];
const load = vi.fn<(query: Query) => Promise<{ data: Row[] }>>(() => Promise.resolve({ data: rows }));

function start({ sendsIds = true, bearsIds = true, canAsk = true } = {}) {
  load.mockClear();
  const records = recordsOf({
    list: (query: Query) => ({ queryKey: ['rows', query], queryFn: () => load(query) }),
    rowsOf: ({ data }) => data,
    byId: (clientId): Query | undefined => (canAsk ? { clientId } : undefined),
    newest: (_: { amount: string }): Query => ({ limit: 50 }),
    idOf: bearsIds ? (row) => row.clientId : undefined,
    isAlike: (row, { amount }) => row.clientId === undefined && row.amount === amount,
    timeMsOf: ({ timeMs }) => timeMs,
  });
  return records(new QueryClient(), sendsIds);
}

it('finds the row of its id, also where the back end answers others as well', async () => {
  expect(await start().find('c-2', { amount: '20' })).toBe(rows[1]);
  expect(await start().find('c-9', { amount: '20' })).toBeUndefined();
});

it('takes the first row where rows bear no id and the back end filters by it', async () => {
  expect(await start({ bearsIds: false }).find('c-2', { amount: '20' })).toBe(rows[0]);
});

it.each([{ sendsIds: false }, { canAsk: false }])('asks nothing by an id with %j', async (options) => {
  expect(await start(options).find('c-2', { amount: '20' })).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

it('what is alike asks for the same and is no older than a minute before the command', async () => {
  const lookUps = start();
  expect(await lookUps.findAlike({ amount: '20' }, sentAt)).toEqual([rows[0]]);
  expect(await lookUps.findAlike({ amount: '20' }, sentAt - 3_600_000 + 60_000)).toEqual([rows[0], rows[2]]);
  expect(await lookUps.findAlike({ amount: '21' }, sentAt)).toEqual([]);
});

it('each look asks the server anew', async () => {
  const lookUps = start();
  await lookUps.find('c-2', { amount: '20' });
  await lookUps.find('c-2', { amount: '20' });
  expect(load).toHaveBeenCalledTimes(2);
});
