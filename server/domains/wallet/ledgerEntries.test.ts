import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../store/openStore.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { countEntries, lastEntryBefore, listEntries } from './ledgerEntries.ts';
import { postingRows } from '../../ledger/LedgerStore.ts';

/** As one who holds hundreds of coins on every account has. */
const accounts = Array.from({ length: 3000 }, (_, index) => 2 + index);
const issuance = 1;
const folder = mkdtempSync(join(tmpdir(), 'meridian-entries-'));
let store: Store;

beforeAll(async () => {
  store = await openTestStore(folder);
  // Each is granted something, in turn; the first one passes a unit on to the last at the end.
  const rows = accounts.map((account, index) => [
    index + 1,
    issuance,
    account,
    5,
    'sandbox.grant',
    '',
    1000 + index,
    null,
    5,
  ]);
  rows.push([3001, accounts[0]!, accounts.at(-1)!, 1, 'wallet.transfer', '', 9000, 4, 6]);
  await store.writing.transaction().execute((transaction) => postingRows.write(transaction, rows));
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('counts what 3,000 accounts of one person have', async () => {
  expect(await countEntries(store.db, { accounts })).toEqual({ count: 3002, newestId: 6003 });
});

it('lists what 3,000 accounts of one person have, the newest first, page after page', async () => {
  const first = await listEntries(store.db, { accounts }, { limit: 3, offset: 0 });
  expect(first.map(({ id, account, units, after }) => [id, account, units, after])).toEqual([
    [6003, 3001, 1n, 6n],
    [6002, 2, -1n, 4n],
    [6001, 3001, 5n, 5n],
  ]);
  const later = await listEntries(store.db, { accounts }, { limit: 2, offset: 1500 });
  // Two rows of the transfer and 1,498 grants are newer.
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
