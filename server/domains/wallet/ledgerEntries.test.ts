import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Store } from '../../store/openStore.ts';
import { openTestStore } from '../../testing/testStore.ts';
import { intercept } from '../../testing/processes/InterceptedDriver.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { ReadBudget } from '../../ReadBudget.ts';
import { rangesAtOnce } from '../../store/newestIds.ts';
import { countEntries, lastEntryBefore, listEntries, readSeries } from './ledgerEntries.ts';
import { LedgerPages } from './LedgerPages.ts';
import { postingWriter } from '../../testing/writePostings.ts';
import type { WrittenPosting } from '../../testing/writePostings.ts';

const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const below = (most: number) => Math.floor(next() * most);
/** Account ids of an owner who holds hundreds of coins on every account. */
const accounts = Array.from({ length: 3000 }, (_, index) => 2 + index);
const reasons = ['sandbox.grant', 'spot.trade', 'spot.fee'];
const issuance = 1;
const folder = mkdtempSync(join(tmpdir(), 'meridian-entries-'));
/** Ranges that each statement has requested since the test began recording. */
let asked: number[] = [];
let store: Store;

/** Credits to each account for each reason, in turn, some of them more often. */
const credits = [
  ...reasons.flatMap((reason) => accounts.map((account) => ({ account, reason }))),
  ...Array.from({ length: 2000 }, () => ({ account: 2 + below(3000), reason: reasons[below(3)]! })),
];
/** At the end the first account passes one unit on to the last. */
const lastPosting = credits.length + 1;
const entryOf = (index: number) => 2 * (index + 1) + 1;
/** Ids of all rows, newest first. */
const ids = [...credits.map((_, index) => entryOf(index)), 2 * lastPosting, 2 * lastPosting + 1].reverse();
const [newestId] = ids as [number];

beforeAll(async () => {
  const note = async (statement: string) => {
    const ranges = statement.split('from "entry"').length - 1;
    if (ranges > 0) asked.push(ranges);
  };
  store = await openTestStore(folder, intercept({ read: note }));
  const postings = credits.map(({ account, reason }, index): WrittenPosting => ({
    id: index + 1,
    debit: issuance,
    credit: account,
    units: 5,
    reason,
    createdAt: 1000 + index,
    debitAfter: null,
    creditAfter: 5n,
  }));
  const passedOn = { id: lastPosting, debit: accounts[0]!, credit: accounts.at(-1)!, createdAt: 90_000 };
  const afters = { debitAfter: 4n, creditAfter: 6n };
  await postingWriter(store)([...postings, { ...passedOn, reason: 'wallet.transfer', ...afters }]);
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it(`counts what 3,000 accounts of one person have, of any reason or of some, up to any row, SEED=${seed}`, async () => {
  const all = await readSeries(store.db, { accounts });
  expect(await countEntries(store.db, all, newestId)).toMatchObject({ count: ids.length, newestId });
  // The grant to account 1,001 is the thousandth.
  expect(await countEntries(store.db, all, 2002)).toMatchObject({ count: 1000, newestId: 2001 });
  expect(await countEntries(store.db, all, 1)).toEqual({ count: 0, newestId: 0, series: [] });
  const transfers = await readSeries(store.db, { accounts, reasons: ['wallet.transfer'] });
  expect(await countEntries(store.db, transfers, newestId)).toEqual({
    count: 2,
    newestId,
    series: [
      { account: 2, reason: 'wallet.transfer', newestId: newestId - 1 },
      { account: 3001, reason: 'wallet.transfer', newestId },
    ],
  });
});

it('lists what 3,000 accounts of one person have, the newest first', async () => {
  const all = await readSeries(store.db, { accounts });
  const first = await listEntries(store.db, all, { afterId: 0, untilId: newestId }, 3);
  const { account } = credits.at(-1)!;
  expect(first.map((entry) => [entry.id, entry.account, entry.units, entry.after])).toEqual([
    [newestId, 3001, 1n, 6n],
    [newestId - 1, 2, -1n, 4n],
    [newestId - 2, account, 5n, 5n],
  ]);
  const later = await listEntries(store.db, all, { afterId: 3001, untilId: 3006 }, 10);
  expect(later.map(({ id, account }) => [id, account])).toEqual([
    [3005, 1503],
    [3003, 1502],
  ]);
});

it(`has all rows of 3,000 accounts on its pages, with turns for others in between, SEED=${seed}`, async () => {
  const pages = new LedgerPages({ db: store.db, budget: new ReadBudget({ now: () => 0 }) });
  const limit = 30;
  const last = Math.ceil(ids.length / limit);
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  asked = [];
  for (const page of [2, 3 + below(last - 3), last]) {
    const read = await pages.read('user:1', { accounts }, { page, limit });
    expect(read.count).toBe(ids.length);
    expect(read.entries.map(({ id }) => id)).toEqual(ids.slice((page - 1) * limit, page * limit));
  }
  isReading = false;
  expect(Math.max(...asked)).toBe(rangesAtOnce);
  // No gaps between the end of a page and the start of the next.
  expect(turns).toBeGreaterThan(0.95 * asked.length);
});

it.each([
  { ms: 1000, before: 'none', entry: 1 },
  { ms: 1001, before: 'the first', entry: 3 },
  { ms: 2500, before: 'some', entry: 3001 },
  { ms: 90_000, before: 'all but the last', entry: newestId - 2 },
  { ms: 90_001, before: 'all', entry: newestId },
])('of the postings before $ms ms, $before, the last row is $entry', async ({ ms, entry }) => {
  expect(await lastEntryBefore(store.db, ms)).toBe(entry);
});
