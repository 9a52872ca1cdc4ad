// Options on an in-memory ledger, settled by ticks of a random walk, and recomputed by an independent implementation:
// integers of 10^-8, without code of contracts/rules.
import { beforeEach, expect, it } from 'vitest';
import { accountOf } from '../../ledger/account.ts';
import { Ledger } from '../../ledger/Ledger.ts';
import { toUnits } from '../../ledger/units.ts';
import { seededRandom } from '../../random.ts';
import { grantUnits } from '../../testing/grantUnits.ts';
import { reasons } from '../../testing/reasons.ts';
import { Undo } from '../../commands/Undo.ts';
import { pairs } from '../../instruments/market.config.ts';
import { OptionBook } from './OptionBook.ts';
import { optionPlatformOwner } from './OptionMoney.ts';
import { runningStatus, settledStatus, settlingStatus } from './OptionOrder.ts';
import type { OptionOrder } from './OptionOrder.ts';
import { durations, optionPairsOf } from './public/terms.ts';

const symbol = 'BTC/USDT';
const ann = 'user:1';
const units = (amount: string) => toUnits(amount, 8);
let [now, undo, ledger, book] = [0, new Undo(), {} as Ledger, {} as OptionBook];

beforeEach(() => {
  now = Date.UTC(2026, 0, 1, 12);
  undo = new Undo();
  ledger = new Ledger({ undo, clock: { now: () => now }, reasons });
  book = new OptionBook(optionPairsOf(pairs), ledger, undo);
  grantUnits({ ledger }, ann, 'USDT', { units: units('1000000') });
  const [from, to] = [accountOf(ann, 'USDT'), accountOf(ann, 'USDT', 'micro')];
  ledger.transfer({ from, to, units: units('1000000'), reason: 'wallet.transfer', reference: '' });
  grantUnits({ ledger }, optionPlatformOwner, 'USDT', { units: units('1000000') });
});

const tick = (price: bigint | undefined, ms: number): boolean => tickSaid(price, { ms, lateMs: 0 });

/** @param lateMs age of the source's price */
function tickSaid(price: bigint | undefined, { ms, lateMs }: { ms: number; lateMs: number }): boolean {
  now += ms;
  const said = { source: 'test', price: price ?? 0n, at: now - lateMs };
  const index = { price: said.price, used: [said], outliers: [] };
  const isMore = book.tick({ now, ledger }, (of) =>
    of === symbol && price !== undefined ? index : undefined,
  );
  undo.forget();
  return isMore;
}

type Said = { at: number; price: bigint };

/** Recomputes the settlement by decision 11, with integers only. */
function settledAgain(order: OptionOrder, said: readonly Said[]) {
  const entry = said.find(({ at }) => at > order.createdAt);
  if (!entry || entry.at - order.createdAt > 15_000) return { outcome: 'noEntry', change: 0n };
  const until = entry.at + order.seconds * 1000;
  const window = said.filter(({ at }) => at > entry.at && at <= until).slice(-25);
  if (window.length < 5 || until - window.at(-1)!.at > 15_000) return { outcome: 'silent', change: 0n };
  const sorted = window.map(({ price }) => price).sort((a, b) => Number(a - b));
  const cut = Math.floor(sorted.length / 5);
  const rest = sorted.slice(cut, sorted.length - cut);
  // BTC has two decimals, so its close has three: 10^5 of 10^-8.
  const step = 100_000n * BigInt(rest.length);
  const sum = rest.reduce((total, price) => total + price, 0n);
  const close = ((2n * sum + step) / (2n * step)) * 100_000n;
  const moved = close - entry.price;
  const isNear = (moved < 0n ? -moved : moved) <= order.band;
  const isNeutral = order.direction === 'neutral';
  const isRight = isNeutral ? isNear : !isNear && moved > 0n === (order.direction === 'up');
  const ratio = isNeutral ? 900n : { 60: 85n, 120: 88n, 180: 90n, 300: 92n }[order.seconds]!;
  const isBack = isNear && !isNeutral;
  const gained = isRight ? (order.stake * ratio) / 100n : isBack ? 0n : -order.stake;
  return { outcome: isRight ? 'right' : isBack ? 'back' : 'wrong', close, change: gained - order.fee };
}

const outcomeOf = ({ returned, result }: OptionOrder) =>
  returned ?? { '1': 'right', '0': 'back', '-1': 'wrong' }[String(result)];

it('settles 10,000 seeded orders as a second computation does, each once, and loses no coin', () => {
  const random = seededRandom(process.env.SEED ?? 'options');
  const below = (most: number) => random.bytes(4).readUInt32LE() % most;
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const [placed, said]: [OptionOrder[], Said[]] = [[], []];
  const running = new Set<OptionOrder>();
  const outcomes = new Map<string, number>();
  let [price, changed] = [units('67000'), 0n];
  while (placed.length < 10_000 || running.size > 0) {
    for (let more = below(4); more > 0 && placed.length < 10_000 && running.size < 20; more -= 1) {
      const terms = { seconds: one(durations).seconds, direction: one(['up', 'down', 'neutral'] as const) };
      const asked = { owner: ann, matchId: 1, asset: 'USDT', stake: `1${below(9)}.37`, ...terms };
      const order = book.place({ now, ledger }, asked);
      placed.push(order);
      running.add(order);
    }
    // The source is silent for a while from time to time.
    const ms = below(400) === 0 ? 16_000 + below(60_000) : 200 + below(9) * 300;
    price += BigInt(below(4001) - 2000) * 1_000_000n;
    const isSaid = below(10) > 0;
    if (isSaid) said.push({ at: now + ms, price });
    tick(isSaid ? price : undefined, ms);
    for (const order of running) {
      if (order.status !== settledStatus) continue;
      running.delete(order);
      const again = settledAgain(order, said.slice(-2500));
      expect([outcomeOf(order), order.close && units(order.close)]).toEqual([
        again.outcome,
        again.close ?? null,
      ]);
      outcomes.set(again.outcome, (outcomes.get(again.outcome) ?? 0) + 1);
      changed += again.change;
    }
  }
  expect([...outcomes.values()].reduce((sum, count) => sum + count)).toBe(10_000);
  expect([...outcomes.keys()].sort()).toEqual(['back', 'noEntry', 'right', 'silent', 'wrong']);
  expect(ledger.balance(accountOf(ann, 'USDT', 'micro'))).toMatchObject({
    available: units('1000000') + changed,
    held: 0n,
  });
  expect(ticksKept()).toBeLessThan(60);
});

/** In memory, for all pairs. */
const ticksKept = () => book.ticks.between(symbol, 0, Infinity).length;

it('pays what the house lacks at once with a later tick, at the result that it had', () => {
  const order = book.place(
    { now, ledger },
    { owner: ann, matchId: 1, asset: 'USDT', direction: 'up', seconds: 60, stake: '100' },
  );
  tick(units('67000'), 200);
  const [house, elsewhere] = [accountOf(optionPlatformOwner, 'USDT'), accountOf('system:state', 'USDT')];
  ledger.transfer({
    from: house,
    to: elsewhere,
    units: units('1000000'),
    reason: 'house.move',
    reference: '',
  });
  for (let count = 0; count < 30; count += 1) tick(units('67100'), 2000);
  tick(units('66000'), 2000);
  expect(order).toMatchObject({ status: settlingStatus, close: '67100', result: 1 });
  ledger.transfer({ from: elsewhere, to: house, units: units('1000'), reason: 'house.move', reference: '' });
  tick(undefined, 200);
  expect(order).toMatchObject({ status: settledStatus, close: '67100' });
  expect(ledger.balance(accountOf(ann, 'USDT', 'micro')).available).toBe(units('1000084'));
});

it('settles 2,000 orders of one second in commands of 250, others in between', () => {
  for (let person = 0; person < 200; person += 1) {
    const owner = `user:${person + 2}`;
    const [from, to] = [accountOf(ann, 'USDT', 'micro'), accountOf(owner, 'USDT', 'micro')];
    ledger.transfer({ from, to, units: units('1000'), reason: 'wallet.transfer', reference: '' });
    for (let count = 0; count < 10; count += 1)
      book.place(
        { now, ledger },
        { owner, matchId: 1, asset: 'USDT', direction: 'up', seconds: 60, stake: '10' },
      );
  }
  tick(units('67000'), 200);
  for (let count = 0; count < 29; count += 1) tick(units('67100'), 2000);
  const steps = [tick(units('67100'), 2000)];
  while (steps.at(-1)) steps.push(tick(undefined, 0));
  expect(steps).toHaveLength(8);
  expect(book.isRunning).toBe(false);
});

it('is settled once nothing that was said up to its expiry can come any more', () => {
  const asked = { owner: ann, matchId: 1, asset: 'USDT', direction: 'up', seconds: 60, stake: '10' } as const;
  const place = () => book.place({ now, ledger }, asked);
  const [order, expected] = [place(), units('67010')];
  for (let at = 0; at < 60; at += 1) tick(at === 0 ? units('67000') : expected, 1000);
  // The option expires now, and the late source has not yet delivered the earlier price.
  tickSaid(expected, { ms: 1000, lateMs: 700 });
  expect(order.status).toBe(runningStatus);
  tickSaid(units('66000'), { ms: 200, lateMs: 300 });
  expect(order.status).toBe(runningStatus);
  tickSaid(expected, { ms: 500, lateMs: 300 });
  expect(order).toMatchObject({ status: settledStatus, close: '67010' });

  const silent = place();
  for (let at = 0; at < 59; at += 1) tick(expected, 1000);
  tick(undefined, 3000);
  expect(silent.status).toBe(runningStatus);
  tick(undefined, 15_000);
  expect(silent.status).toBe(settledStatus);
});
