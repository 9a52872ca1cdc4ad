import { expect, it } from 'vitest';
import { pairOf } from '../../../contracts/examples/market.ts';
import { youReceive } from '../../../contracts/rules/spot.ts';
import { rulesPair } from './rulesPair.ts';

it.each([
  // 1,234 PEPE at two decimals: the fee of 1.234 rounds up to 1.24.
  ['PEPE/USDT', '1234', '1.24', '1232.76'],
  // At six decimals the fee is exact.
  ['XRP/USDT', '0.7', '0.0007', '0.6993'],
])('the fee of %s is rounded up at the decimals of its base asset', (symbol, quantity, fee, net) => {
  const pair = rulesPair(pairOf(symbol));
  expect(youReceive(pair, 'buy', '1', quantity, pair.takerFeeRate)).toMatchObject({ fee, net });
});

it('a pair without the decimals of its assets is previewed at eight', () => {
  const { base_scale, quote_scale, ...plain } = pairOf('PEPE/USDT');
  expect([base_scale, quote_scale]).toEqual([2, 8]);
  expect(rulesPair(plain)).toMatchObject({ baseScale: 8, quoteScale: 8 });
});
