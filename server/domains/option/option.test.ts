// Timed options over HTTP, as the app makes the calls. The test supplies ticks; figures were computed by hand.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinFiles } from '../../../contracts/openapi/joinFiles.ts';
import { operationsOf } from '../../../contracts/readOpenapi.ts';
import { outcomeOf } from '../../../contracts/rules/option.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readyForOptions, tickAt } from '../../testing/states/optionStates.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { verifyBasic } from '../../testing/states/verificationStates.ts';
import type { ServerEvent } from '../../commands/events.ts';
import { pairs } from '../../instruments/market.config.ts';
import { optionTables } from './tables.ts';

type Person = { token: string; owner: string };

const order = { match_id: '1', currency_id: '3', type: '1', seconds: '60', number: '100' };
const demo = { account_type: 'simulation_account' };
let server: TestApp;
let ann: Person;

let people = 0;
async function person(): Promise<Person> {
  people += 1;
  return server.person(`option-${people}@example.com`);
}
async function trader(amount = '2000'): Promise<Person> {
  const made = await person();
  await readyForOptions(server.context, made.owner, amount);
  return made;
}

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  ann = await trader();
});
afterAll(async () => {
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  await server.close();
});

async function tick(price: string | undefined, ms = 200): Promise<void> {
  server.clock.advance(ms);
  await tickAt(server.context, price);
}
/** One tick per second from the entry to expiry, including due settlements. */
async function run(prices: readonly string[]): Promise<void> {
  for (const price of prices) await tick(price, 60_000 / prices.length);
}
const call = async (operation: string, fields: Record<string, string>, by = ann) =>
  server.call(operation, fields, by);
const placed = async (changes: Record<string, string> = {}, by = ann) =>
  (await call('placeOption', { ...order, ...changes }, by)).data;
const listed = async (status: string, more: Record<string, string> = {}, by = ann) =>
  (await call('options', { status, ...more }, by)).data.data;
const free = async (more: Record<string, string> = {}) =>
  (await call('optionCurrencies', more)).data[0].user_wallet;
const told = async () =>
  (await call('notices', {})).data.list
    .filter(({ kind }: { kind: string }) => kind.startsWith('option.'))
    .map(({ kind, about }: { kind: string; about: unknown }) => [kind, about]);
const refusedAs = async (changes: Record<string, string>, by = ann) => {
  const { type, message, data } = await call('placeOption', { ...order, ...changes }, by);
  return [type, data.reason, Object.keys(data.fields ?? {}), message];
};

describe('the terms', () => {
  it('are told to anybody: what each duration pays, and of a pair its band', async () => {
    const { data } = await server.call('optionDurations', { match_id: '1' });
    expect(data[0]).toEqual({
      id: 1,
      seconds: 60,
      profit_ratio: '85',
      min_num: '10',
      status: 1,
      // 67,214.5 × 0.55 × √(60 ÷ 31,536,000) × 0.12, to two digits.
      neutral_ratio: '900',
      neutral_band: '6.1',
      fee_rate: '1',
    });
    expect((await server.call('optionDurations')).data[0]).not.toHaveProperty('neutral_band');
  });

  it('have fee, limits and the balance of the account that is asked for', async () => {
    expect((await call('optionCurrencies', {})).data).toEqual([
      {
        id: 3,
        name: 'USDT',
        micro_min: '10',
        micro_max: '1000',
        micro_trade_fee: '1',
        micro_holdtrade_max: 20,
        micro_numbers: ['10', '50', '100'].map((number) => ({ number })),
        user_wallet: { micro_balance: '2000', lock_micro_balance: '0' },
      },
    ]);
    expect(await free(demo)).toEqual({ micro_balance: '10000', lock_micro_balance: '0' });
  });

  it('are offered on every pair whose row says so', async () => {
    const { data: groups } = await server.call('quotations');
    const open = groups.flatMap(({ quotation }: { quotation: { id: number; open_microtrade: number }[] }) =>
      quotation.flatMap(({ id, open_microtrade }) => (open_microtrade === 1 ? [id] : [])),
    );
    expect(open.sort()).toEqual([...server.context.optionBook.pairs.keys()].sort());
  });
});

describe('an order', () => {
  it('holds stake and fee, and its entry is the first tick after it was accepted', async () => {
    await tick('50000');
    const { id } = await placed({ client_order_id: 'order-number-1' });
    // Timestamped before the order was accepted, and read afterwards.
    await tickAt(server.context, '49000');
    const [waiting] = await listed('1');
    expect(waiting).toMatchObject({
      id,
      show_micro_id: String(id),
      match_id: 1,
      symbol_name: 'BTC/USDT',
      type: 1,
      seconds: 60,
      number: '100',
      fee: '1',
      profit_ratio: '85',
      neutral_band: '6.1',
      status: 1,
      account_type: 'real_account',
      client_order_id: 'order-number-1',
    });
    expect(waiting).not.toHaveProperty('open_price');
    expect(await free()).toEqual({ micro_balance: '1899', lock_micro_balance: '101' });
    await tick('50010');
    const at = server.clock.now();
    expect((await listed('1'))[0]).toMatchObject({
      open_price: '50010',
      opened_ms: at,
      expires_ms: at + 60_000,
      remain_milli_seconds: 60_000,
    });
  });

  it.each([
    ['up', '1', '50100', { fact_profits: '84', profit_result: 1, end_price: '50100' }, '2084'],
    ['up', '1', '49900', { fact_profits: '-101', profit_result: -1, end_price: '49900' }, '1899'],
    ['up', '1', '50006.1', { fact_profits: '-1', profit_result: 0, end_price: '50006.1' }, '1999'],
    ['down', '2', '49900', { fact_profits: '84', profit_result: 1 }, '2084'],
    ['neutral', '0', '50006.1', { fact_profits: '899', profit_result: 1, profit_ratio: '900' }, '2899'],
    ['neutral', '0', '50006.11', { fact_profits: '-101', profit_result: -1 }, '1899'],
  ])('of %s (%s) that closes at %s is settled once, at the second', async (_, type, close, row, has) => {
    const { id } = await placed({ type });
    await tick('50000');
    await run(Array.from({ length: 30 }, () => close));
    const settledAt = server.clock.now();
    await tick(close);
    expect(await listed('3')).toEqual([
      expect.objectContaining({ ...row, id, status: 3, settled_ms: settledAt, remain_milli_seconds: 0 }),
    ]);
    expect(await free()).toEqual({ micro_balance: has, lock_micro_balance: '0' });
    const result = { '1': 'won', '0': 'returned', '-1': 'lost' }[String(row.profit_result)];
    expect(await told()).toEqual([
      ['option.settled', { symbol: 'BTC/USDT', result, net: row.fact_profits, coin: 'USDT' }],
    ]);
  });

  it('shows its ticks, of which anybody computes the same [rule:option.result.computed]', async () => {
    const { id } = await placed();
    await tick('50000.5');
    await run(Array.from({ length: 30 }, (__, index) => String(50_000 + ((index * 7) % 11))));
    const [row] = await listed('3');
    const { data } = await call('optionSettlement', { id: String(id) });
    expect(data.ticks).toHaveLength(25);
    expect(data.ticks.at(-1).at_ms).toBe(row.expires_ms);
    expect(data.entry).toEqual({ price: '50000.5', at_ms: row.opened_ms });
    const terms = {
      bought: 'up',
      open: row.open_price,
      band: row.neutral_band,
      expiresAt: row.expires_ms,
    } as const;
    const ticks = data.ticks.map(({ price, at_ms }: { price: string; at_ms: number }) => ({
      price,
      at: at_ms,
    }));
    expect(outcomeOf({ ...terms, priceTick: data.price_tick }, ticks)).toMatchObject({
      close: row.end_price,
      result: row.profit_result,
    });
    const other = await person();
    expect((await call('optionSettlement', { id: String(id) }, other)).data.reason).toBe('option.unknown');
  });

  it('gets stake and fee back where no tick comes within 15 seconds', async () => {
    await placed();
    await tick(undefined, 15_000);
    expect(await listed('1')).toHaveLength(1);
    await tick('50000', 1);
    expect((await listed('3'))[0]).toMatchObject({
      returned: 'noEntry',
      fact_profits: '0',
      profit_result: 0,
    });
    expect(await free()).toEqual({ micro_balance: '2000', lock_micro_balance: '0' });
  });

  it('gets them back where the source was silent [rule:option.result.silent]', async () => {
    const { id } = await placed();
    await tick('50000');
    for (let count = 0; count < 30; count += 1) await tick('50100', 1000);
    await tick(undefined, 46_000);
    expect((await listed('3'))[0]).toMatchObject({ returned: 'silent', fact_profits: '0', fee: '1' });
    expect((await call('optionSettlement', { id: String(id) })).data.ticks).toHaveLength(25);
    await placed();
    await tick('50000');
    for (const price of ['50100', '50100', '50100', '50100']) await tick(price, 15_000);
    expect((await listed('3'))[0]).toMatchObject({ returned: 'silent' });
    expect(await free()).toEqual({ micro_balance: '2000', lock_micro_balance: '0' });
  });

  it('is told to its owner as it changes', async () => {
    const told: string[] = [];
    const stop = server.context.executor.subscribe((events: readonly ServerEvent[]) => {
      for (const event of events)
        if (event.type === 'optionRunning' || event.type === 'optionSettled')
          if (event.owner === ann.owner) told.push(event.type);
    });
    await placed();
    await tick('50000');
    await run(Array.from({ length: 30 }, () => '50100'));
    stop();
    expect(told).toEqual(['optionRunning', 'optionRunning', 'optionSettled']);
  });
});

describe('an order is refused', () => {
  it.each([
    ['without a duration that is offered', { seconds: '61' }, 'option.durationRequired', 'seconds'],
    ['without a stake', { number: '' }, 'wallet.amountRequired', 'number'],
    ['of nothing', { number: '0' }, 'wallet.amountRequired', 'number'],
    ['under the minimum', { number: '9.99' }, 'spot.minimum', 'number'],
    ['over the maximum', { number: '1000.01' }, 'spot.maximum', 'number'],
    ['in no direction', { type: '3' }, 'option.direction', 'type'],
    ['in another currency', { currency_id: '1' }, 'option.currency', 'currency_id'],
  ])('%s', async (_, changes, reason, field) => {
    expect((await refusedAs(changes)).slice(0, 3)).toEqual(['error', reason, [field]]);
    expect(await free()).toEqual({ micro_balance: '2000', lock_micro_balance: '0' });
  });

  it('beyond the balance, its fee included', async () => {
    const poor = await trader('101');
    expect((await refusedAs({ number: '100.01' }, poor))[1]).toBe('wallet.insufficientBalance');
    expect(await placed({}, poor)).toMatchObject({ status: 1 });
  });

  it('on a pair without options', async () => {
    expect((await refusedAs({ match_id: '3' }))[1]).toBe('option.pairClosed');
  });

  it('beyond the number that may run', async () => {
    for (let count = 0; count < 20; count += 1) await placed({ number: '10' });
    expect((await refusedAs({ number: '10' }))[1]).toBe('option.openLimit');
    expect(await placed({ ...demo, number: '10' })).toMatchObject({ status: 1 });
    await tick(undefined, 20_000);
  });

  it('until both levels are verified and the questions are passed, except on the demo account', async () => {
    const eve = await person();
    expect(await refusedAs({}, eve)).toEqual([
      ...['998', 'verification.required', [], 'Complete your verification first'],
    ]);
    await verifyBasic(server.context, eve.owner, { card_id: 'LZ900077' });
    expect((await refusedAs({}, eve))[0]).toBe('998');
    expect(await placed(demo, eve)).toMatchObject({ status: 1 });
    await server.context.executor.run('test.forget', ({ db }) =>
      db.deleteFrom('questions_passed').where('owner', '=', ann.owner).execute(),
    );
    expect((await refusedAs({}))[1]).toBe('products.optionQuestions');
    await tick(undefined, 20_000);
  });
});

describe('the demo account', () => {
  it('goes by the same ticks, and moves no money [rule:option.simulator.apart]', async () => {
    await placed({ ...demo, number: '1000' });
    expect((await listed('1', demo))[0].show_micro_id).toMatch(/^D\d+$/);
    await tick('50000');
    await run(Array.from({ length: 30 }, () => '50100'));
    expect(await listed('3', demo)).toMatchObject([{ fact_profits: '840', balance_after: '10840' }]);
    expect(await listed('3')).toEqual([]);
    expect(await free()).toEqual({ micro_balance: '2000', lock_micro_balance: '0' });
    expect(await free(demo)).toEqual({ micro_balance: '10840', lock_micro_balance: '0' });
  });

  it('is full for whoever was refused at first', async () => {
    expect((await refusedAs({ ...demo, number: '9' }))[1]).toBe('spot.minimum');
    expect(await free(demo)).toEqual({ micro_balance: '10000', lock_micro_balance: '0' });
    expect(await placed(demo)).toMatchObject({ status: 1 });
  });

  it('starts over once, and what runs ends without a result', async () => {
    await placed(demo);
    const reset = { client_reset_id: 'reset-number-1' };
    for (const _ of [1, 2]) expect(await call('resetOptionDemo', reset)).toMatchObject({ type: 'ok' });
    expect(await listed('3', demo)).toMatchObject([{ returned: 'reset', fact_profits: '0' }]);
    expect(await free(demo)).toEqual({ micro_balance: '10000', lock_micro_balance: '0' });
  });
});

describe('what the house risks', () => {
  it('is capped for a second of a pair, in words', async () => {
    const { ledger } = server.memory;
    const asked = { matchId: 1, asset: 'USDT', direction: 'neutral', seconds: 60, stake: '1000' } as const;
    const others = [await trader('9000'), await trader('9000')];
    const { executor, optionBook } = server.context;
    // 9,000 each: five orders fit, a sixth does not.
    const place = (owner: string) =>
      executor.runForPlatform('test.place', (tx) => optionBook.place(tx, { ...asked, owner }));
    for (const index of [0, 1, 0, 1, 0]) await place(others[index]!.owner);
    await expect(place(others[1]!.owner)).rejects.toMatchObject({ reason: 'option.exposure' });
    expect((await refusedAs({ type: '0', number: '1000' }))[3]).toMatch(/^No more BTC\/USDT orders/);
    expect(await placed({ seconds: '120' })).toMatchObject({ status: 1 });
    expect(ledger.balance({ owner: ann.owner, kind: 'micro', asset: 'USDT' }).held).toBe(101n * 10n ** 8n);
    await tick(undefined, 20_000);
  });
});

it('lists page by page, newest first', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await placed({ ...demo, number: '10' })).id);
  const of = async (more: Record<string, string>) =>
    (await listed('1', { ...demo, limit: '2', ...more })).map(({ id }: { id: number }) => id);
  expect(await of({})).toEqual(ids.slice(0, 2));
  expect(await of({ page: '2' })).toEqual(ids.slice(2, 4));
  expect(await of({ before_id: String(ids[3]) })).toEqual(ids.slice(4));
  expect(await of({ match_id: '2' })).toEqual([]);
  expect(await of({ id: String(ids[4]) })).toEqual([ids[4]]);
  await tick(undefined, 20_000);
});

it('goes on over a restart in the middle: none is lost, none is settled twice', async () => {
  const { id } = await placed();
  await tick('50000');
  for (let count = 0; count < 29; count += 1) await tick('50100', 2000);
  server = await server.restart();
  await tick('50100', 2000);
  server = await server.restart();
  await tick('50100', 2000);
  expect(await listed('3', { id: String(id) })).toMatchObject([{ fact_profits: '84', end_price: '50100' }]);
  expect(await free()).toEqual({ micro_balance: '2084', lock_micro_balance: '0' });
});

it('has no field of a call or a table, nor a call, by which a price or a result could be set', () => {
  const said = operationsOf(joinFiles())
    .filter(({ operation }) => operation.tags?.includes('option'))
    .map(({ operation }) => [operation.operationId, fieldsOf(operation)]);
  expect(said).toEqual([
    ['optionDurations', ['match_id']],
    ['optionCurrencies', ['account_type']],
    [
      'placeOption',
      ['account_type', 'client_order_id', 'currency_id', 'lang', 'match_id', 'number', 'seconds', 'type'],
    ],
    [
      'options',
      [
        'account_type',
        'before_id',
        'client_order_id',
        'currency_id',
        'id',
        'limit',
        'match_id',
        'page',
        'status',
      ],
    ],
    ['optionSettlement', ['id']],
    ['resetOptionDemo', ['client_reset_id']],
  ]);
  // Mutable fields of an order are written by the engine alone, which has the order and the ticks.
  expect(Object.keys(optionTables.option_tick)).toEqual(['symbol', 'at', 'price']);
  const words = Object.keys(optionTables.option_order).filter((name) =>
    /risk|preset|pre_|force|mode|chance/.test(name),
  );
  expect(words).toEqual([]);
});

function fieldsOf(operation: object): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, parameters } = value as {
      properties?: object;
      parameters?: { name: string; in: string }[];
    };
    if (properties) found.push(...Object.keys(properties));
    if (parameters)
      found.push(...parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : [])));
    for (const [name, inner] of Object.entries(value)) if (name !== 'responses') walk(inner);
  };
  walk(operation);
  return found.sort();
}
