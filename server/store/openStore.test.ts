import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../testing/testStore.ts';
import type { Store } from './openStore.ts';
import { RowWriter } from './rows.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-store-'));
  store = await openTestStore(folder);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const priceRows = new RowWriter('flow_price', ['posting_id', 'price']);
const accountRows = new RowWriter('account', ['id', 'owner', 'kind', 'asset', 'available', 'held'], {
  key: ['id'],
  overwrite: ['available', 'held'],
});

test('the reading connection sees committed rows only, without waiting, and cannot write', async () => {
  const transaction = await store.writing.startTransaction().execute();
  await priceRows.write(transaction, [[1, '7']]);
  expect(await store.db.selectFrom('flow_price').selectAll().execute()).toEqual([]);
  await transaction.commit().execute();
  expect(await store.db.selectFrom('flow_price').select('posting_id').execute()).toEqual([
    { posting_id: 1n },
  ]);
  await expect(priceRows.write(store.db, [[2, '7']])).rejects.toThrow(/read-?only/);
});

test('any number of rows is written once each, and integers beyond 2^53 come back exactly', async () => {
  const rows = Array.from({ length: 227 }, (_, index) => [
    index + 1,
    `user:${index}`,
    'change',
    'USDT',
    9007199254740993n + BigInt(index),
    0n,
  ]);
  await accountRows.write(store.writing, rows);
  const read = await store.db.selectFrom('account').select('available').orderBy('id').execute();
  expect(read.map(({ available }) => available)).toEqual(rows.map((row) => row[4]));
});

test('a row whose key exists takes the new balances and keeps its name', async () => {
  await accountRows.write(store.writing, [[1, 'user:1', 'change', 'USDT', 5n, 0n]]);
  await accountRows.write(store.writing, [[1, 'user:9', 'lever', 'BTC', 6n, 7n]]);
  const read = await store.db.selectFrom('account').selectAll().execute();
  const name = { owner: 'user:1', kind: 'change', asset: 'USDT' };
  expect(read).toEqual([{ id: 1n, ...name, available: 6n, held: 7n, entries: '{}' }]);
});

test('the database itself refuses a balance below zero and an empty posting', async () => {
  const account = [1, 'user:1', 'change', 'USDT', -1n, 0n];
  await expect(accountRows.write(store.writing, [account])).rejects.toThrow('account_not_negative');
  const posting = {
    id: 1,
    debit_account: 1,
    credit_account: 2,
    units: 0n,
    reason: '',
    reference: '',
    created_at: 0,
  };
  await expect(store.writing.insertInto('posting').values(posting).execute()).rejects.toThrow(
    /units > 0|posting_units_check/,
  );
});

test('a savepoint takes back one command of a transaction; one that wrote nothing costs nothing', async () => {
  const transaction = await store.writing.startTransaction().execute();
  const { savepoint } = store;
  savepoint.arm();
  await savepoint.settle(false);
  savepoint.arm();
  await priceRows.write(transaction, [[1, '7']]);
  await savepoint.settle(true);
  savepoint.arm();
  await priceRows.write(transaction, [[2, '7']]);
  await savepoint.settle(false);
  await transaction.commit().execute();
  const rows = await store.db.selectFrom('flow_price').select('posting_id').execute();
  expect(rows).toEqual([{ posting_id: 1n }]);
});

test('opening an existing database again keeps its rows', async () => {
  await priceRows.write(store.writing, [[1, '7']]);
  await store.close();
  store = await openTestStore(folder);
  expect(await store.db.selectFrom('flow_price').selectAll().execute()).toHaveLength(1);
});
