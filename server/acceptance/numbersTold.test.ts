// Ids in answers reveal the time of a row, and nothing about the number of other rows.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOpenapi } from '../../contracts/readOpenapi.ts';
import { domains } from '../product.ts';
import { askPayout, exampleReviews } from '../testing/states/exampleReviews.ts';
import { grantUnits } from '../testing/grantUnits.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

type Person = Awaited<ReturnType<TestApp['person']>>;

const pair = { legal_id: '3', currency_id: '1' };
const resting = { ...pair, type: '1', amount: '0.001', target_price: '50000' };
const taking = { ...pair, type: '1', amount: '0.0002', target_price: '60000' };
const transfer = { currency_id: '3', from_field: 'change', to_field: 'lever', number: '1' };

let server: TestApp;
beforeEach(async () => {
  const product = () => ({ specification: readOpenapi(), domains: [...domains, exampleReviews] });
  server = await startTestApp({}, {}, product);
  const ask = { owner: 'house:maker', symbol: 'BTC/USDT', side: 'sell', kind: 'limit' } as const;
  await server.context.executor.runForPlatform('test.ask', (tx) => {
    grantUnits(tx, 'house:maker', 'BTC', { units: 10n ** 10n });
    server.memory.exchange.placeForPlatform(tx, { ...ask, price: '60000', quantity: '1' });
  });
});
afterEach(() => server.close());

async function listOf(call: string, person: Person, fields: Record<string, string> = {}) {
  const { type, data } = await server.call(call, fields, person);
  expect(type, call).toBe('ok');
  return (Array.isArray(data) ? data : (data.list ?? data.data)) as { id: number }[];
}

/** A user who does one of each. */
async function act(address: string): Promise<Person> {
  const person = await server.person(address);
  for (const [call, fields] of [
    ['placeSpotOrder', resting],
    ['placeSpotOrder', taking],
    ['transfer', transfer],
  ] as const)
    expect(await server.call(call, fields, person), call).toMatchObject({ type: 'ok' });
  const payout = { owner: person.owner, to: 'user:404', units: 1n, reference: '' };
  await server.context.executor.runForPlatform('test.payout', (tx) => askPayout(tx, payout));
  return person;
}

/** Every number that this user can read from rows in a shared table, by kind. */
async function numbersOf(person: Person): Promise<[string, number][]> {
  const { data: profile } = await server.call('profile', {}, person);
  const orders = await listOf('spotOrders', person);
  const filled = await listOf('spotOrders', person, { status: '2' });
  const fills = await listOf('spotFills', person, { order_id: String(filled[0]!.id) });
  const named = {
    user: [profile as { id: number }],
    order: orders,
    fill: fills,
    transfer: await listOf('transfers', person),
    review: await listOf('reviews', person),
    // Each posting has two.
    record: (await listOf('ledger', person)).map(({ id }) => ({ id: Math.floor(id / 2) })),
  };
  return Object.entries(named).flatMap(([of, rows]) => {
    expect(rows.length, of).toBeGreaterThan(0);
    return rows.map(({ id }): [string, number] => [of, id]);
  });
}

it.each([0, 5])('numbers say when a row was made, and nothing of %d others before it', async (others) => {
  for (let count = 0; count < others; count += 1) await act(`other-${count}@example.com`);
  server.clock.advance(60_000);
  const made = server.clock.now();
  const ann = await act('ann@example.com');
  for (const [of, id] of await numbersOf(ann)) {
    const at = Math.floor(id / 256);
    // The last ids of a millisecond may overflow into the next one.
    expect([made, made + 1], `${of} ${id}`).toContain(at);
  }
});
