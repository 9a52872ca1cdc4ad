// Transfers between a user's own accounts, over HTTP as the app makes them.
import { BigNumber } from 'bignumber.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findViolations } from '../../testing/invariants.ts';
import { pairs } from '../../instruments/market.config.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';

type Field = 'legal' | 'change' | 'lever' | 'micro';
type Person = { token: string; owner: string };

let server: TestApp;
let ann: Person;
beforeEach(async () => {
  server = await startTestApp();
  ann = await server.person('ann@example.com');
});
afterEach(() => server.close());

const move = (number: string, from_field: string, to_field: string, more: Record<string, string> = {}) =>
  server.call('transfer', { currency_id: '3', number, from_field, to_field, ...more }, ann);

/** Available USDT of an account. */
async function free(kind: Field, person = ann): Promise<string> {
  const { data } = await server.call('balance', { currency: '3', type: kind }, person);
  return data[`${kind}_balance`];
}

const listed = async (query: Record<string, string> = {}, person = ann) =>
  (await server.call('transfers', query, person)).data;

it('an amount goes from one account to the other at once, whole and without a fee', async () => {
  const answer = await move('2000.00000001', 'change', 'lever');
  expect(answer).toMatchObject({ type: 'ok', data: 'Amount transferred' });
  expect(await free('change')).toBe('7999.99999999');
  expect(await free('lever')).toBe('2000.00000001');
  await move('500', 'lever', 'micro');
  expect([await free('lever'), await free('micro')]).toEqual(['1500.00000001', '500']);
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
});

it.each([
  ['change', 'legal'],
  ['change', 'trust'],
  ['legal', 'change'],
  ['trust', 'change'],
] as const)('nothing is moved by hand from %s to %s', async (from, to) => {
  expect(await move('1', from, to as Field)).toMatchObject({
    type: 'error',
    data: { reason: 'wallet.accountsDiffer' },
  });
});

it('is listed with both accounts and what each had after it, and stands in the ledger of both', async () => {
  await move('2000', 'change', 'lever', { client_transfer_id: 'first-one' });
  const { data, total } = await listed();
  expect(total).toBe(1);
  expect(data[0]).toMatchObject({
    currency_name: 'USDT',
    value: '2000',
    info: 'Transfer',
    from_field: 'change',
    to_field: 'lever',
    from_after: '8000',
    to_after: '2000',
    created_ms: server.clock.now(),
    client_transfer_id: 'first-one',
  });
  const rows = (await server.call('ledger', { kind: 'transfer' }, ann)).data.list;
  expect(rows.map(({ value, type }: { value: string; type: number }) => [value, type])).toEqual([
    ['2000', 3],
    ['-2000', 2],
  ]);
});

it('the same transfer is made once, also when it is sent many times at once and after a restart [rule:wallet.transfer.once]', async () => {
  const same = { client_transfer_id: 'one-and-the-same' };
  const answers = await Promise.all(Array.from({ length: 6 }, () => move('100', 'change', 'micro', same)));
  expect(answers.map(({ type }) => type)).toEqual(Array(6).fill('ok'));
  server = await server.restart();
  expect(await move('100.00', 'change', 'micro', same)).toMatchObject({ type: 'ok' });
  expect(await free('micro')).toBe('100');
  expect((await listed()).total).toBe(1);
});

it('two equal transfers without an id are two', async () => {
  await Promise.all([move('7', 'change', 'micro'), move('7', 'change', 'micro')]);
  expect(await free('micro')).toBe('14');
  expect((await listed()).data.map(({ value }: { value: string }) => value)).toEqual(['7', '7']);
});

it('an id that was given to another transfer is refused, and nothing is moved', async () => {
  const same = { client_transfer_id: 'only-for-one' };
  await move('100', 'change', 'micro', same);
  for (const [number, from, to] of [
    ['101', 'change', 'micro'],
    ['100', 'change', 'lever'],
    ['100', 'micro', 'change'],
  ] as const) {
    expect(await move(number, from, to, same)).toMatchObject({
      type: 'error',
      data: { reason: 'system.idTaken' },
    });
  }
  expect(await free('change')).toBe('9900');
  // The same id of another user is a different transfer.
  const ben = await server.person('ben@example.com');
  const form = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever', ...same };
  expect(await server.call('transfer', form, ben)).toMatchObject({ type: 'ok' });
});

it('is refused by the first rule that it breaks, with the field and the nearest amount that can be moved', async () => {
  const order = { legal_id: '3', currency_id: '1', type: '1', amount: '0.002', target_price: '50000' };
  await server.call('placeSpotOrder', order, ann);
  const cases: [Record<string, string>, reason: string, field: string, nearest?: string][] = [
    [{ to_field: 'change' }, 'wallet.accountsDiffer', 'to_field'],
    // The contract account supports USDT only.
    [{ currency_id: '1' }, 'wallet.accountsDiffer', 'to_field'],
    [{ number: '0' }, 'wallet.amountRequired', 'number'],
    [{ number: '0.00000000' }, 'wallet.amountRequired', 'number'],
    // The order holds 100 USDT.
    [{ number: '9900.00000001' }, 'wallet.insufficientBalance', 'number', '9900'],
    [{ from_field: 'micro', number: '1' }, 'wallet.insufficientBalance', 'number'],
  ];
  for (const [changes, reason, field, nearest] of cases) {
    const form = { currency_id: '3', number: '1', from_field: 'change', to_field: 'lever', ...changes };
    const { type, data } = await server.call('transfer', form, ann);
    expect({ type, reason: data.reason, nearest: data.values?.nearest }).toEqual({
      type: 'error',
      reason,
      nearest,
    });
    expect(Object.keys(data.fields)).toEqual([field]);
  }
  expect((await listed()).total).toBe(0);
  expect(await move('9900', 'change', 'lever')).toMatchObject({ type: 'ok' });
});

it('amounts that are no plain decimal text, and accounts that no hand moves, are refused at their field', async () => {
  const written = 'Enter a plain number with at most 18 digits and 8 decimals';
  for (const number of ['', '-1', '1e3', '1,000', '0x10', '1.000000001', ' 1', 'NaN', '00'])
    expect(await move(number, 'change', 'lever'), number).toMatchObject({
      status: 400,
      data: { fields: { number: number === '' ? 'Enter an amount' : written } },
    });
  for (const account of ['trust', 'insurance', '', 'CHANGE'])
    expect(await move('1', 'change', account), account).toMatchObject({
      status: 400,
      data: { reason: 'wallet.accountsDiffer' },
    });
  expect(await free('change')).toBe('10000');
});

it('nobody without a session moves or reads anything, and nobody reads the transfers of another', async () => {
  await move('5', 'change', 'lever', { client_transfer_id: 'ann-has-made-it' });
  const ben = await server.person('ben@example.com');
  expect((await listed({}, ben)).total).toBe(0);
  expect((await listed({ client_transfer_id: 'ann-has-made-it' }, ben)).data).toEqual([]);
  for (const operation of ['transfers', 'transfer'])
    expect(
      await server.call(operation, {
        currency_id: '3',
        number: '1',
        from_field: 'change',
        to_field: 'lever',
      }),
    ).toMatchObject({ type: '999' });
});

it('an unanswered transfer is found by its id, or is not there', async () => {
  await move('5', 'change', 'lever', { client_transfer_id: 'looked-up-later' });
  const found = await listed({ client_transfer_id: 'looked-up-later', limit: '1' });
  expect(found).toMatchObject({ total: 1, data: [{ value: '5', client_transfer_id: 'looked-up-later' }] });
  expect(await listed({ client_transfer_id: 'was-never-sent' })).toMatchObject({ total: 0, data: [] });
});

it('the address of the next page keeps everything that was asked for', async () => {
  for (const number of ['1', '2', '3']) await move(number, 'change', 'lever');
  const [newest] = (await listed()).data;
  const seconds = server.clock.now() / 1000;
  const asked = {
    currency: '3',
    account: 'lever',
    from: String(seconds - 60),
    to: String(seconds + 60),
    until_id: String(newest.id),
  };
  const page = await listed({ ...asked, limit: '1', page: '2' });
  const url = new URL(page.next_page_url, 'http://localhost');
  expect(url.pathname).toBe('/api/wallet/hzhistory');
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...asked, limit: '1', page: '3' });
  const last = await listed(Object.fromEntries(url.searchParams));
  expect(last.data.map(({ value }: { value: string }) => value)).toEqual(['1']);
  expect(last.next_page_url).toBeNull();
  const unfiltered = new URL((await listed({ limit: '2' })).next_page_url, 'http://localhost');
  expect(unfiltered.searchParams.get('page')).toBe('2');
  expect(unfiltered.searchParams.get('limit')).toBe('2');
});

const seed = Number(process.env.SEED ?? 1);
it(`pages and filters have every transfer once, and no money is made or lost, SEED=${seed}`, async () => {
  const next = seededNumbers(seed);
  const kinds: Field[] = ['change', 'lever', 'micro'];
  const pick = (): Field => kinds[Math.floor(next() * 3)]!;
  const expected: Record<Field, BigNumber> = {
    legal: new BigNumber(0),
    change: new BigNumber(10_000),
    lever: new BigNumber(0),
    micro: new BigNumber(0),
  };
  let made = 0;
  for (let step = 0; step < 120; step += 1) {
    const [from, to] = [pick(), pick()];
    const number = new BigNumber(next() * 3000).toFixed(Math.floor(next() * 9));
    server.clock.advance(60_000);
    const { type } = await move(number, from, to);
    const isPossible = from !== to && new BigNumber(number).gt(0) && expected[from].gte(number);
    expect(type, `${number} ${from} ${to}`).toBe(isPossible ? 'ok' : 'error');
    if (!isPossible) continue;
    made += 1;
    expected[from] = expected[from].minus(number);
    expected[to] = expected[to].plus(number);
  }
  for (const kind of kinds) expect(await free(kind)).toBe(expected[kind].toFixed());
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);

  type Row = { id: number; from_field: Field; to_field: Field; created_time: number };
  const walk = async (query: Record<string, string>, limit = 7): Promise<Row[]> => {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await listed({ ...query, page: String(page), limit: String(limit) });
      rows.push(...answer.data);
      expect(answer.total).toBeGreaterThanOrEqual(rows.length);
      if (answer.next_page_url === null) {
        expect(answer.total).toBe(rows.length);
        return rows;
      }
    }
  };
  const all = await walk({});
  expect(all).toHaveLength(made);
  expect(all.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))].toSorted((a, b) => b - a));
  expect(await walk({}, 100)).toEqual(all);
  for (const account of kinds)
    expect(await walk({ account })).toEqual(
      all.filter(({ from_field, to_field }) => from_field === account || to_field === account),
    );
  const middle = all[Math.floor(made / 2)]!;
  expect(await walk({ until_id: String(middle.id) })).toEqual(all.slice(all.indexOf(middle)));
  const to = String(middle.created_time);
  expect([...(await walk({ from: to })), ...(await walk({ to }))]).toEqual(all);
  expect(await walk({ currency: '1' })).toEqual([]);
});
