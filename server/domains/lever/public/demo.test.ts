// The demo account over HTTP: same engine and marks as the real one, and no transfer between it and money.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../../../testing/invariants.ts';
import { markAt, readyForContracts } from '../../../testing/states/contractStates.ts';
import { startTestApp } from '../../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../../testing/processes/startTestApp.ts';
import { toUnits } from '../../../ledger/units.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { fundDemoPlatform } from './demo.ts';
import { leverMigrations } from '../migrations.ts';

const btc = { currency_id: '1', legal_id: '3' };
const demo = { account_type: 'simulation_account' };
const order = { ...btc, ...demo, share: '1000', multiple: '10', type: '1', status: '1' };
let server: TestApp;
let ann: { token: string; owner: string };

async function mark(price: string): Promise<void> {
  server.clock.advance(1000);
  await markAt(server.context, price, ['BTC/USDT', 'BTC/DEMO']);
}

let people = 0;
beforeAll(async () => {
  server = await startTestApp();
  await fundDemoPlatform(server.context.executor);
});
beforeEach(async () => {
  people += 1;
  ann = await server.person(`practice-${people}@example.com`);
  await mark('50000');
});
// Positions left open by one test must not affect the next.
afterEach(() => call('closePositions', { ...btc, until_id: '999999999999999' }));
afterAll(() => server.close());

const call = async (operation: string, fields: Record<string, string>) => {
  const { type, data } = await server.call(operation, fields, ann);
  return type === 'ok' ? data : { refused: data.reason };
};
const free = async () => (await call('leverPanel', { ...btc, ...demo })).user_lever;
const listed = async (status: string, more: Record<string, string> = demo) =>
  (await call('positions', { status, ...more })).message.data;
/** Total of all real-money balances. */
async function money(): Promise<string> {
  const { read_ms: _, ...balances } = await call('balances', {});
  return JSON.stringify(balances);
}

describe('the demo account', () => {
  it('begins with 10,000 and asks no questions [rule:lever.simulator.apart]', async () => {
    expect(await free()).toBe('10000');
    const totals = async () => (await call('positions', { status: '1', ...demo })).rate_profits_total;
    expect(await totals()).toMatchObject({ equity: '10000', margin: '0' });
    const before = await money();
    const { id } = await call('openPosition', order);
    expect(await listed('1')).toMatchObject([
      // Like real positions: the published spread and slippage are in the price.
      {
        id,
        symbol: 'BTC/USDT',
        account_type: 'simulation_account',
        price: '50006.25',
        caution_money: '5000.625',
      },
    ]);
    expect(await free()).toBe('4974.371875');
    // Less a fee of 25.003125 and the spread, 6.25; a waiting order does not change it.
    await call('openPosition', { ...order, share: '10', status: '0', target_price: '40000' });
    expect(await totals()).toMatchObject({ equity: '9968.746875', margin: '5000.625' });
    expect(await money()).toBe(before);
  });

  it('is in no list, balance or record of money, and no money is in its', async () => {
    await readyForContracts(server.context, ann.owner, '1000');
    await call('openPosition', { ...order, share: '10' });
    const real = await call('openPosition', { ...order, account_type: 'real_account', share: '10' });
    expect((await listed('1', {})).map(({ id }: { id: number }) => id)).toEqual([real.id]);
    expect((await listed('1')).map(({ id }: { id: number }) => id)).not.toContain(real.id);
    const wallet = JSON.stringify([
      await call('balances', {}),
      await call('ledger', {}),
      await call('currencies', {}),
    ]);
    expect(wallet).not.toContain('DEMO');
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('no money moves into it or out of it', async () => {
    await call('openPosition', { ...order, share: '10' });
    const [{ id }] = await listed('1');
    const before = await money();
    await mark('51000');
    await call('closePosition', { id: String(id) });
    expect(Number(await free())).toBeGreaterThan(10_000);
    expect(await money()).toBe(before);
    // Demo profit is in no account that transfers can reach.
    const move = { currency_id: '3', number: '1', from_field: 'lever', to_field: 'change' };
    expect(await call('transfer', move)).toEqual({ refused: 'wallet.insufficientBalance' });
  });

  it('is liquidated by the same rule, and the public books of the insurance do not mention it', async () => {
    const before = (await call('leverInsurance', {})).list;
    await call('openPosition', order);
    await mark('45209');
    expect(await listed('3')).toMatchObject([{ ended_by: 'liquidation', liquidation_fee: '180.7705' }]);
    expect((await call('leverInsurance', {})).list).toEqual(before);
  });

  it('starts over: what is open ends without a result, and it has 10,000 again, once for each request', async () => {
    await call('openPosition', { ...order, margin_mode: 'cross' });
    await call('openPosition', { ...order, share: '100', status: '0', target_price: '40000' });
    await mark('49000');
    const reset = { client_reset_id: `reset-${people}-first` };
    expect(await call('resetDemo', reset)).toBe('Demo account reset');
    expect(await free()).toBe('10000');
    expect([await listed('0'), await listed('1')]).toEqual([[], []]);
    expect(await listed('4')).toMatchObject([{ ended_by: 'reset', target_price: '40000' }]);
    // Only the opening fee was paid. The position was not closed at a price.
    const [ended] = await listed('3');
    expect(ended).toMatchObject({
      ended_by: 'reset',
      price: '50006.25',
      caution_money: '0',
      fact_profits: '-25.003125',
      trade_fee: '25.003125',
    });
    expect(ended).not.toHaveProperty('update_price');
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
    await call('openPosition', { ...order, share: '10' });
    await call('resetDemo', reset);
    expect(await listed('1')).toHaveLength(1);
    expect(server.context.leverBook.trades.exposureOf('BTC/DEMO')).toBeGreaterThan(0n);
  });

  it('leaves sound books after a reset in every state of a position', async () => {
    const one = { ...order, share: '100' };
    const cross = { ...one, margin_mode: 'cross' };
    const ids: string[] = [];
    for (const fields of [one, one, cross, { ...cross, share: '1000', type: '2' }])
      ids.push(String((await call('openPosition', fields)).id));
    await call('openPosition', { ...one, status: '0', target_price: '40000' });
    await call('closePosition', { id: ids[0]!, share: '40' });
    await call('addMargin', { id: ids[1]!, number: '7.5' });
    server.clock.advance(24 * 3_600_000);
    await mark('51000');
    // Without a mark, the position closes at the next one.
    server.clock.advance(60_000);
    await call('closePosition', { id: ids[1]!, worst_price: '49000' });
    expect(await listed('2')).toHaveLength(1);
    await call('resetDemo', { client_reset_id: `reset-${people}-states` });
    expect((await listed('3')).map(({ id }: { id: number }) => String(id))).toEqual(ids.toReversed());
    expect(await listed('4')).toHaveLength(1);
    expect(await free()).toBe('10000');
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('counts a gain that was paid early in the result of a position that a reset ended', async () => {
    const cross = { ...order, margin_mode: 'cross', share: '1000' };
    const gaining = String((await call('openPosition', cross)).id);
    const losing = String((await call('openPosition', { ...cross, type: '2', share: '900' })).id);
    await mark('90000');
    await call('closePosition', { id: losing });
    await call('resetDemo', { client_reset_id: `reset-${people}-early` });
    const ended = (await listed('3')).find(({ id }: { id: number }) => String(id) === gaining);
    const row = await server.context.store.db
      .selectFrom('lever_trade')
      .select(['advanced', 'opening_fee'])
      .where('id', '=', BigInt(gaining))
      .executeTakeFirstOrThrow();
    expect(row.advanced).toBeGreaterThan(0n);
    expect(toUnits(ended.fact_profits, 8)).toBe(row.advanced - row.opening_fee);
    expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
  });

  it('an update repairs positions that an earlier version has written as cancelled', async () => {
    const { store } = server.context;
    await call('openPosition', { ...order, share: '10' });
    await call('openPosition', { ...order, share: '10', status: '0', target_price: '40000' });
    await call('resetDemo', { client_reset_id: `reset-${people}-before` });
    const ofAnn = sql`owner = ${ann.owner}`;
    await sql`update lever_trade set status = 4 where ${ofAnn}`.execute(store.writing);
    const [finding, ...others] = await findViolations(store.db, pairs);
    expect([finding, others]).toEqual([expect.stringContaining('was never opened, and has fills'), []]);
    await leverMigrations['0092-demo-resets']!.up(store.writing);
    expect(await findViolations(store.db, pairs)).toEqual([]);
    const { rows } = await sql`select status, ended_by from lever_trade where ${ofAnn} order by id`.execute(
      store.db,
    );
    expect(rows).toEqual([
      { status: 3n, ended_by: 'reset' },
      { status: 4n, ended_by: 'reset' },
    ]);
  });

  it('cross positions share the demo account alone', async () => {
    await readyForContracts(server.context, ann.owner, '1000');
    const cross = { margin_mode: 'cross', share: '100' };
    await call('openPosition', { ...order, ...cross });
    await call('openPosition', { ...order, ...cross, account_type: 'real_account' });
    const totals = async (more: Record<string, string>) =>
      (await call('positions', { status: '1', ...more })).rate_profits_total.cross_equity;
    // 10,000 and 1,000, each less a fee of 2.5002625 and the spread.
    expect(Number(await totals(demo))).toBeCloseTo(9997, 0);
    expect(Number(await totals({}))).toBeCloseTo(997, 0);
  });

  it('does not keep anybody from leaving', async () => {
    await call('openPosition', { ...order, margin_mode: 'cross', share: '10' });
    const { hindrances } = await import('../../account/public/closing.ts');
    const { committed, store, personal } = server.context;
    const found = await committed.read(({ ledger }) =>
      hindrances({ ledger, db: store.db, personal }, ann.owner),
    );
    expect(found).toEqual({});
  });
});
