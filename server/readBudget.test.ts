import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readsAtOnce } from './ReadBudget.ts';
import { startTestApp } from './testing/processes/startTestApp.ts';
import type { TestApp } from './testing/processes/startTestApp.ts';

/** Limits of decision 0046. */
const rowsAllowed = 2_000_000;
const rowsPerS = 20_000;

let server: TestApp;
let ann: { token: string; owner: string };
let ben: { token: string; owner: string };

beforeAll(async () => {
  server = await startTestApp();
  ann = await server.person('ann@example.com');
  ben = await server.person('ben@example.com');
  for (const person of [ann, ben]) {
    const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.001', target_price: '50000' };
    expect(await server.call('placeSpotOrder', order, person)).toMatchObject({ type: 'ok' });
    const transfer = { currency_id: '3', from_field: 'change', to_field: 'lever', number: '1' };
    expect(await server.call('transfer', transfer, person)).toMatchObject({ type: 'ok' });
  }
});
afterAll(() => server.close());

it.each([
  { list: 'spotOrders', place: { page: '1' }, rows: 100 },
  { list: 'spotOrders', place: { page: '3' }, rows: 200 },
  { list: 'ledger', place: { page: '1' }, rows: 100 },
  { list: 'transfers', place: { page: '1' }, rows: 200 },
])(
  'answers of $list, page $place.page, use up what their owner may have looked at, and nobody else’s',
  async ({ list, place, rows }) => {
    const { readBudget } = server.context;
    const fields = { ...place, limit: '100' };
    // The full budget is restored in this time.
    server.clock.advance((rowsAllowed / rowsPerS) * 1000 * 2);
    readBudget.spend(ann.owner, rowsAllowed - 10 * rows);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await server.call(list, fields, ann));
    const refused = answers.findIndex(({ status }) => status !== 200);
    // Each costs at least its rows, plus a little for the lookup.
    expect(refused).toBeGreaterThanOrEqual(8);
    expect(refused).toBeLessThanOrEqual(11);
    expect(answers.slice(refused).every(({ status }) => status === 429)).toBe(true);
    expect(answers[refused]).toMatchObject({
      type: 'error',
      data: { reason: 'system.rateLimited', values: { seconds: '1' } },
    });
    for (const other of ['spotOrders', 'ledger', 'transfers']) {
      expect((await server.call(other, fields, ann)).status).toBe(429);
      expect((await server.call(other, fields, ben)).status).toBe(200);
    }
    server.clock.advance(1000);
    expect((await server.call(list, fields, ann)).status).toBe(200);
  },
);

it.each([
  { list: 'spotOrders', page: '3', rows: 210 },
  { list: 'ledger', page: '1', rows: 120 },
  { list: 'transfers', page: '1', rows: 220 },
])(
  'pages of $list that are asked for at once are answered in turn or refused, and hold nobody else up',
  async ({ list, page, rows }) => {
    const { readBudget } = server.context;
    const fields = { page, limit: '100' };
    server.clock.advance((rowsAllowed / rowsPerS) * 1000 * 2);
    readBudget.spend(ann.owner, rowsAllowed - 4 * rows);
    const spend = vi.spyOn(readBudget, 'spend');
    const statuses: number[] = [];
    const asked = Array.from({ length: 60 }, async () => {
      const { status } = await server.call(list, fields, ann);
      statuses.push(status);
    });
    const [other] = await Promise.all([server.call(list, fields, ben), ...asked]);
    expect(other.status).toBe(200);
    const looked = spend.mock.calls.filter(([owner]) => owner === ann.owner);
    spend.mockRestore();
    const lookedAt = looked.reduce((sum, [, count]) => sum + count, 0);
    expect(lookedAt).toBeGreaterThan(4 * rows);
    expect(lookedAt).toBeLessThanOrEqual(5 * rows);
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(4);
    expect(answered).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - answered);
  },
);

it('so many reads of an owner wait, and one more is refused, whatever may still be looked at', async () => {
  const { readBudget } = server.context;
  server.clock.advance((rowsAllowed / rowsPerS) * 1000 * 2);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const order: number[] = [];
  const waiting = Array.from({ length: readsAtOnce }, (_, index) =>
    readBudget.inTurn(ann.owner, async () => {
      await held;
      order.push(index);
    }),
  );
  const refusal = { data: { reason: 'system.rateLimited', values: { seconds: '1' } } };
  for (const list of ['spotOrders', 'ledger', 'transfers']) {
    expect(await server.call(list, {}, ann)).toMatchObject({ status: 429, ...refusal });
    expect((await server.call(list, {}, ben)).status).toBe(200);
  }
  expect(order).toEqual([]);
  release!();
  await Promise.all(waiting);
  expect(order).toEqual(Array.from({ length: readsAtOnce }, (_, index) => index));
  expect((await server.call('ledger', {}, ann)).status).toBe(200);
});

it('a read that fails gives its turn to the next one', async () => {
  const { readBudget } = server.context;
  const failed = readBudget.inTurn(ann.owner, () => Promise.reject(new Error('no database')));
  const next = server.call('ledger', {}, ann);
  await expect(failed).rejects.toThrow('no database');
  expect((await next).status).toBe(200);
});
