import { expect, test, vi } from 'vitest';
import { failed, joinRemotes, loading, mapRemote, ready, remoteOf, type Remote } from './remoteData.ts';

const fault = new Error('The server did not answer');
const query = { data: undefined, error: null, dataUpdatedAt: 0, errorUpdatedAt: 0, refetch: () => undefined };

test('a query without data or error is loading', () => {
  expect(remoteOf(query)).toEqual({ state: 'loading' });
});

test('a first failure keeps its error and time, and its retry asks again', () => {
  const refetch = vi.fn();
  const remote = remoteOf({ ...query, error: fault, errorUpdatedAt: 1_700, refetch });
  if (remote.state !== 'failed') throw new Error(`the state is ${remote.state}`);
  expect(remote.error).toBe(fault);
  expect(remote.at).toBe(1_700);
  remote.retry();
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('data wins over a background error and is stale since it last came', () => {
  const remote = remoteOf({ ...query, data: [1], error: fault, dataUpdatedAt: 1_500, errorUpdatedAt: 1_700 });
  expect(remote).toEqual({ state: 'ready', data: [1], stale: { since: 1_500, error: fault } });
});

test('falsy data is data', () => {
  expect(remoteOf({ ...query, data: 0 })).toEqual({ state: 'ready', data: 0, stale: undefined });
  expect(remoteOf({ ...query, data: null })).toMatchObject({ state: 'ready', data: null });
});

test('mapping changes the data alone', () => {
  const stale = { since: 5 };
  expect(mapRemote(ready(2, stale), (n) => n * 2)).toEqual({ state: 'ready', data: 4, stale });
  expect(mapRemote(loading, (n: number) => n)).toBe(loading);
  const broken = failed(fault, () => undefined, 1);
  expect(mapRemote(broken, (n: number) => n)).toBe(broken);
});

test('two states are ready together, and as stale as either; else they are what the first unready one is', () => {
  const gone = failed(fault, () => undefined, 1_700);
  const both = (first: Remote<number>, second: Remote<number>) =>
    joinRemotes(first, second, (a, b) => [a, b]);
  expect(both(ready(1), ready(2))).toEqual(ready([1, 2]));
  expect(both(ready(1), ready(2, { since: 1_500 }))).toEqual(ready([1, 2], { since: 1_500 }));
  expect(both(ready(1, { since: 1_400 }), ready(2))).toEqual(ready([1, 2], { since: 1_400 }));
  expect(both(loading, gone)).toBe(loading);
  expect(both(ready(1), gone)).toBe(gone);
});
