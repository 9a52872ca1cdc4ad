// Receipts and payments of the contract insurance, over HTTP. Figures were calculated by hand.
import { BigNumber } from 'bignumber.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { toUnits } from '../../ledger/units.ts';
import { markAt, readyForContracts } from '../../testing/states/contractStates.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { pairs } from '../../instruments/market.config.ts';
import { fundDemoPlatform } from './public/demo.ts';
import { counterpartyOwner, leverInsuranceOwner } from './engine/LeverMoney.ts';

interface Row {
  id: number;
  what: string;
  symbol?: string;
  amount: string;
  created_ms: number;
}

const coins = (amount: string) => toUnits(amount, 8);
const symbol = 'BTC/USDT';
const long = { currency_id: '1', legal_id: '3', share: '1000', multiple: '10', type: '1', status: '1' };
let server: TestApp;
let ann: { token: string; owner: string };

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function mark(price: string): Promise<void> {
  server.clock.advance(1000);
  await markAt(server.context, price);
}

/** User with the given amount in the contract account. */
async function trader(email: string, amount: string): Promise<{ token: string; owner: string }> {
  const person = await server.person(email);
  await server.context.executor.runForPlatform('test.grant', (tx) =>
    grantUnits(tx, person.owner, 'USDT', { units: coins(amount) }),
  );
  await readyForContracts(server.context, person.owner, amount);
  return person;
}

const open = async (more: Record<string, string> = {}): Promise<string> => {
  const { type, data } = await server.call('openPosition', { ...long, ...more }, ann);
  expect([type, data.reason]).toEqual(['ok', undefined]);
  return String(data.id);
};

const told = async (query: Record<string, string> = {}) =>
  (await server.call('leverInsurance', query)).data as { balance: string; list: Row[] };

/** The complete list, in pages of two. */
async function allTold(): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const oldest = rows.at(-1);
    const { list } = await told({ limit: '2', ...(oldest && { before_id: String(oldest.id) }) });
    rows.push(...list);
    if (list.length < 2) return rows;
  }
}

const sumOf = (rows: readonly Row[]): string =>
  BigNumber.sum(0, ...rows.map(({ amount }) => amount)).toFixed();

/** Rows added since the last call, oldest first; all rows must add up to the balance. */
let known = 0;
async function news(): Promise<Omit<Row, 'id' | 'created_ms'>[]> {
  const [all, { balance }] = [await allTold(), await told()];
  expect(sumOf(all)).toBe(balance);
  const fresh = all.slice(0, all.length - known).reverse();
  known = all.length;
  return fresh.map(({ id: _, created_ms: at, ...row }) => {
    expect(at).toBe(server.clock.now());
    return row;
  });
}

/** Moves money of the platform together with a user's command, because platform changes alone are written later. */
async function move(from: string, to: string, units: bigint): Promise<void> {
  await server.context.executor.runForPlatform('test.move', (tx) => {
    const way = { from: accountOf(from, 'USDT'), to: accountOf(to, 'USDT') };
    tx.ledger.transfer({ ...way, units, reason: 'house.move', reference: '' });
    grantUnits(tx, ann.owner, 'USDT', { units: 1n });
  });
}

it('has nothing, and tells nothing, before anybody has given it anything', async () => {
  expect(await told()).toEqual({ currency_name: 'USDT', balance: '0', list: [] });
});

it('is told row by row as it is given to, earns fees, bears losses and pays gains, which add up to what it has', async () => {
  ann = await trader('ann@example.com', '30000');
  expect(await news()).toEqual([{ what: 'house', amount: '1000000' }]);

  await mark('50000');
  await open();
  await mark('45209');
  // 0.5 % of 45,209 would be 226.045; only this amount remains of the margin.
  expect(await news()).toEqual([{ what: 'fee', symbol, amount: '180.7705' }]);

  await mark('50000');
  await open();
  await mark('40000');
  // A loss of 10,006.25 with a margin of 5,000.625: nothing remains for the fee.
  expect(await news()).toEqual([{ what: 'loss', symbol, amount: '-5005.625' }]);

  await mark('50000');
  const id = await open();
  const house = server.memory.ledger.balance(accountOf(counterpartyOwner, 'USDT')).available;
  await move(counterpartyOwner, 'house:maker', house - coins('100'));
  expect(await news()).toEqual([]);
  await mark('51000');
  expect(await server.call('closePosition', { id }, ann)).toMatchObject({ type: 'ok' });
  // The platform covers 100 of a gain of 987.34.
  expect(await news()).toEqual([{ what: 'gain', symbol, amount: '-887.34' }]);

  await move('house:maker', leverInsuranceOwner, coins('250.5'));
  expect(await news()).toEqual([{ what: 'house', amount: '250.5' }]);
  await move(leverInsuranceOwner, 'house:maker', coins('0.25'));
  expect(await news()).toEqual([{ what: 'house', amount: '-0.25' }]);
});

it('tells neither whose contract it was nor which, nor anything of the demo account', async () => {
  await fundDemoPlatform(server.context.executor);
  await move('house:maker', leverInsuranceOwner, 1n);
  expect(await news()).toEqual([{ what: 'house', amount: '0.00000001' }]);
  const fields = ['id', 'what', 'symbol', 'amount', 'created_ms'];
  const rows = await allTold();
  for (const row of rows) expect(fields).toEqual(expect.arrayContaining(Object.keys(row)));
  const ids = rows.map((row) => row.id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  const { data } = await server.call('positions', { status: '-1' }, ann);
  const contracts = data.message.data.map((each: { id: number }) => each.id);
  expect(contracts).toHaveLength(3);
  for (const contract of contracts) expect(ids).not.toContain(contract);
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
});

it('tells of a gain that it paid early, for what another position of the account had lost', async () => {
  ann = await trader('ben@example.com', '10060');
  await mark('50000');
  const cross = { margin_mode: 'cross' };
  await open(cross);
  const short = await open({ ...cross, type: '2' });
  await mark('70000');
  const house = server.memory.ledger.balance(accountOf(counterpartyOwner, 'USDT')).available;
  await move(counterpartyOwner, 'house:maker', house);
  expect(await server.call('closePosition', { id: short }, ann)).toMatchObject({ type: 'ok' });
  // From 49,993.75 to 70,009.45 it lost 20,015.7. Its margin of 4,999.375 and the free 10 leave 15,006.325 uncovered,
  // of which the platform covers what it has just received.
  expect(await news()).toEqual([{ what: 'gain', symbol, amount: '-9996.95' }]);
  expect(await findViolations(server.context.store.db, pairs)).toEqual([]);
});
