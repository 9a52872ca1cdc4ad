import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from './testing/startTestApp.ts';
import type { TestApp } from './testing/startTestApp.ts';

/** What decision 0046 allows, and gives back. */
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
  { list: 'spotOrders', place: { page: '3' }, rows: 200 },
  { list: 'ledger', place: { page: '1' }, rows: 100 },
  { list: 'transfers', place: { page: '1' }, rows: 200 },
])(
  'pages of $list use up what their owner may have looked at, and nobody else’s',
  async ({ list, place, rows }) => {
    const { readBudget } = server.context;
    const fields = { ...place, limit: '100' };
    // All that there was before comes back in this time.
    server.clock.advance((rowsAllowed / rowsPerS) * 1000 * 2);
    readBudget.spend(ann.owner, rowsAllowed - 10 * rows);
    const answers = [];
    for (let count = 0; count < 12; count += 1) answers.push(await server.call(list, fields, ann));
    const refused = answers.findIndex(({ status }) => status !== 200);
    // Each costs its rows at least, and a little to be found.
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
