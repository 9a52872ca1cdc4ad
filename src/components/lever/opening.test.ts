// Worked by hand from the published formulas: a lot of 0.001 BTC, fee 0.05 %, half a spread of 0.01 %, 0.05 % a million.
import { expect, it } from 'vitest';
import { leverTerms } from '../../../contracts/examples/lever.ts';
import { contractTerms } from './leverContract.ts';
import { mostLotsOf, openingOf, resultAt, type OrderShape } from './opening.ts';

const terms = contractTerms(leverTerms[0]!);
const market: OrderShape = { side: 'long', lots: 1000, leverage: 10, mark: '50000' };

it('a market order is filled beyond the mark by half the spread and the slippage of its size', () => {
  // 50,000 × (1 + 0.0001 + 0.0005 × 0.05) = 50,006.25
  expect(openingOf(terms, market)).toMatchObject({
    price: '50006.25',
    isWaiting: false,
    overnight: '15.001875',
    cost: { margin: '5000.625', fee: '25.003125', total: '5025.628125' },
    liquidation: '45209.07',
  });
  expect(openingOf(terms, { ...market, side: 'short' }).price).toBe('49993.75');
});

it('the distance to the liquidation is rounded down, so that it never looks safer', () => {
  // 1 − 45,209.07 ÷ 50,006.25 = 9.5931… %
  expect(openingOf(terms, market).distance).toBe('9.59');
});

it('a limit that the mark has not come to waits at its own price, one that it has is filled at once', () => {
  const waiting = openingOf(terms, { ...market, limit: '40000' });
  expect(waiting).toMatchObject({ price: '40000', isWaiting: true, cost: { margin: '4000', fee: '20' } });
  expect(openingOf(terms, { ...market, limit: '50006.25' })).toMatchObject({
    price: '50006.25',
    isWaiting: false,
  });
  expect(openingOf(terms, { ...market, limit: '50006.24' }).isWaiting).toBe(true);
  expect(openingOf(terms, { ...market, side: 'short', limit: '60000' })).toMatchObject({
    price: '60000',
    isWaiting: true,
  });
});

it('a long whose margin is all of its value has no liquidation price', () => {
  const unlevered = { ...terms, rules: { ...terms.rules, tiers: [{ upTo: '9e9', rate: '0', amount: '0' }] } };
  const free = { ...unlevered, rules: { ...unlevered.rules, feeRate: '0' } };
  expect(openingOf(free, { ...market, leverage: 1 })).toMatchObject({
    liquidation: undefined,
    distance: undefined,
  });
});

it('in cross margin the whole account protects it, and what is open on the contract counts along', () => {
  // balance 10,000 − 25.003125 = 9,974.996875; worth less than 50,000 by then:
  // (50,006.25 − 9,974.996875) ÷ (1 − 0.004 − 0.0005) = 40,212.2081…
  const account = { balance: '10000', positions: [] };
  expect(openingOf(terms, market, account).liquidation).toBe('40212.21');
  const hedged = { balance: '10000', positions: [{ side: 'short', quantity: '1', entry: '50000' } as const] };
  // Long and short of one size cancel out: falling prices need ever less.
  expect(openingOf(terms, market, hedged).liquidation).toBeUndefined();
});

it('the most lots are covered on either side, and one more is not', () => {
  for (const available of ['0.5', '26', '1363.74', '100000']) {
    const most = mostLotsOf(terms, { available, leverage: 10, mark: '50000' });
    const total = (lots: number) =>
      Math.max(
        ...(['long', 'short'] as const).map((side) =>
          Number(openingOf(terms, { ...market, side, lots }).cost.total),
        ),
      );
    expect([
      available,
      most,
      most === 0 || total(most) <= Number(available),
      total(most + 1) > Number(available),
    ]).toEqual([available, most, true, true]);
  }
  expect(mostLotsOf(terms, { available: '0.5', leverage: 10, mark: '50000' })).toBe(0);
});

it('a stop brings what closing at its price brings, all fees taken off', () => {
  const position = { side: 'long', quantity: '1', entry: '50006.25' } as const;
  // Sold at 51,000 × (1 − 0.0001 − 0.0005 × 0.051) = 50,993.5995, on the tick 50,993.59: 987.34 − 25.496795 − 25.003125
  expect(resultAt(terms, position, '51000', { openingFee: '25.003125', overnightFees: '0' })).toEqual({
    price: '50993.59',
    gross: '987.34',
    closingFee: '25.496795',
    net: '936.84008',
  });
});
