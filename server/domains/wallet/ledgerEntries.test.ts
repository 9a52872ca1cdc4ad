import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../store/openStore.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { countEntries, lastEntryBefore, listEntries, readSeries } from './ledgerEntries.ts';
import { postingWriter } from '../../testing/writePostings.ts';

/** As one who holds hundreds of coins on every account has. */
const accounts = Array.from({ length: 3000 }, (_, index) => 2 + index);
const issuance = 1;
const folder = mkdtempSync(join(tmpdir(), 'meridian-entries-'));
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder);
  // Each is granted something, in turn; the first one passes a unit on to the last at the end.
  const grants = accounts.map((account, index) => ({
    id: index + 1,
    debit: issuance,
    credit: account,
    units: 5,
    reason: 'sandbox.grant',
    createdAt: 1000 + index,
    debitAfter: null,
    creditAfter: 5n,
  }));
  const passedOn = { id: 3001, debit: accounts[0]!, credit: accounts.at(-1)!, reason: 'wallet.transfer' };
  await postingWriter(store)([...grants, { ...passedOn, createdAt: 9000, debitAfter: 4n, creditAfter: 6n }]);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('counts what 3,000 accounts of one person have, of any reason or of some, up to any row', async () => {
  const all = await readSeries(store.db, { accounts });
  expect(await countEntries(store.db, all, 6003)).toEqual({ count: 3002, newestId: 6003 });
  // The grant to account 1,001 is the thousandth.
  expect(await countEntries(store.db, all, 2002)).toEqual({ count: 1000, newestId: 2001 });
  expect(await countEntries(store.db, all, 1)).toEqual({ count: 0, newestId: 0 });
  const transfers = await readSeries(store.db, { accounts, reasons: ['wallet.transfer'] });
  expect(await countEntries(store.db, transfers, 6003)).toEqual({ count: 2, newestId: 6003 });
});

it('lists what 3,000 accounts of one person have, the newest first', async () => {
  const all = await readSeries(store.db, { accounts });
  const first = await listEntries(store.db, all, { afterId: 0, untilId: 6003 }, 3);
  expect(first.map(({ id, account, units, after }) => [id, account, units, after])).toEqual([
    [6003, 3001, 1n, 6n],
    [6002, 2, -1n, 4n],
    [6001, 3001, 5n, 5n],
  ]);
  const later = await listEntries(store.db, all, { afterId: 3001, untilId: 3006 }, 10);
  expect(later.map(({ id, account }) => [id, account])).toEqual([
    [3005, 1503],
    [3003, 1502],
  ]);
});

it.each([
  { ms: 1000, before: 'none', entry: 1 },
  { ms: 1001, before: 'the first', entry: 3 },
  { ms: 2500, before: 'half of them', entry: 3001 },
  { ms: 9000, before: 'all but the last', entry: 6001 },
  { ms: 9001, before: 'all', entry: 6003 },
])('of the postings before $ms ms, $before, the last row is $entry', async ({ ms, entry }) => {
  expect(await lastEntryBefore(store.db, ms)).toBe(entry);
});
