// Contracts over HTTP, with the app's calls. The test sets the marks; figures were calculated by hand.
import { BigNumber } from 'bignumber.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { failCommit } from '../../testing/processes/failCommit.ts';
import { readyForContracts } from '../../testing/states/contractStates.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { pairs } from '../../instruments/market.config.ts';
import { markKeptMs, sweepMarks } from './engine/LeverClock.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';
import type { ServerEvent } from '../../commands/events.ts';

type Person = { token: string; owner: string };

const symbol = 'BTC/USDT';
const btc = { currency_id: '1', legal_id: '3' };
let server: TestApp;
let ann: Person;

/** All sources report the price after a second; undefined: no source reports a price. */
async function mark(price: string | undefined, ms = 1000): Promise<void> {
  server.clock.advance(ms);
  const at = server.clock.now();
  const units = price === undefined ? 0n : toUnits(price, 8);
  const index = { price: units, used: [{ source: 'test', price: units, at }], outliers: [] };
  const indices = new Map([[symbol, price === undefined ? undefined : index]]);
  await server.context.executor.runForPlatform('test.tick', (tx) =>
    server.context.leverBook.tick(tx, indices),
  );
}

async function start(changes: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  server = await startTestApp(changes);
}

let people = 0;
/** A user who has passed the questions, with 8,000 in the contract account. */
async function trader(): Promise<Person> {
  people += 1;
  const person = await server.person(`trader-${people}@example.com`);
  await readyForContracts(server.context, person.owner, '8000');
  return person;
}

beforeAll(() => start());
beforeEach(async () => {
  ann = await trader();
  await mark('50000');
});
// Closes positions that a test leaves open.
afterEach(() => server.call('closePositions', { ...btc, until_id: '999999999999999' }, ann));
afterAll(() => server.close());

const order = { ...btc, share: '1000', multiple: '10', type: '1', status: '1' };
const opened = async (changes: Record<string, string> = {}) =>
  (await server.call('openPosition', { ...order, ...changes }, ann)).data;
/** Opens a position and returns its row. */
const open = async (changes: Record<string, string> = {}) => rowOf((await opened(changes)).id);
const rowOf = async (id: number) => (await listed('-1', { id: String(id) })).message.data[0];
/** The answer of a command on a trade must match its row. */
async function done(operation: string, fields: Record<string, string>) {
  const { type, data } = await server.call(operation, fields, ann);
  expect(type).toBe('ok');
  const row = await rowOf(Number(fields['id']));
  expect(row).toMatchObject(data);
  return row;
}
const listed = async (status = '-1', more: Record<string, string> = {}, person = ann) =>
  (await server.call('positions', { status, ...more }, person)).data;
const refused = async (operation: string, fields: Record<string, string>, person = ann) => {
  const { type, data } = await server.call(operation, fields, person);
  expect(type).toBe('error');
  return [data.reason, Object.keys(data.fields ?? {}), data.values?.nearest];
};
const free = async () => {
  const { data } = await server.call('balance', { currency: '3', type: 'lever' }, ann);
  return data.lever_balance as string;
};

describe('the terms of contracts', () => {
  it('are told to anybody: lot, fees, tiers, leverages and limits of each', async () => {
    const { data } = await server.call('leverTerms');
    const [terms] = data.filter((each: { symbol: string }) => each.symbol === symbol);
    expect(terms).toMatchObject({
      currency_id: 1,
      legal_id: 3,
      lot_size: '0.001',
      quote_scale: 8,
      fee_rate: '0.0005',
      half_spread: '0.0001',
      slippage: '0.0005',
      leverages: [2, 5, 10, 20, 50, 100],
      liquidation_fee_rate: '0.005',
      overnight_rate: '0.0003',
    });
    // From the worked examples of tiers: 250,000 × (0.01 − 0.005) + 50 = 1,300.
    expect(terms.tiers.map(({ amount }: { amount: string }) => amount)).toEqual(['0', '50', '1300', '16300']);
  });

  it('are those of every pair whose row says that contracts on it are open', async () => {
    const { data: groups } = await server.call('quotations');
    const open = groups.flatMap(({ quotation }: { quotation: { symbol: string; open_lever: number }[] }) =>
      quotation.filter(({ open_lever }) => open_lever === 1).map((pair) => pair.symbol),
    );
    const { data: terms } = await server.call('leverTerms');
    expect(open.sort()).toEqual(terms.map((each: { symbol: string }) => each.symbol).sort());
    expect(open).toContain(symbol);
  });
});

describe('the panel of a contract', () => {
  it('has the free balance, leverages, the mark and how many lots each side takes', async () => {
    const { data } = await server.call('leverPanel', btc, ann);
    expect(data).toMatchObject({
      user_lever: '8000',
      lever_share_limit: { min: 1, max: 100_000 },
      mark: { price: '50000', at_ms: server.clock.now() },
      multiple: { muit: ['2', '5', '10', '20', '50', '100'].map((value) => ({ value })) },
    });
    // 5,000,000 ÷ 50 is the largest order; 20,000,000 would be 400,000 lots.
    expect([data.room_long, data.room_short]).toEqual([100_000, 100_000]);
  });

  it('has neither a mark nor room while no source says anything', async () => {
    await mark(undefined, 20_000);
    const { data } = await server.call('leverPanel', btc, ann);
    expect(data).not.toHaveProperty('mark');
    expect(data).not.toHaveProperty('room_long');
    expect(data.user_lever).toBe('8000');
  });

  it('is of no pair without contracts', async () => {
    expect(await refused('leverPanel', { currency_id: '999', legal_id: '3' })).toEqual([
      'market.pairUnknown',
      ['currency_id'],
      undefined,
    ]);
  });
});

describe('a market order', () => {
  it('opens at the mark and half the spread and slippage, and its row has each figure', async () => {
    // 50,000 × (1 + 0.0001 + 0.0005 × 0.05); the margin is one tenth of it, the fee 0.0005 of it.
    expect(await opened({ client_order_id: 'order-number-1' })).toEqual({
      id: expect.any(Number),
      currency: 1,
      legal: 3,
      type: 1,
      status: 1,
      share: 1000,
      price: '50006.25',
      client_order_id: 'order-number-1',
    });
    expect((await listed()).message.data[0]).toMatchObject({
      symbol,
      type: 1,
      currency: 1,
      legal: 3,
      price: '50006.25',
      update_price: '50000',
      share: 1000,
      number: '1',
      multiple: 10,
      status: 1,
      margin_mode: 'isolated',
      origin_caution_money: '5000.625',
      caution_money: '5000.625',
      profits: '-6.25',
      trade_fee: '25.003125',
      fact_profits: '-25.003125',
      overnight_money: '0',
      order_type: 'market',
      client_order_id: 'order-number-1',
      asked_share: 1000,
      overnight_next: '15.001875',
      overnight_next_ms: Date.UTC(2026, 0, 6),
      create_time: Math.floor(server.clock.now() / 1000),
    });
    expect(await free()).toBe('2974.371875');
  });

  it('has the same answer however often it comes, and opens once [rule:lever.order.once]', async () => {
    const same = { client_order_id: 'order-number-1', share: '100' };
    const answers = await Promise.all([opened(same), opened(same), opened(same)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await listed()).message.data).toHaveLength(1);
    const changes: Record<string, string>[] = [
      ...[{ share: '101' }, { stop_loss_price: '49000' }, { account_type: 'simulation_account' }],
    ];
    for (const change of changes)
      expect(await refused('openPosition', { ...order, ...same, ...change })).toEqual([
        'system.idTaken',
        [],
        undefined,
      ]);
  });

  it.each([
    [{ share: '0' }, 'lever.lotsInteger', 'share', undefined],
    [{ share: '1.5' }, 'lever.lotsInteger', 'share', undefined],
    [{ share: '' }, 'lever.lotsRequired', 'share', undefined],
    [{ share: '100001' }, 'lever.lotsRange', 'share', '100000'],
    [{ share: '2000' }, 'lever.balance', 'share', undefined],
    [{ multiple: '3' }, 'lever.leverage', 'multiple', '2'],
    [{ multiple: '0' }, 'lever.leverage', 'multiple', undefined],
    [{ margin_mode: 'both' }, 'lever.marginMode', 'margin_mode', undefined],
    [{ status: '0' }, 'lever.price', 'target_price', undefined],
    [{ status: '0', target_price: '0' }, 'lever.price', 'target_price', undefined],
    [{ target_profit_price: '49999' }, 'lever.takeProfitAbove', 'target_profit_price', undefined],
    [{ stop_loss_price: '50001' }, 'lever.stopLossBelow', 'stop_loss_price', undefined],
    [{ stop_loss_price: '45000' }, 'lever.stopLossLate', 'stop_loss_price', '45209.07'],
    [{ currency_id: '999' }, 'market.pairUnknown', 'currency_id', undefined],
  ])('is refused at its field: %o', async (changes, reason, field, nearest) => {
    expect(await refused('openPosition', { ...order, ...changes })).toEqual([reason, [field], nearest]);
    expect(await free()).toBe('8000');
  });

  it('is refused while no source says anything, and so are other stops', async () => {
    const { id } = await open({ share: '100' });
    await mark(undefined, 20_000);
    expect(await refused('openPosition', order)).toEqual(['lever.silent', [], undefined]);
    expect(await refused('setStops', { id: String(id), stop_loss_price: '49000' })).toEqual([
      'lever.silent',
      [],
      undefined,
    ]);
  });
});

describe('a limit order', () => {
  it('waits with margin and fee set aside, and is cancelled once with all of it back', async () => {
    const { id, status } = await open({ status: '0', target_price: '40000' });
    expect(status).toBe(0);
    const { message } = await listed('0');
    expect(message.data[0]).toMatchObject({
      id,
      price: '40000',
      target_price: '40000',
      order_type: 'limit',
      fact_profits: '0',
      // 40,000 ÷ 10 and 40,000 × 0.0005.
      caution_money: '4020',
    });
    expect(await free()).toBe('3980');
    for (const _ of [1, 2])
      expect(await server.call('cancelLeverOrder', { id: String(id) }, ann)).toMatchObject({
        type: 'ok',
        data: 'Order cancelled. Its margin is available again',
      });
    expect(await free()).toBe('8000');
    expect((await listed('4')).message.data[0]).toMatchObject({ id, caution_money: '0', ended_by: 'user' });
  });

  it('fills when the mark comes to it', async () => {
    const { id } = await open({ status: '0', target_price: '49000' });
    await mark('48990');
    expect((await listed('1')).message.data[0]).toMatchObject({ id, status: 1 });
    expect(await refused('cancelLeverOrder', { id: String(id) })).toEqual([
      'lever.notCancellable',
      [],
      undefined,
    ]);
  });
});

describe('closing', () => {
  it('takes whole lots, brings their part back, and answers a repeat with the same', async () => {
    const { id } = await open();
    await mark('51000');
    const part = { id: String(id), share: '400', client_close_id: 'first-part' };
    const closed = await done('closePosition', part);
    expect(closed).toMatchObject({ id, share: 600, asked_share: 1000, status: 1 });
    expect(await done('closePosition', part)).toMatchObject({ share: 600 });
    // The same id with another part is refused, because that part was not closed.
    expect(await refused('closePosition', { ...part, share: '300' })).toEqual([
      'system.idTaken',
      [],
      undefined,
    ]);
    expect(await refused('closePosition', { id: String(id), share: '601' })).toEqual([
      'lever.lotsRange',
      ['share'],
      '600',
    ]);
    const rest = await done('closePosition', { id: String(id) });
    expect(rest).toMatchObject({ id, share: 1000, status: 3, ended_by: 'user', caution_money: '0' });
    // The row's result equals the account's change exactly.
    expect(new BigNumber('8000').plus(rest.fact_profits).toFixed()).toBe(await free());
    expect(Number(rest.fact_profits)).toBeGreaterThan(900);
    expect(await done('closePosition', { id: String(id) })).toMatchObject({ status: 3 });
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('in parts says the average price of all of them, weighted by lots', async () => {
    const { id } = await open();
    await mark('51000');
    await done('closePosition', { id: String(id), share: '400', client_close_id: 'average-part' });
    await mark('49000');
    const row = await done('closePosition', { id: String(id) });
    // 51,000 × (1 − 0.0001 − 0.0204 × 0.0005) = 50,994.3798, 49,000 × (1 − 0.0001 − 0.0294 × 0.0005) = 48,994.3797,
    // each rounded down to the tick; (400 × 50,994.37 + 600 × 48,994.37) ÷ 1,000.
    expect(row).toMatchObject({ update_price: '48994.37', average_price: '49794.37' });
  });

  it('waits as status 2 while no source says anything, and is done at the next mark', async () => {
    const { id } = await open();
    await mark(undefined, 20_000);
    const asked = { id: String(id), worst_price: '49000' };
    expect(await done('closePosition', asked)).toMatchObject({ status: 2 });
    const [waiting] = (await listed('2')).message.data;
    // Unknown figures are omitted, not 0.
    expect(waiting).not.toHaveProperty('profits');
    expect(waiting).not.toHaveProperty('update_price');
    expect((await listed()).rate_profits_total).toEqual({});
    await mark('50000');
    expect((await listed('3')).message.data[0]).toMatchObject({ id, ended_by: 'user' });
  });

  it('of all positions of a contract closes those that the caller has seen, and a repeat none', async () => {
    const ids: number[] = [];
    for (const type of ['1', '2', '1']) ids.push((await open({ share: '10', type })).id);
    const all = { ...btc, until_id: String(ids[1]) };
    expect((await server.call('closePositions', all, ann)).data).toEqual({ closed: 2 });
    expect((await listed('1')).message.data.map(({ id }: { id: number }) => id)).toEqual([ids[2]]);
    expect((await server.call('closePositions', all, ann)).data).toEqual({ closed: 2 });
  });

  it('of all positions closes an order that waited when all were closed before, and was filled since', async () => {
    const { id } = await open({ status: '0', target_price: '49000', share: '10' });
    const all = { ...btc, until_id: String(id) };
    expect((await server.call('closePositions', all, ann)).data).toEqual({ closed: 0 });
    await mark('48990');
    expect((await server.call('closePositions', all, ann)).data).toEqual({ closed: 1 });
    expect((await listed('1')).message.data).toEqual([]);
  });

  it('of a part is refused while no source says anything: the rest would go with it', async () => {
    const { id } = await open({ share: '10' });
    await mark(undefined, 20_000);
    const part = { id: String(id), share: '1' };
    expect(await refused('closePosition', part)).toEqual(['lever.silent', [], undefined]);
    const whole = { id: String(id), worst_price: '49000' };
    expect(await done('closePosition', whole)).toMatchObject({ status: 2 });
    await mark('50000');
  });
});

describe('stops and margin', () => {
  it('stops are set, taken away, and close the position at the mark that reaches them', async () => {
    const { id } = await open();
    const set = { id: String(id), target_profit_price: '51000', stop_loss_price: '49000' };
    expect(await done('setStops', set)).toMatchObject({
      target_profit_price: '51000',
      stop_loss_price: '49000',
    });
    const row = await done('setStops', { id: String(id), stop_loss_price: '49000' });
    expect(row).not.toHaveProperty('target_profit_price');
    await mark('48900');
    const [closed] = (await listed('3')).message.data;
    expect(closed).toMatchObject({ id, ended_by: 'stopLoss' });
    expect(closed).not.toHaveProperty('after_gap');
  });

  it('a stop that was passed while no source said anything closes at the first mark after it, and the row says so', async () => {
    const { id } = await open({ stop_loss_price: '49000' });
    await mark('48000', 60_000);
    expect((await listed('3')).message.data[0]).toMatchObject({ id, ended_by: 'stopLoss', after_gap: true });
  });

  it('an order that waited while no source said anything opens at the first mark after it, and the row says so', async () => {
    const { id } = await open({ status: '0', target_price: '49000', share: '100' });
    await mark('48000', 60_000);
    expect(await rowOf(id)).toMatchObject({ status: 1, after_gap: true });
    // A position opened afterwards did not wait.
    expect(await open({ share: '100' })).not.toHaveProperty('after_gap');
  });

  it('what the mark of its own opening liquidates came after no gap', async () => {
    const { executor } = server.context;
    await executor.runForPlatform('test.grant', (tx) =>
      grantUnits(tx, ann.owner, 'USDT', { units: toUnits('6000', 8) }),
    );
    await readyForContracts(server.context, ann.owner, '14000');
    await mark('50100', 60_000);
    server.clock.advance(1000);
    const { id } = await open({ margin_mode: 'cross', share: '22000', multiple: '100' });
    const { user_lever: number } = (await server.call('leverPanel', btc, ann)).data;
    const move = { currency_id: '3', from_field: 'lever', to_field: 'change' };
    await server.call('transfer', { ...move, number }, ann);
    await mark('50100');
    const row = await rowOf(id);
    expect(row).toMatchObject({ ended_by: 'liquidation' });
    expect(row).not.toHaveProperty('after_gap');
  });

  it('added margin moves the liquidation price away, once, and not beyond what is free', async () => {
    const before = await open();
    const add = { id: String(before.id), number: '1000', client_margin_id: 'margin-number-1' };
    const after = await done('addMargin', add);
    expect(after.caution_money).toBe('6000.625');
    expect(Number(after.liquidation_price)).toBeLessThan(Number(before.liquidation_price) - 1000);
    expect((await done('addMargin', add)).caution_money).toBe('6000.625');
    expect(await refused('addMargin', { ...add, number: '999' })).toEqual(['system.idTaken', [], undefined]);
    const more = { id: String(before.id), number: '2000' };
    expect(await refused('addMargin', more)).toEqual(['lever.balance', ['number'], undefined]);
    expect(await refused('addMargin', { ...more, number: '0.0' })).toEqual([
      'wallet.amountRequired',
      ['number'],
      undefined,
    ]);
  });
});

describe('cross positions', () => {
  const cross = { margin_mode: 'cross' };

  it('share the account: its equity, what they need, the rate of both and where it is liquidated are told', async () => {
    const row = await open(cross);
    // (50,006.25 − 7,974.996875) ÷ (1 − 0.004 − 0.0005), while no other price moves.
    expect(row).toMatchObject({ liquidation_price: '42221.25' });
    const { rate_profits_total: totals } = await listed();
    // 8,000 − 25.003125 − 6.25; 50,000 × 0.004 and the closing fee, 25.
    expect(totals).toMatchObject({
      profits_total: '-6.25',
      equity: '7968.746875',
      margin: '5000.625',
      cross_equity: '7968.746875',
      cross_required: '225',
      cross_risk_rate: row.risk_rate,
    });
    expect(await refused('addMargin', { id: String(row.id), number: '1' })).toEqual([
      'lever.marginCross',
      [],
      undefined,
    ]);
  });

  it('what they have lost cannot leave the account, and all of it can once they are closed', async () => {
    const { id } = await open(cross);
    await mark('49000');
    // 2,974.371875 are free, of which 1,006.25 are an open loss.
    const move = { currency_id: '3', number: '1968.121876', from_field: 'lever', to_field: 'change' };
    expect(await refused('transfer', move)).toEqual(['wallet.leverNeeded', ['number'], '1968.121875']);
    expect(await server.call('transfer', { ...move, number: '1968.121875' }, ann)).toMatchObject({
      type: 'ok',
    });
    await server.call('closePosition', { id: String(id) }, ann);
    const rest = await free();
    expect(await server.call('transfer', { ...move, number: rest }, ann)).toMatchObject({ type: 'ok' });
    expect(await free()).toBe('0');
  });
});

describe('a liquidation', () => {
  it('says price, time, fee and loss, has the marks that decided it, and stands in the public books of the insurance [rule:lever.liquidation.rule]', async () => {
    const { id, liquidation_price } = await open();
    const before = (await server.call('leverInsurance')).data;
    await mark('45209');
    const [row] = (await listed('3')).message.data;
    expect(row).toMatchObject({
      id,
      ended_by: 'liquidation',
      update_price: '45209',
      liquidation_fee: '180.7705',
      insured: '0',
      liquidation_time: Math.floor(server.clock.now() / 1000),
    });
    expect(Number(liquidation_price)).toBeGreaterThan(45209);
    // 5,000.625 − 4,797.25 minus a fee of 22.6045 is less than 0.005 of the value. The loss is limited to its margin.
    expect(row.fact_profits).toBe('-5025.628125');
    expect(await free()).toBe('2974.371875');
    const fills = (await server.call('leverFills', { id: String(id) }, ann)).data;
    expect(fills[0]).toMatchObject({
      what: 'liquidation',
      share: 1000,
      price: '45209',
      gross: '-4797.25',
      marks: [{ symbol, price: '45209', readings: [{ source: 'test', price: '45209' }] }],
      // 5,000.625 − 4,797.25 = 203.375; 45,209 × 0.0045 = 203.4405.
      decision: {
        by: fills[0].id,
        margin: '5000.625',
        advanced: '0',
        equity: '203.375',
        required: '203.4405',
      },
    });
    expect(fills[1]).not.toHaveProperty('decision');
    expect(fills[1]).toMatchObject({ what: 'open', price: '50006.25', fee: '25.003125' });
    const { data: books } = await server.call('leverInsurance');
    expect(new BigNumber(books.balance).minus(before.balance).toFixed()).toBe('180.7705');
    expect(books.list[0]).toMatchObject({ what: 'fee', symbol, amount: '180.7705' });
    const older = await server.call('leverInsurance', { before_id: String(books.list[0].id) });
    expect(older.data.list).toEqual(before.list);
    expect(JSON.stringify(books)).not.toContain(String(id));
  });
});

/** Removes or returns all funds of the platform and its insurance. */
const house = (to: 'away' | 'back') =>
  server.context.executor.runForPlatform('test.house', ({ ledger }) => {
    for (const owner of [counterpartyOwner, leverInsuranceOwner]) {
      const own = accountOf(owner, 'USDT');
      const kept = accountOf(`system:test ${owner}`, 'USDT');
      const [from, into] = to === 'away' ? [own, kept] : [kept, own];
      const units = ledger.balance(from).available;
      if (units > 0n) ledger.transfer({ from, to: into, units, reason: 'house.move', reference: '' });
    }
  });

describe('a gain that the house cannot pay', () => {
  it('is fixed at the mark that it was closed at, also over a restart, told so, and paid to the last digit', async () => {
    const { id } = await open();
    await mark('51000');
    await house('away');
    const closing = await done('closePosition', { id: String(id) });
    // 51,000 × (1 − 0.0001 − 0.051 × 0.0005), rounded down to 50,993.59.
    const fixed = { status: 2, fixed_price: '50993.59', profits: '987.34' };
    expect(closing).toMatchObject(fixed);
    expect(closing).not.toHaveProperty('overnight_next');
    await expect(server.context.executor.run('test.fail', failCommit)).rejects.toThrow();
    await mark('47000');
    expect(await rowOf(id)).toMatchObject(fixed);
    // The mark of a decision is kept, however long the payment is pending.
    await server.context.executor.run('test.sweep', ({ db }) =>
      sweepMarks(db, server.clock.now() + 3 * markKeptMs, 0),
    );
    await expect(server.context.executor.run('test.fail', failCommit)).rejects.toThrow();
    await house('back');
    await mark('47000');
    expect(await rowOf(id)).toMatchObject({
      status: 3,
      ended_by: 'user',
      update_price: '50993.59',
      fact_profits: '936.84008',
    });
    const [fill] = (await server.call('leverFills', { id: String(id) }, ann)).data;
    expect(fill).toMatchObject({ what: 'user', price: '50993.59', marks: [{ price: '51000' }] });
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });
});

describe('a cross position beside one that waits to be paid', () => {
  it('says where it is liquidated, whichever of them is told first', async () => {
    const cross = { margin_mode: 'cross', share: '400' };
    const kept = await open(cross);
    const closed = await open(cross);
    await mark('51000');
    await house('away');
    expect(await done('closePosition', { id: String(closed.id) })).toMatchObject({ status: 2 });
    const rows = (await listed()).message.data as { id: number; liquidation_price?: string }[];
    expect(rows.map(({ id }) => id)).toEqual([closed.id, kept.id]);
    expect(rows[0]).not.toHaveProperty('liquidation_price');
    expect(Number(rows[1]!.liquidation_price)).toBeGreaterThan(0);
    expect((await rowOf(kept.id)).liquidation_price).toBe(rows[1]!.liquidation_price);
    await house('back');
    await mark('51000');
  });
});

describe('figures beyond all that there is', () => {
  it('are refused at their field, and are no fault of the server', async () => {
    const { id } = await open({ share: '100' });
    const one = { id: String(id) };
    const price = '99999999999';
    const logged = server.log.length;
    for (const [operation, fields, field] of [
      ['openPosition', { ...order, target_profit_price: price }, 'target_profit_price'],
      ['openPosition', { ...order, status: '0', target_price: price }, 'target_price'],
      ['setStops', { ...one, target_profit_price: price }, 'target_profit_price'],
      ['addMargin', { ...one, number: '999999999999999999' }, 'number'],
    ] as const)
      expect((await refused(operation, fields))[1], operation).toEqual([field]);
    // The largest representable price is handled like any other.
    expect((await refused('openPosition', { ...order, stop_loss_price: '9999999999' }))[0]).toBe(
      'lever.stopLossBelow',
    );
    expect((await refused('addMargin', { ...one, number: '9999999999.99999999' }))[0]).toBe('lever.balance');
    expect(server.log.slice(logged).filter((line) => line.includes('RangeError'))).toEqual([]);
  });
});

describe('the caller', () => {
  it('neither sees nor touches what is of somebody else', async () => {
    const { id } = await open();
    const ben = await trader();
    const one = { id: String(id) };
    expect((await listed('-1', {}, ben)).message.data).toEqual([]);
    expect((await listed('-1', one, ben)).message.data).toEqual([]);
    expect((await server.call('leverFills', one, ben)).data).toEqual([]);
    for (const [operation, fields] of [
      ['closePosition', one],
      ['setStops', one],
      ['addMargin', { ...one, number: '1' }],
    ] as const)
      expect(await refused(operation, fields, ben), operation).toEqual(['lever.notOpen', [], undefined]);
    expect(await refused('cancelLeverOrder', one, ben)).toEqual(['lever.notCancellable', [], undefined]);
    expect((await listed('1')).message.data).toHaveLength(1);
  });

  it('reads pages that hold together while new ones come', async () => {
    for (let count = 0; count < 5; count += 1) await open({ share: '1' });
    const first = (await listed('1', { limit: '2' })).message.data;
    await open({ share: '1' });
    const rest = (await listed('1', { limit: '10', before_id: String(first[1].id), ...btc })).message.data;
    expect(rest).toHaveLength(3);
    expect((await listed('1', { limit: '2', page: '3' })).message.data).toHaveLength(2);
    expect((await listed('-1', { client_order_id: 'never-was-sent' })).message.data).toEqual([]);
  });

  it.each<Record<string, string>>([{}, { before_id: '999999999999999' }])(
    'is told an address of the next page that keeps everything that was asked for: %o',
    async (older) => {
      const ids: number[] = [];
      for (let count = 0; count < 5; count += 1) ids.unshift((await open({ share: '1' })).id);
      const asked: Record<string, string> = { ...btc, ...older, limit: '2', account_type: 'real_account' };
      const walked: number[] = [];
      let query: Record<string, string> = { ...asked, status: '1' };
      for (;;) {
        const { data: page } = await server.call('positions', query, ann);
        walked.push(...page.message.data.map(({ id }: { id: number }) => id));
        if (page.message.next_page_url === null) break;
        const url = new URL(page.message.next_page_url, 'http://localhost');
        expect(url.pathname).toBe('/api/lever/my_trade');
        query = Object.fromEntries(url.searchParams);
        const beforeId = 'before_id' in older ? { before_id: String(walked.at(-1)) } : {};
        expect(query).toEqual({
          ...asked,
          ...beforeId,
          status: '1',
          page: String(page.message.current_page + 1),
        });
      }
      expect(walked).toEqual(ids);
    },
  );
});

it('a row that has lost its price says none, and no 0', async () => {
  const { id } = await open({ client_order_id: 'has-lost-it' });
  await server.call('closePosition', { id: String(id) }, ann);
  const { entry } = await server.context.store.db
    .selectFrom('lever_trade')
    .select('entry')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();
  const setEntry = (to: bigint | null) =>
    server.context.executor.run('test.lose', ({ db }) =>
      db.updateTable('lever_trade').set({ entry: to }).where('id', '=', BigInt(id)).execute(),
    );
  await setEntry(null);
  const row = await rowOf(id);
  expect(row).toMatchObject({ id, status: 3, trade_fee: '50' });
  expect(row).not.toHaveProperty('price');
  expect(row).not.toHaveProperty('origin_caution_money');
  const again = await opened({ client_order_id: 'has-lost-it' });
  expect(again).toMatchObject({ id, status: 3 });
  expect(again).not.toHaveProperty('price');
  await setEntry(entry);
});

describe('the feed', () => {
  it('tells the owner of each change, with the row as it stands in the list, and of what is closed', async () => {
    const told: ServerEvent[] = [];
    const stop = server.context.executor.subscribe((events) => told.push(...events));
    const { id } = await opened();
    const rows = () =>
      told.flatMap((event) =>
        event.type === 'leverTrade' && event.owner === ann.owner ? [event.row()] : [],
      );
    expect(rows()).toEqual([{ ...(await rowOf(id)) }]);
    await server.call('closePosition', { id: String(id) }, ann);
    stop();
    expect(rows().at(-1)).toEqual({ ...(await rowOf(id)) });
    expect(told.filter(({ type }) => type === 'leverClosed')).toEqual([
      { type: 'leverClosed', owner: ann.owner, ids: [id] },
    ]);
  });
});

describe('where a country caps contracts', () => {
  it('leverages above the cap are neither offered nor taken, and where they are not offered nothing is opened', async () => {
    await server.close();
    await start({ products: { rules: { lever: { isOpen: true, leverageMax: 5, countries: {} } } } });
    ann = await trader();
    await mark('50000');
    const { data } = await server.call('leverPanel', btc, ann);
    expect(data.multiple.muit).toEqual([{ value: '2' }, { value: '5' }]);
    expect(await refused('openPosition', order)).toEqual(['lever.leverage', ['multiple'], '5']);
    expect(await open({ multiple: '5', share: '10' })).toMatchObject({ status: 1 });
    await server.close();
    await start({ products: { rules: { lever: { isOpen: false, countries: {} } } } });
    ann = await trader();
    await mark('50000');
    expect(await refused('openPosition', order)).toEqual(['products.closed', [], undefined]);
  });
});
