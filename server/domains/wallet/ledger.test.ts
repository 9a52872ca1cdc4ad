// Ledger of users who trade a lot, read over HTTP as the app reads it.
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOpenapi } from '../../../contracts/readOpenapi.ts';
import { findViolations } from '../../testing/invariants.ts';
import { assets, pairs } from '../../instruments/market.config.ts';
import { startBusyApp } from '../../testing/processes/startBusyApp.ts';
import type { BusyApp, Person } from '../../testing/processes/startBusyApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

interface Row {
  id: number;
  value: string;
  type: number;
  currency: number;
  currency_name: string;
  created_ms: number;
  kind?: string;
  reason: string;
  balance_after: string;
  order_id?: number;
  symbol?: string;
  side?: number;
}

const seed = Number(process.env.SEED ?? 1);
const kinds = readOpenapi().components.schemas.LedgerKind!.enum as string[];
let server: TestApp;
let people: Person[];
let trade: BusyApp['trade'];

beforeAll(async () => {
  ({ server, people, trade } = await startBusyApp(seed));
  for (let hour = 0; hour < 4; hour += 1) await trade(400);
}, 120_000);
afterAll(() => server.close());

/** All pages, and the response of the first. */
async function walk(person: Person, fields: Record<string, string> = {}, limit = 100) {
  const rows: Row[] = [];
  let until: Record<string, string> = {};
  for (let page = 1; ; page += 1) {
    const form = { ...until, ...fields, page: String(page), limit: String(limit) };
    const { data } = await server.call('ledger', form, person);
    expect(data).toMatchObject({ page, limit });
    rows.push(...data.list);
    if (data.list.length < limit) {
      expect(data.count).toBe(rows.length);
      return rows;
    }
    until = { until_id: String(rows[0]!.id) };
  }
}

function sumOf(rows: readonly Row[]): BigNumber {
  return rows.reduce((sum, { value }) => sum.plus(value), new BigNumber(0));
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe(`busy accounts, SEED=${seed}`, () => {
  it('every row says the running sum, and all rows of a coin add up to its balance, free and held', async () => {
    for (const person of people) {
      const wallet = (await server.call('balances', {}, person)).data.change_wallet.balance;
      let rowCount = 0;
      for (const { currency, change_balance, lock_change_balance } of wallet) {
        const rows = await walk(person, { currency: String(currency), type: '2' });
        let running = new BigNumber(0);
        for (const { value, balance_after } of rows.toReversed()) {
          running = running.plus(value);
          expect(balance_after).toBe(running.toFixed());
          expect(running.gte(0)).toBe(true);
        }
        expect(sumOf(rows).toFixed()).toBe(new BigNumber(change_balance).plus(lock_change_balance).toFixed());
        rowCount += rows.length;
      }
      // More rows than any page holds, for any seed.
      expect(rowCount, 'a busy account').toBeGreaterThan(300);
      expect(await walk(person)).toHaveLength(rowCount);
    }
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('the newest row comes first, and pages of any length have the same rows', async () => {
    const rows = await walk(people[0]!);
    const ids = idsOf(rows);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(ids.length);
    expect(await walk(people[0]!, {}, 37)).toEqual(rows);
    // Requests distant pages directly, without those before them.
    for (const page of [9, 3, 6]) {
      const { data } = await server.call('ledger', { page: String(page), limit: '41' }, people[0]);
      expect(data).toMatchObject({ count: rows.length, list: rows.slice((page - 1) * 41, page * 41) });
    }
    const beyond = await server.call('ledger', { page: '999999', limit: '100' }, people[0]);
    expect(beyond.data).toMatchObject({ list: [], count: rows.length });
  });

  it('coins, accounts, kinds and hours each part the rows without rest', async () => {
    const person = people[1]!;
    const all = idsOf(await walk(person));
    const partsOf = async (filters: Record<string, string>[]) => {
      const parts: Row[][] = [];
      for (const filter of filters) parts.push(await walk(person, filter));
      expect(parts.flatMap(idsOf).toSorted()).toEqual(all.toSorted());
      return parts;
    };
    await partsOf(assets.map(({ id }) => ({ currency: String(id) })));
    await partsOf(['1', '2', '3', '4', '6'].map((type) => ({ type })));
    const byKind = await partsOf(kinds.map((kind) => ({ kind })));
    for (const [index, rows] of byKind.entries())
      expect(rows.every(({ kind }) => kind === kinds[index])).toBe(true);
    expect(byKind.filter((rows) => rows.length > 0)).toHaveLength(3);
    const start = Date.UTC(2026, 0, 5, 12) / 1000;
    const hours = [0, 1, 2, 3, 4].map((hour) => start + hour * 3600);
    const byHour = await partsOf(hours.map((from) => ({ from: String(from), to: String(from + 3600) })));
    expect(byHour.filter((rows) => rows.length > 0).length).toBeGreaterThan(3);
    await partsOf([{ to: String(start + 5000) }, { from: String(start + 5000) }]);
    const kind = { kind: 'fee', currency: '3', from: String(start + 3600), to: String(start + 7200) };
    const some = await walk(person, kind);
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((row) => row.kind === 'fee' && row.currency === 3)).toBe(true);
  });

  it('pages up to a row stand still while new rows come', async () => {
    const person = people[2]!;
    const before = await walk(person);
    const until_id = String(before[0]!.id);
    const seen: Row[] = [];
    for (let page = 1; seen.length < before.length; page += 1) {
      const { data } = await server.call('ledger', { until_id, page: String(page), limit: '60' }, person);
      expect(data.count).toBe(before.length);
      seen.push(...data.list);
      await trade(40);
    }
    expect(seen).toEqual(before);
    const after = await walk(person);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(-before.length)).toEqual(before);
    expect(await walk(person, { until_id })).toEqual(before);
    const half = before[Math.floor(before.length / 2)]!;
    expect((await walk(person, { until_id: String(half.id) }))[0]).toEqual(half);
  });

  it('a row that is still to come is no end: what comes before it is counted when it has come', async () => {
    const form = { until_id: '999999999999999', kind: 'fee', limit: '1' };
    const countOf = async () => (await server.call('ledger', form, people[0])).data.count as number;
    const before = await countOf();
    while ((await walk(people[0]!, { kind: 'fee' })).length === before) await trade(40);
    expect(await countOf()).toBe((await walk(people[0]!, { kind: 'fee' })).length);
  });

  it('rows of one person are never seen by another, whatever is asked for', async () => {
    const owners = new Map<number, string>();
    for (const person of people) {
      for (const row of await walk(person)) {
        expect(owners.has(row.id)).toBe(false);
        owners.set(row.id, person.owner);
      }
    }
    const stranger = await server.person('dee@example.com');
    const own = await walk(stranger);
    expect(own.map(({ reason }) => reason)).toEqual(['sandbox.grant', 'sandbox.grant', 'sandbox.grant']);
    expect(idsOf(await walk(stranger, { until_id: String(Math.max(...owners.keys())) }))).toEqual([]);
  });

  it('a row of a trade names the caller’s own order, also where two persons traded with each other', async () => {
    const orders = new Map<number, { owner: string; symbol: string; side: string }>();
    for (const row of await server.context.store.db.selectFrom('spot_order').selectAll().execute())
      orders.set(Number(row.id), row);
    for (const person of people) {
      const rows = (await walk(person)).filter(({ kind }) => kind === 'trade' || kind === 'fee');
      for (const { order_id, symbol, side, value, currency_name, kind } of rows) {
        const order = orders.get(order_id!);
        expect(order).toMatchObject({ owner: person.owner, symbol, side: side === 1 ? 'buy' : 'sell' });
        const isBase = symbol!.startsWith(`${currency_name}/`);
        if (kind === 'trade') expect(value.startsWith('-')).toBe(isBase === (side === 2));
        else expect(value.startsWith('-')).toBe(true);
      }
    }
  });

  it('a restart changes no row', async () => {
    const before = await walk(people[0]!);
    server = await server.restart();
    expect(await walk(people[0]!)).toEqual(before);
  });
});
