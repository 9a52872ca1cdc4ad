import { beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../random.ts';
import { Dice } from './Dice.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { dailyRhythm, PriceModel } from './PriceModel.ts';

const days = 60;
const stepS = 60;
const perDay = 86_400 / stepS;

/** All pairs at their seed prices. */
function modelOf(dice: Dice): PriceModel {
  const model = new PriceModel(dice);
  for (const pair of pairs) model.add(pair, Number(pair.seedPrice), Number(pair.seedPrice));
  return model;
}

describe('two months of the price model', () => {
  const returns = new Map<string, number[]>();

  beforeAll(() => {
    const model = modelOf(new Dice(seededRandom('model'), 7));
    const last = new Map(pairs.map(({ symbol }) => [symbol, model.price(symbol)]));
    for (const { symbol } of pairs) returns.set(symbol, []);
    for (let step = 1; step <= days * perDay; step += 1) {
      model.step(stepS, step * stepS * 1000);
      for (const { symbol } of pairs) {
        const price = model.price(symbol);
        returns.get(symbol)!.push(Math.log(price / last.get(symbol)!));
        last.set(symbol, price);
      }
    }
  });

  const free = pairs.filter(({ volatility }) => Number(volatility) >= 0.05);

  test.each(free.map((pair) => [pair.symbol, Number(pair.volatility)]))(
    '%s is about as volatile as configured (%d a year)',
    (symbol, configured) => {
      const yearly = deviation(returns.get(symbol)!) * Math.sqrt(365 * perDay);
      expect(yearly / configured).toBeGreaterThan(0.85);
      expect(yearly / configured).toBeLessThan(1.3);
    },
  );

  test('large moves are commoner than a normal distribution has them', () => {
    for (const { symbol } of free) expect(kurtosis(returns.get(symbol)!)).toBeGreaterThan(3.5);
  });

  test('volatility clusters: the size of a move says something about the next hour', () => {
    for (const { symbol } of free) {
      const sizes = returns.get(symbol)!.map((value) => Math.min(Math.abs(value), 0.005));
      expect(correlation(sizes.slice(0, -5), sizes.slice(5))).toBeGreaterThan(0.05);
      expect(
        Math.abs(correlation(returns.get(symbol)!.slice(0, -1), returns.get(symbol)!.slice(1))),
      ).toBeLessThan(0.03);
    }
  });

  test('the market moves together, the peg by itself', () => {
    const bitcoin = returns.get('BTC/USDT')!;
    expect(correlation(bitcoin, returns.get('ETH/USDT')!)).toBeGreaterThan(0.7);
    expect(correlation(bitcoin, returns.get('PEPE/USDT')!)).toBeGreaterThan(0.35);
    expect(Math.abs(correlation(bitcoin, returns.get('USDC/USDT')!))).toBeLessThan(0.05);
  });

  test('the peg stays near one', () => {
    let price = 0.9998;
    let furthest = 0;
    for (const value of returns.get('USDC/USDT')!) {
      price *= Math.exp(value);
      furthest = Math.max(furthest, Math.abs(price - 1));
    }
    expect(furthest).toBeLessThan(0.005);
    expect(furthest).toBeGreaterThan(0.0003);
  });
});

test('a step of a second moves as far as two of a half', () => {
  const seedPrice = Number(pairs[0]!.seedPrice);
  const spread = (stepSeconds: number) => {
    const ends: number[] = [];
    for (let run = 0; run < 400; run += 1) {
      const model = modelOf(new Dice(seededRandom(`${stepSeconds} ${run}`), 1));
      for (let passed = 0; passed < 59.999; passed += stepSeconds) model.step(stepSeconds, 0);
      ends.push(Math.log(model.price('BTC/USDT') / seedPrice));
    }
    // Median of the absolute ends: unlike a standard deviation, rare jumps do not move it.
    return ends.map(Math.abs).sort((a, b) => a - b)[200]!;
  };
  expect(Math.abs(Math.log(spread(1) / spread(0.5)))).toBeLessThan(0.2);
});

test('the rhythm of a day is one on average', () => {
  let sum = 0;
  for (let hour = 0; hour < 24; hour += 1) sum += dailyRhythm(hour * 3_600_000);
  expect(sum / 24).toBeCloseTo(1, 6);
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function moment(values: readonly number[], power: number): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** power));
}

function deviation(values: readonly number[]): number {
  return Math.sqrt(moment(values, 2));
}

function kurtosis(values: readonly number[]): number {
  return moment(values, 4) / moment(values, 2) ** 2;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  const shared = mean(a.map((value, index) => (value - meanA) * (b[index]! - meanB)));
  return shared / (deviation(a) * deviation(b));
}
