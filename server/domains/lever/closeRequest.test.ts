// A request to close a position while its contract has no price: costs, closing price, and outcome.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toUnits } from '../../ledger/units.ts';
import { failCommit } from '../../testing/processes/failCommit.ts';
import { readyForContracts } from '../../testing/states/contractStates.ts';
import { findViolations } from '../../testing/invariants.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { pairs } from '../../instruments/market.config.ts';
import { tickContracts } from './engine/tickContracts.ts';

type Person = { token: string; owner: string };

const symbol = 'BTC/USDT';
const btc = { currency_id: '1', legal_id: '3' };
const dayMs = 86_400_000;
/** 1 BTC at an entry price of 50,006.25, × 0.0003. */
const night = '15.001875';
let server: TestApp;
let ann: Person;
let people = 0;

/** Undefined: no source has a price. */
async function mark(price: string | undefined, ms = 1000): Promise<void> {
  server.clock.advance(ms);
  const at = server.clock.now();
  const units = price === undefined ? 0n : toUnits(price, 8);
  const index = { price: units, used: [{ source: 'test', price: units, at }], outliers: [] };
  const indices = new Map([[symbol, price === undefined ? undefined : index]]);
  await server.context.executor.runForPlatform('test.tick', (tx) =>
    tickContracts(tx, server.context.leverBook, indices),
  );
}

/** No price for longer than the last one is valid. */
const silence = () => mark(undefined, 20_000);

beforeAll(async () => {
  server = await startTestApp();
});
beforeEach(async () => {
  people += 1;
  ann = await server.person(`closer-${people}@example.com`);
  await readyForContracts(server.context, ann.owner, '8000');
  await mark('50000');
});
afterAll(() => server.close());

const ask = (operation: string, fields: Record<string, string>, person = ann) =>
  server.call(operation, fields, person);
const rowOf = async (id: number) =>
  (await ask('positions', { status: '-1', id: String(id) })).data.message.data[0];
const refused = async (operation: string, fields: Record<string, string>, person = ann) => {
  const { type, data } = await ask(operation, fields, person);
  return [type, data.reason, Object.keys(data.fields ?? {})];
};
const order = { ...btc, share: '1000', multiple: '10', type: '1', status: '1' };
const opened = async (changes: Record<string, string> = {}): Promise<number> =>
  (await ask('openPosition', { ...order, ...changes })).data.id;
const notices = async () =>
  (await ask('notices', {})).data.list.map(
    ({ kind, about }: { kind: string; about: Record<string, string> }) => [kind, about],
  );

/** A long of 1 BTC with a request to close at 49,000 or better, made while there was no price. */
async function asked(changes: Record<string, string> = {}, worst = '49000'): Promise<number> {
  const id = await opened(changes);
  await silence();
  const { type, data } = await ask('closePosition', { id: String(id), worst_price: worst });
  expect([type, data.status]).toEqual(['ok', 2]);
  return id;
}

const isSound = async () => expect(await findViolations(server.context.store.db, pairs)).toEqual([]);

describe('a request to close without a price', () => {
  it('needs the worst price that it may close at, and a part or all of a contract waits for a price', async () => {
    const id = await opened();
    await silence();
    expect(await refused('closePosition', { id: String(id) })).toEqual([
      ...['error', 'lever.worstNeeded'],
      ['worst_price'],
    ]);
    expect(await refused('closePosition', { id: String(id), worst_price: '49000.001' })).toEqual([
      ...['error', 'lever.price'],
      ['worst_price'],
    ]);
    const part = { id: String(id), share: '1', worst_price: '49000' };
    expect((await refused('closePosition', part))[1]).toBe('lever.silent');
    expect((await refused('closePositions', { ...btc, until_id: String(id) }))[1]).toBe('lever.silent');
    expect(await rowOf(id)).toMatchObject({ status: 1, last_mark: { price: '50000' } });
  });

  it('is told with the worst price, since when, and the fees that it waives so far', async () => {
    const id = await asked();
    const since = server.clock.now();
    expect(await rowOf(id)).toMatchObject({
      status: 2,
      worst_price: '49000',
      close_asked_ms: since,
      overnight_waived: '0',
    });
    await mark(undefined, 2 * dayMs);
    const row = await rowOf(id);
    expect(row).toMatchObject({ overnight_waived: '30.00375', overnight_money: '0' });
    expect(row).not.toHaveProperty('overnight_next');
  });

  it.each([
    // A long of 1 BTC sells at 49,900 × (1 − 0.0001 − 0.0499 × 0.0005) = 49,893.7…, down to the tick.
    ['long', '1', '49000', '49900', '49893.76'],
    ['short', '2', '51000', '50100', '50106.27'],
  ])(
    'of a %s closes at the first price within it, without the fees of the nights it waited',
    async (_, type, worst, price, at) => {
      const id = await asked({ type }, worst);
      await mark(undefined, 5 * dayMs);
      await mark(price);
      const row = await rowOf(id);
      expect(row).toMatchObject({
        status: 3,
        ended_by: 'user',
        update_price: at,
        overnight_money: '0',
      });
      // A repeated request returns the first result.
      const repeat = await ask('closePosition', { id: String(id), worst_price: worst });
      expect([repeat.type, repeat.data.status]).toEqual(['ok', 3]);
      await isSound();
    },
  );

  it('pays the nights before the request', async () => {
    const id = await opened();
    await mark('50000', dayMs);
    await silence();
    await ask('closePosition', { id: String(id), worst_price: '49000' });
    await mark(undefined, 3 * dayMs);
    await mark('50000');
    expect(await rowOf(id)).toMatchObject({ status: 3, overnight_money: night });
  });

  it.each([
    ['long', '1', '49000', '48900', '48893.91'],
    ['short', '2', '51000', '51100', '51106.42'],
  ])(
    'of a %s reopens it where the first price is worse, charges the nights, and tells so',
    async (_, type, worst, price, offered) => {
      const id = await asked({ type }, worst);
      await mark(undefined, 2 * dayMs);
      await mark(price);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 1, share: 1000 });
      expect(Number(row.overnight_money)).toBeGreaterThan(29);
      for (const name of ['worst_price', 'close_asked_ms', 'overnight_waived'])
        expect(row).not.toHaveProperty(name);
      expect(await notices()).toContainEqual([
        'lever.reopened',
        { symbol, side: type === '1' ? 'long' : 'short', lots: '1000', price: offered, worst },
      ]);
      // It can be closed again, at the current price.
      const again = await ask('closePosition', { id: String(id) });
      expect([again.type, again.data.status]).toEqual(['ok', 3]);
      await isSound();
    },
  );

  it('that is reopened below its stop-loss is closed by it, and below its liquidation price liquidated', async () => {
    const id = await opened({ stop_loss_price: '49500' });
    const other = await opened({ share: '10', multiple: '100', margin_mode: 'isolated' });
    await silence();
    for (const each of [id, other]) await ask('closePosition', { id: String(each), worst_price: '49600' });
    await mark('49000');
    expect(await rowOf(id)).toMatchObject({ status: 3, ended_by: 'stopLoss' });
    expect(await rowOf(other)).toMatchObject({ status: 3, ended_by: 'liquidation' });
    expect(await notices()).toEqual(
      expect.arrayContaining([
        ['lever.stopLoss', expect.objectContaining({ symbol, side: 'long', lots: '1000' })],
        ['lever.liquidated', expect.objectContaining({ symbol, side: 'long', lots: '10' })],
      ]),
    );
    await isSound();
  });

  it('of a cross position keeps to its worst price, and its account is then judged as it is', async () => {
    const id = await asked({ margin_mode: 'cross' });
    await mark('41000');
    expect(await rowOf(id)).toMatchObject({ status: 3, ended_by: 'liquidation' });
    await isSound();
  });

  it('is the same over a lost transaction and a restart', async () => {
    const id = await asked();
    await expect(server.context.executor.run('test.fail', failCommit)).rejects.toThrow();
    await mark(undefined, 2 * dayMs);
    const before = await rowOf(id);
    server = await server.restart();
    await mark(undefined);
    expect(await rowOf(id)).toEqual(before);
    await mark('49900');
    expect(await rowOf(id)).toMatchObject({ status: 3, overnight_money: '0' });
    await isSound();
  });

  it('with a worst price closes at once at a price within it, and not at a worse one', async () => {
    const id = await opened();
    expect(await refused('closePosition', { id: String(id), worst_price: '50000' })).toEqual([
      ...['error', 'lever.beyondWorst'],
      ['worst_price'],
    ]);
    const { data } = await ask('closePosition', { id: String(id), worst_price: '49990' });
    expect(data.status).toBe(3);
  });
});

describe('withdrawing a request to close', () => {
  const since = async (id: number) => String((await rowOf(id)).close_asked_ms);

  it('reopens the position and charges the nights that were waived, once however often it comes', async () => {
    const id = await asked();
    await mark(undefined, 2 * dayMs);
    const form = { id: String(id), asked_ms: await since(id) };
    for (let count = 0; count < 2; count += 1) {
      const { type, data } = await ask('withdrawClose', form);
      expect([type, data.status]).toEqual(['ok', 1]);
    }
    expect(await rowOf(id)).toMatchObject({ status: 1, overnight_money: '30.00375' });
    await mark(undefined, dayMs);
    expect(await rowOf(id)).toMatchObject({ overnight_money: '45.005625' });
    await mark('50000');
    expect(await rowOf(id)).toMatchObject({ status: 1 });
    await isSound();
  });

  it('leaves a later request alone, and the position can be asked to close again', async () => {
    const id = await asked();
    const first = { id: String(id), asked_ms: await since(id) };
    await ask('withdrawClose', first);
    server.clock.advance(1000);
    const again = await ask('closePosition', { id: String(id), worst_price: '49000' });
    expect([again.type, again.data.status]).toEqual(['ok', 2]);
    expect((await ask('withdrawClose', first)).type).toBe('ok');
    expect(await rowOf(id)).toMatchObject({ status: 2 });
    const never = { ...first, asked_ms: String(Number(first.asked_ms) + 1) };
    expect((await refused('withdrawClose', never))[1]).toBe('lever.notAsked');
  });

  it('is the owner’s alone, and refused once it has closed', async () => {
    const id = await asked();
    const form = { id: String(id), asked_ms: await since(id) };
    const bob = await server.person(`other-${people}@example.com`);
    expect((await refused('withdrawClose', form, bob))[1]).toBe('lever.notAsked');
    await mark('50000');
    expect((await refused('withdrawClose', form))[1]).toBe('lever.notAsked');
    expect(await rowOf(id)).toMatchObject({ status: 3 });
  });
});
