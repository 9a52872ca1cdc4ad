import { expect, it } from 'vitest';
import { leverTerms } from '../../../contracts/examples/lever.ts';
import { contractTerms } from '../../components/lever/leverContract.ts';
import { assessSide, newLeverTicket, type LeverConditions } from './leverTicket.ts';

const conditions: LeverConditions = {
  terms: contractTerms(leverTerms[0]!),
  ...{ leverages: [10], mark: '50000', available: '5000', cross: undefined },
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
