// Worked by hand: 1 BTC at 50,006.25, ten times, margin 5,000.625.
import { expect, it } from 'vitest';
import { leverTerms, openTrade } from '../../../contracts/examples/lever.ts';
import { leverTrade } from '../../api/lever.ts';
import { contractTerms } from './leverContract.ts';
import { crossAccountOf, marginStatusOf } from './marginStatus.ts';

const terms = contractTerms(leverTerms[0]!);
const trade = leverTrade(openTrade);

it('result, return and risk follow the mark', () => {
  // 43.75 gained, of 5,000.625; needed 50,050 × 0.55 % − 50 = 225.275, of 5,044.375
  expect(marginStatusOf(trade, { terms, mark: '50050' })).toEqual({
    gain: '43.75',
    percent: '0.87',
    risk: '4.47',
    liquidation: '45209.07',
    isLiquidationEstimate: false,
    distance: '9.67',
  });
});

it('without a mark it is what the server said', () => {
  expect(marginStatusOf(trade, { terms })).toMatchObject({
    gain: '-6.25',
    risk: '4.51',
    distance: undefined,
  });
  expect(marginStatusOf(trade, {})).toMatchObject({ gain: '-6.25', liquidation: '45209.07' });
});

it('what the server leaves out and nothing tells is unknown', () => {
  const bare = { ...trade, profits: undefined, risk_rate: undefined, liquidation_price: undefined };
  expect(marginStatusOf(bare, {})).toMatchObject({ gain: undefined, percent: undefined, risk: undefined });
  expect(marginStatusOf({ ...trade, liquidation_price: '0' }, {}).liquidation).toBeUndefined();
});

it('what cross positions share beside the others follows from what the server says of all of them', () => {
  const cross = { ...trade, margin_mode: 'cross' as const };
  // The account has 10,000 with what this one has lost, 6.25; of the 325 that are needed this one needs 225.
  const totals = { cross_equity: '10000', cross_required: '325' };
  const of = { terms, mark: '50000', trades: [cross], free: '9000' };
  expect(crossAccountOf(totals, of)).toMatchObject({ balance: '9906.25', positions: [{ quantity: '1' }] });
  expect(crossAccountOf({}, of)).toBeUndefined();
});

it('what is closed and waits to be paid goes by no mark', () => {
  const fixed = { ...trade, fixed_price: '50993.59', profits: '987.34', liquidation_price: undefined };
  expect(marginStatusOf(fixed, { terms, mark: '40000' })).toMatchObject({ gain: '987.34', risk: undefined });
});
