import { expect, it } from 'vitest';
import { leverTerms } from '../../../contracts/examples/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { crossAccountOf } from '../../components/lever/marginStatus.ts';
import { assessSide, assessTicket, newLeverTicket, type LeverConditions } from './leverTicket.ts';

const conditions: LeverConditions = {
  terms: contractTerms(leverTerms[0]!),
  leverages: [10],
  mark: '50000',
  available: '5000',
  cross: undefined,
  room: { long: 500, short: 0 },
};
const assess = (lots: string, side: 'long' | 'short') =>
  assessSide({ ...newLeverTicket(conditions, '50000'), lots }, side, conditions);

it('more lots than the house takes are told how many it takes, not that nothing can be opened', () => {
  const tooMany = [{ reason: 'lever.lotsRange', field: 'lots', nearest: '500', values: { max: '500' } }];
  for (const lots of ['501', '999999999'])
    expect(assess(lots, 'long')).toMatchObject({ isFull: false, problems: tooMany });
  expect(assess('500', 'long')).toMatchObject({ isFull: false, problems: [] });
});

it('a side that the house takes nothing of is full, whatever the lots', () => {
  expect(['', '1'].map((lots) => assess(lots, 'short').isFull)).toEqual([true, true]);
});

it.each([
  ['a long’s stops after a short was tried', 'short', '51000', '49000', 'long'],
  ['a short’s stops before anything was tried', 'long', '49000', '51000', 'short'],
  ['a take-profit alone', 'short', '51000', '', 'long'],
  ['a stop-loss alone', 'long', '', '51000', 'short'],
  ['no stops', 'short', '', '', 'short'],
  ['stops that fit neither side', 'short', '51000', '51000', 'short'],
] as const)('%s: the ticket shows the side that they fit, else the one tried last', (...row) => {
  const [, tried, takeProfit, stopLoss, shown] = row;
  const ticket = { ...newLeverTicket(conditions, '50000'), lots: '10', hasStops: true };
  const judged = assessTicket({ ...ticket, side: tried, takeProfit, stopLoss }, conditions);
  expect(judged.shown).toBe(judged[shown]);
});

it('the first cross position is estimated with the account, where the position is liquidated then', () => {
  const totals = { equity: '8000' };
  const { terms } = conditions;
  const cross = crossAccountOf(totals, { terms, mark: '50000', trades: [], free: '8000' });
  const ticket = { ...newLeverTicket(conditions, '50000'), lots: '1000', mode: 'cross' } as const;
  const { long } = assessTicket(ticket, { ...conditions, room: {}, available: '8000', cross });
  // (50,006.25 − (8,000 − 25.003125)) ÷ (1 − 0.004 − 0.0005), the position in server/domains/lever/lever.test.ts.
  expect(long.opening?.liquidation).toBe('42221.25');
});
