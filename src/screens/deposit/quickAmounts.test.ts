import { expect, it } from 'vitest';
import { quickAmounts } from './quickAmounts.ts';

it.each([
  ['USDT', '10', ['50', '100', '200', '500', '1000', '2000']],
  // The OMNI minimum is 50; another network's minimum may be 150.
  ['USDT', '50', ['50', '100', '200', '500', '1000', '2000']],
  ['USDC', '150', ['200', '500', '1000', '2000']],
  ['BTC', '0.0002', ['0.001', '0.002', '0.004', '0.01', '0.02', '0.04']],
  ['ETH', undefined, []],
  ['ETH', '0', []],
])('of %s with a minimum of %s', (coin, minimum, amounts) => {
  expect(quickAmounts(coin, minimum)).toEqual(amounts);
});
