// Resets of the demo accounts by an unverified account, at random times.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundDemo, fundDemoPlatform } from '../domains/lever/public/demo.ts';
import { pairs } from '../instruments/market.config.ts';
import { optionPlatformOwner } from '../domains/option/OptionMoney.ts';
import { markAt } from '../testing/states/contractStates.ts';
import { findViolations } from '../testing/invariants.ts';
import { tickAt } from '../testing/states/optionStates.ts';
import { seededNumbers } from '../testing/RandomTrading.ts';
import { startTestApp } from '../testing/processes/startTestApp.ts';
import type { TestApp } from '../testing/processes/startTestApp.ts';

/** The full proofs run 1,000. */
const operations = Number(process.env.OPERATIONS ?? 100);
const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
const demo = { account_type: 'simulation_account', currency_id: '1', legal_id: '3' };

let server: TestApp;
let people: Awaited<ReturnType<TestApp['person']>>[];
let price = 50_000;
let made = 0;

beforeAll(async () => {
  server = await startTestApp();
  people = [await server.person('ann@example.com'), await server.person('ben@example.com')];
  await fundDemoPlatform(server.context.executor);
  await fundDemo(server.context.executor, [optionPlatformOwner]);
  await tick();
});
afterAll(() => server.close());

/**
 * Moves the index of both engines, occasionally with a jump that liquidates, or with silence longer than a mark is
 * valid.
 */
async function tick(): Promise<void> {
  const { context, clock } = server;
  clock.advance(next() < 0.03 ? 60_000 : 1000 + Math.floor(next() * 5000));
  price = Math.round(price * (1 + (next() - 0.5) * (next() < 0.1 ? 0.2 : 0.004)));
  if (price < 30_000 || price > 80_000) price = 50_000;
  await markAt(context, String(price), ['BTC/DEMO']);
  await tickAt(context, String(price));
}

async function call(operation: string, fields: Record<string, string>, token: string): Promise<boolean> {
  const { status, type, data } = await server.call(operation, fields, { token });
  expect(status, operation).toBe(200);
  expect(data?.reason, operation).not.toBe('system.moneyPaused');
  return type === 'ok';
}

const trade = (token: string) => {
  const type = pick(['1', '2']);
  const isLimit = next() < 0.3;
  const terms = { share: String(1 + Math.floor(next() * 400)), multiple: pick(['10', '20', '50']), type };
  return call(
    'openPosition',
    {
      ...demo,
      ...terms,
      status: isLimit ? '0' : '1',
      margin_mode: pick(['isolated', 'cross']),
      ...(isLimit && { target_price: String(Math.round(price * (type === '1' ? 0.99 : 1.01))) }),
      client_order_id: `demo-order-${(made += 1)}`,
    },
    token,
  );
};
const option = (token: string) =>
  call(
    'placeOption',
    {
      match_id: '1',
      currency_id: '3',
      type: pick(['0', '1', '2']),
      seconds: '60',
      number: '20',
      account_type: demo.account_type,
      client_order_id: `demo-option-${(made += 1)}`,
    },
    token,
  );
async function closePart({ owner, token }: { owner: string; token: string }): Promise<boolean> {
  const position = server.context.leverBook.trades.of(owner, 'DEMO').find(({ status }) => status === 1);
  if (!position) return false;
  const part: Record<string, string> = next() < 0.6 && position.lots > 1 ? { share: '1' } : {};
  return call('closePosition', { id: String(position.id), ...part }, token);
}

test(
  `${operations} resets between demo orders, ticks and settlements leave sound books, and no money stops, SEED=${seed}`,
  { timeout: 3_600_000 },
  async () => {
    const done = { opened: 0, options: 0, closed: 0, resets: 0 };
    for (let resets = 0; resets < operations; resets += 1) {
      for (let steps = Math.floor(next() * 8); steps >= 0; steps -= 1) {
        const person = pick(people);
        const roll = next();
        if (roll < 0.35) done.opened += Number(await trade(person.token));
        else if (roll < 0.6) done.options += Number(await option(person.token));
        else if (roll < 0.75) done.closed += Number(await closePart(person));
        else await tick();
      }
      const { token } = pick(people);
      // The two calls for contracts, and those for options.
      done.opened += Number(await trade(token));
      const operation = pick(['resetDemo', 'resetDemo', 'resetOptionDemo']);
      done.resets += Number(await call(operation, { client_reset_id: `demo-reset-${resets}` }, token));
      if (resets % 50 === 49) {
        expect(await findViolations(server.context.store.db, pairs), `after ${resets + 1}`).toEqual([]);
        server = await server.restart();
        await tick();
      }
    }
    expect(server.context.gate.isOpen).toBe(true);
    const { db } = server.context.store;
    expect(await findViolations(db, pairs)).toEqual([]);
    expect(done.resets).toBe(operations);
    for (const [what, times] of Object.entries(done)) expect(times, what).toBeGreaterThan(operations / 10);
    const reset = await db
      .selectFrom('lever_trade')
      .select('status')
      .where('ended_by', '=', 'reset')
      .execute();
    for (const status of [3n, 4n]) expect(reset.map((row) => row.status)).toContain(status);
  },
);
