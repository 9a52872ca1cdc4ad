// A year in which users host and redeem at random, the server is down for days and the operator's funds run out: in the
// end each order has earned exactly what the closed formula gives. The formula is computed here with integers,
// independently of the rules' code.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { fromUnits } from '../../ledger/units.ts';
import { Refusal } from '../../refusal.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { findViolations } from '../../testing/invariants.ts';
import { seededNumbers } from '../../testing/RandomTrading.ts';
import { startTestApp } from '../../testing/processes/startTestApp.ts';
import type { TestApp } from '../../testing/processes/startTestApp.ts';
import { assetOf, pairs } from '../../instruments/market.config.ts';
import { placing, redeeming } from './hostingCommands.ts';
import type { HostingProduct } from './hostingConfig.ts';
import { interestOwner } from './hostingReasons.ts';

/** The full proofs run many more, as required for a release. */
const operations = Number(process.env.OPERATIONS ?? 100);
const seed = Number(process.env.SEED ?? 1);
const next = seededNumbers(seed);
const below = (count: number): number => Math.floor(next() * count);
const dayMs = 86_400_000;
const hourMs = dayMs / 24;
const year = 365;
/** Some attempts redeem, and some are refused. */
const asksPerOrder = 2;

const common = { minimum: '0', source: 'hosting.sourceSandbox' } as const;
const offered: readonly HostingProduct[] = [
  { ...common, id: 1, asset: 'USDT', dayRate: '0.004', days: 15, rule: 'C', ratio: '0.004' },
  { ...common, id: 2, asset: 'USDT', dayRate: '0.00333333', days: 7, rule: 'A', ratio: '0.00123457' },
  { ...common, id: 3, asset: 'XRP', dayRate: '0.00071', days: 30, rule: 'B', ratio: '0' },
  { ...common, id: 4, asset: 'PEPE', dayRate: '0.0123', days: 3, rule: 'C', ratio: '0.02' },
];
const coins = [...new Set(offered.map(({ asset }) => asset))];
const people = Array.from({ length: 20 }, (_, nth) => `user:${7001 + nth}`);
const granted = 10n ** 15n;
const elsewhere = 'house:elsewhere';

interface Made {
  id: number;
  owner: string;
  product: HostingProduct;
  units: bigint;
  createdAt: number;
  redeemedAt?: number;
}

let server: TestApp;
const made: Made[] = [];
const happened = { refused: 0, redeemed: 0, daysDown: 0, daysDry: 0, restarts: 0 };

beforeAll(async () => {
  server = await startTestApp({ sandboxDayMs: dayMs, hosting: offered });
  await server.context.executor.runForPlatform('test.grant', (tx) => {
    for (const owner of [interestOwner, ...people])
      for (const asset of coins) grantUnits(tx, owner, asset, { units: granted });
  });
});
afterAll(() => server.close());

async function unlessRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    happened.refused += 1;
    return undefined;
  }
}

async function host(): Promise<void> {
  const { executor, hosting, products, clock } = server.context;
  const product = offered[below(offered.length)]!;
  const owner = people[below(people.length)]!;
  const units = BigInt(1 + below(next() < 0.3 ? 1000 : 10 ** 12));
  const amount = fromUnits(units, assetOf(product.asset).scale);
  const asked = { owner, product: product.id, amount, clientId: `simulated-${made.length}` };
  const command = placing({ ...hosting, products, locale: 'en' });
  const done = await unlessRefused(() => executor.perform(command, owner, asked));
  if (done && !done.isRepetition)
    made.push({ id: done.answer, owner, product, units, createdAt: clock.now() });
}

async function redeem(): Promise<void> {
  const { executor, clock } = server.context;
  const order = made[made.length - 1 - below(Math.min(made.length, 30))];
  if (!order || order.redeemedAt !== undefined) return;
  const { owner, id } = order;
  if ((await unlessRefused(() => executor.perform(redeeming, owner, { owner, id }))) === undefined) return;
  order.redeemedAt = clock.now();
  happened.redeemed += 1;
}

/** Removes all funds of the interest account, or returns them. */
const move = (way: 'away' | 'back'): Promise<void> =>
  server.context.executor.runForPlatform('test.move', ({ ledger }) => {
    const [from = '', to = ''] = way === 'away' ? [interestOwner, elsewhere] : [elsewhere, interestOwner];
    for (const asset of coins) {
      const units = ledger.balance(accountOf(from, asset)).available;
      const transfer = { from: accountOf(from, asset), to: accountOf(to, asset), units };
      if (units > 0n) ledger.transfer({ ...transfer, reason: 'house.move', reference: '' });
    }
  });

/** A fraction as a quotient of integers. */
function quotient(text: string): [bigint, bigint] {
  const [, decimals = ''] = text.split('.');
  return [BigInt(decimals || '0'), 10n ** BigInt(decimals.length)];
}

const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** Final yield of an order: interest less penalty. */
function resultOf({ product, units, createdAt, redeemedAt }: Made): { interest: bigint; penalty: bigint } {
  const { days, dayRate, rule, ratio } = product;
  const past = redeemedAt === undefined ? days : dayOf(redeemedAt) - dayOf(createdAt);
  const [rate, rateBy] = quotient(dayRate);
  const [share, shareBy] = quotient(ratio);
  const interest = (units * rate * BigInt(past)) / rateBy;
  if (redeemedAt === undefined) return { interest, penalty: 0n };
  const perDay = rule === 'B' ? 0n : units * share * BigInt(days - past) * rateBy * 2n;
  const fixed = rule === 'C' ? 0n : units * rate * 3n * shareBy;
  const by = rateBy * shareBy * 2n;
  const exact = (perDay + fixed + by - 1n) / by;
  return { interest, penalty: exact < units ? exact : units };
}

async function oneDay(isDown: boolean, orders: number): Promise<void> {
  for (let count = 0; count < orders; count += 1) {
    server.clock.advance(below(hourMs * 2));
    await (next() < 0.25 ? redeem() : host());
  }
  const { clock } = server;
  clock.advance(dayMs - (clock.now() % dayMs) + below(hourMs));
  if (!isDown) await server.context.dueWork.run();
}

test(
  `${operations} orders of a year bring what the formula says, whatever was down or dry, SEED=${seed}`,
  { timeout: 600_000 },
  async () => {
    let [downUntil, dryUntil] = [0, 0];
    const restarts = new Set([below(year), below(year)]);
    for (let day = 0; day < year; day += 1) {
      if (day >= downUntil && next() < 0.03) downUntil = day + 1 + below(9);
      if (day >= dryUntil && next() < 0.02) dryUntil = day + 1 + below(12);
      const [isDown, isDry] = [day < downUntil, day < dryUntil];
      if (isDown) happened.daysDown += 1;
      if (isDry) happened.daysDry += 1;
      await move(isDry ? 'away' : 'back');
      if (restarts.has(day)) {
        server = await server.restart();
        happened.restarts += 1;
      }
      await oneDay(isDown, Math.floor((asksPerOrder * operations * 2 * next()) / year + next()));
    }
    await move('back');
    server.clock.advance(40 * dayMs);
    for (let turn = 0; turn < 3; turn += 1) {
      await server.context.dueWork.run();
      server.clock.advance(dayMs);
    }
    await expectFormula();
    console.log(`${made.length} orders: ${JSON.stringify(happened)}`);
  },
);

async function expectFormula(): Promise<void> {
  const { store, committed } = server.context;
  const rows = await store.db.selectFrom('hosting_order').selectAll().orderBy('id').execute();
  expect(rows.map(({ id }) => Number(id))).toEqual(made.map(({ id }) => id));
  const told = rows.map(({ paid_units, penalty_units, owed_units, state }) => ({
    interest: paid_units,
    penalty: penalty_units,
    owed: owed_units,
    state,
  }));
  const expected = made.map((order) => ({
    ...resultOf(order),
    owed: 0n,
    state: order.redeemedAt === undefined ? 'matured' : 'redeemed',
  }));
  expect(told).toEqual(expected);
  const balances = await committed.read(({ ledger }) =>
    people.map((owner) => coins.map((asset) => ledger.balance(accountOf(owner, asset)))),
  );
  const sums = people.map((owner) =>
    coins.map((asset) => {
      const own = made.filter((order) => order.owner === owner && order.product.asset === asset);
      const results = own.map(resultOf);
      const available = results.reduce((all, { interest, penalty }) => all + interest - penalty, granted);
      return { available, held: 0n };
    }),
  );
  expect(balances).toEqual(sums);
  expect(made.length).toBeGreaterThanOrEqual(operations);
  for (const [what, times] of Object.entries(happened)) expect(times, what).toBeGreaterThan(0);
  expect(await findViolations(store.db, pairs)).toEqual([]);
}
