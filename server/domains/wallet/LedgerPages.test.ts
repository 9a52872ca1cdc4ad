// Pages of a long ledger compared with the same rows in memory, for every filter and order of requests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { ReadBudget, readsAtOnce } from '../../ReadBudget.ts';
import { Refusal } from '../../refusal.ts';
import { openTestStore } from '../../testing/testStore.ts';
import type { Store } from '../../store/openStore.ts';
import { LedgerPages } from './LedgerPages.ts';
import type { LedgerFilter } from './LedgerPages.ts';
import { postingWriter } from '../../testing/writePostings.ts';
import type { WrittenPosting } from '../../testing/writePostings.ts';

const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const below = (most: number) => Math.floor(next() * most);
const people = [1, 2, 3, 4, 5];
const house = 9;
const startMs = Date.UTC(2026, 0, 5);

interface Entry {
  id: number;
  account: number;
  reason: string;
  createdAt: number;
}

let folder: string;
let store: Store;
let write: (postings: readonly WrittenPosting[]) => Promise<void>;
let lastId = 0;
/** Newest first. */
const all: Entry[] = [];
let nowMs = startMs;
const clock = { now: () => nowMs };
const createPages = () => new LedgerPages({ db: store.db, budget: new ReadBudget(clock) });

/** Random postings between users and the platform, some with equal timestamps. */
async function add(count: number): Promise<void> {
  const rows: WrittenPosting[] = [];
  const added: Entry[] = [];
  while (rows.length < count) {
    const id = (lastId += 1);
    const debit = next() < 0.2 ? house : people[below(people.length)]!;
    const others = [...people, house].filter((account) => account !== debit);
    const credit = others[below(others.length)]!;
    const kind = next();
    const reason = kind < 0.7 ? 'spot.trade' : kind < 0.998 ? 'spot.fee' : 'sandbox.grant';
    const createdAt = startMs + Math.floor(id / 3) * 3000;
    const after = (account: number) => (account === house ? null : BigInt(id));
    const afters = { debitAfter: after(debit), creditAfter: after(credit) };
    rows.push({ id, debit, credit, reason, createdAt, ...afters });
    if (debit !== house) added.unshift({ id: id * 2, account: debit, reason, createdAt });
    if (credit !== house) added.unshift({ id: id * 2 + 1, account: credit, reason, createdAt });
  }
  await write(rows);
  all.unshift(...added);
}

function rowsOf({ accounts, reasons, fromMs, toMs, untilId }: LedgerFilter): Entry[] {
  return all.filter(
    ({ id, account, reason, createdAt }) =>
      accounts.includes(account) &&
      (reasons?.includes(reason) ?? true) &&
      createdAt >= (fromMs ?? 0) &&
      createdAt < (toMs ?? Infinity) &&
      id <= (untilId ?? Infinity),
  );
}

function randomFilter(): LedgerFilter {
  const moment = () => startMs + below(lastId * 1000);
  const reasons = [['spot.trade'], ['spot.fee'], ['sandbox.grant'], ['spot.trade', 'sandbox.grant'], []];
  const fromMs = next() < 0.3 ? moment() : undefined;
  return {
    accounts: people.filter(() => next() < 0.6),
    reasons: next() < 0.6 ? reasons[below(reasons.length)] : undefined,
    fromMs,
    toMs: next() < 0.3 ? moment() : undefined,
    untilId: next() < 0.5 ? below(lastId * 3) : undefined,
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-pages-'));
  store = await openTestStore(folder);
  write = postingWriter(store);
  await add(14_000);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe(`a long ledger, SEED=${seed}`, () => {
  it(
    'has the rows of every filter on its pages, once each, while it grows',
    { timeout: 60_000 },
    async () => {
      const pages = createPages();
      const filters = Array.from({ length: 12 }, randomFilter);
      for (let round = 0; round < 150; round += 1) {
        const filter = filters[below(filters.length)]!;
        const limit = [7, 100, 3000][below(3)]!;
        const expected = rowsOf(filter);
        const page = 1 + below(Math.min(5, Math.ceil(expected.length / limit) + 1));
        const { entries, count } = await pages.read(`user:${round}`, filter, { page, limit });
        const note = `round ${round}: ${JSON.stringify({ ...filter, page, limit })}`;
        expect(count, note).toBe(expected.length);
        const onPage = expected.slice((page - 1) * limit, page * limit).map(({ id }) => id);
        expect(
          entries.map(({ id }) => id),
          note,
        ).toEqual(onPage);
        if (next() < 0.3) await add(1 + below(200));
      }
    },
  );

  it('tells rows of one moment from those that come while it is read', async () => {
    const pages = createPages();
    const filter = { accounts: [1, 2], reasons: ['spot.fee'] };
    const expected = rowsOf(filter);
    const reading = pages.read('user:1', filter, { page: 1, limit: 4000 });
    await add(500);
    const { entries, count } = await reading;
    expect(count).toBe(expected.length);
    expect(entries.map(({ id }) => id)).toEqual(expected.slice(0, 4000).map(({ id }) => id));
  });

  it.each(['accounts', 'reasons', 'fromMs', 'toMs', 'untilId', 'limit'])(
    'begins a page where the one before it ends, not where one of other %s does',
    async (part) => {
      const newest = all[0]!;
      const wide = {
        accounts: [newest.account, people.find((account) => account !== newest.account)!],
        reasons: [newest.reason, newest.reason === 'spot.fee' ? 'spot.trade' : 'spot.fee'],
      };
      const middle = rowsOf(wide)[60]!;
      const other = {
        accounts: { accounts: [newest.account] },
        reasons: { reasons: [newest.reason] },
        fromMs: { fromMs: middle.createdAt },
        toMs: { toMs: middle.createdAt },
        untilId: { untilId: middle.id },
        limit: {},
      }[part];
      const one = { filter: wide, limit: 100 };
      const two = { filter: { ...wide, ...other }, limit: part === 'limit' ? 50 : 100 };
      for (const [before, after] of [
        [one, two],
        [two, one],
      ] as const) {
        const pages = createPages();
        await pages.read('user:1', before.filter, { page: 1, limit: before.limit });
        const { entries } = await pages.read('user:1', after.filter, { page: 2, limit: after.limit });
        const expected = rowsOf(after.filter).slice(after.limit, 2 * after.limit);
        expect(entries.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      }
    },
  );

  it('is gone far back in only so often, and then again after the wait', async () => {
    const pages = createPages();
    const everybody = { accounts: people };
    const { count: rowCount } = await pages.read('user:1', everybody, { page: 1, limit: 100 });
    const last = Math.ceil(rowCount / 100);
    // Each starts from the beginning, because no two share a last row.
    const farBack = (index: number) => ({ ...everybody, untilId: lastId * 2 + 1 - index });
    const answers: PromiseSettledResult<unknown>[] = [];
    while (answers.length < 200) {
      const asked = Array.from({ length: readsAtOnce }, (_, index) =>
        pages.read('user:1', farBack((answers.length + index) * 4), { page: last - 10, limit: 100 }),
      );
      answers.push(...(await Promise.allSettled(asked)));
    }
    const refusals = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as Refusal] : [],
    );
    const passedOver = (answers.length - refusals.length) * (last - 11) * 100;
    // Two million rows; finding and reading a page adds a little.
    expect(passedOver).toBeGreaterThan(1_900_000);
    expect(passedOver).toBeLessThan(2_000_000 + rowCount);
    expect(answers.at(-1)!.status).toBe('rejected');
    expect(refusals.every((refusal) => refusal.reason === 'system.rateLimited')).toBe(true);
    // Other readers do not wait for this one.
    await pages.read('user:2', everybody, { page: 50, limit: 100 });
    const seconds = Number(refusals.at(-1)!.values?.seconds);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(5);
    nowMs += seconds * 1000 - 1000;
    await expect(pages.read('user:1', everybody, { page: 1, limit: 100 })).rejects.toThrow(Refusal);
    nowMs += 1000;
    await pages.read('user:1', everybody, { page: 1, limit: 100 });
  });
});

describe(`a hundred thousand rows, SEED=${seed}`, () => {
  const accounts = [1, 2];
  beforeAll(async () => {
    for (let part = 0; part < 13; part += 1) await add(10_000);
  });

  it.each([
    ['all of them', {}],
    ['trades', { reasons: ['spot.trade'] }],
    ['fees', { reasons: ['spot.fee'] }],
    ['a day', { fromMs: startMs + 50_000_000, toMs: startMs + 136_400_000 }],
  ])('go into one file, page after page, without a wait: %s', { timeout: 60_000 }, async (_, more) => {
    const pages = createPages();
    const expected = rowsOf({ accounts, ...more });
    expect(expected.length).toBeGreaterThan(10_000);
    const ids: number[] = [];
    for (let page = 1; ids.length < expected.length; page += 1) {
      const untilId = page === 1 ? undefined : expected[0]!.id;
      const read = await pages.read('user:1', { accounts, ...more, untilId }, { page, limit: 100 });
      expect(read.count).toBe(expected.length);
      for (const { id } of read.entries) ids.push(id);
    }
    expect(ids).toEqual(expected.map(({ id }) => id));
  });
});

it('each row is before a moment or after it, also where the clock was set back', async () => {
  const rows = Array.from({ length: 600 }, (_, index) => ({
    id: lastId + 1 + index,
    debit: 6,
    credit: house,
    reason: 'spot.trade',
    // Time advances, and steps back by half an hour at every hundredth row.
    createdAt: startMs + (lastId + index) * 3000 - Math.floor(index / 100) * 1_800_000,
    debitAfter: 1n,
    creditAfter: null,
  }));
  await write(rows);
  const pages = createPages();
  const place = { page: 1, limit: 1000 };
  for (const { createdAt } of rows.filter((_, index) => index % 50 === 0)) {
    const before = await pages.read('user:6', { accounts: [6], toMs: createdAt }, place);
    const after = await pages.read('user:6', { accounts: [6], fromMs: createdAt }, place);
    const ids = [...after.entries, ...before.entries].map(({ id }) => id);
    expect(ids).toEqual(rows.map(({ id }) => id * 2).reverse());
    expect(before.count + after.count).toBe(600);
  }
});
