import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, placeOf } from '../testing/testStore.ts';
import { openToRead } from './openToRead.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-read-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what a running server has committed is read beside it, and nothing can be written', async () => {
  const store = await openTestStore(folder);
  await sql`insert into account (id, owner, kind, asset, available, held)
    values (1, 'user:1', 'change', 'USDT', 5, 0)`.execute(store.writing);
  const read = await openToRead(await placeOf(folder));
  expect(await read.integrity()).toEqual([]);
  expect(await read.db.selectFrom('account').select(['id', 'available']).execute()).toEqual([
    { id: 1n, available: 5n },
  ]);
  await expect(sql`update account set available = 6`.execute(read.db)).rejects.toThrow(/read-?only/);
  expect(() => read.requireQuiet()).not.toThrow();
  await read.close();
  await store.close();
});
