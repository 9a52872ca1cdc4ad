import { expect, it } from 'vitest';
import { youReceive } from '../../../../contracts/rules/spot.ts';
import type { PairQuote } from '../../../api/market.ts';
import { rulesPair } from './rulesPair.ts';

const plain: PairQuote = {
  id: 9,
  currency_id: 10,
  currency_name: 'PEPE',
  legal_id: 3,
  legal_name: 'USDT',
  symbol: 'PEPE/USDT',
  now_price: '0.00001173',
  change: '+18.60',
  high: '0.00001204',
  low: '0.00000971',
  volume: '1224508861342',
  open_coin_trade: 1,
  taker_fee_rate: '0.001',
};

it.each([
  // 1,234 PEPE at two decimals: the fee of 1.234 rounds up to 1.24.
  ['PEPE', 2, '1234', '1.24', '1232.76'],
  // At six decimals the fee is exact.
  ['XRP', 6, '0.7', '0.0007', '0.6993'],
])(
  'the fee of %s with %i decimals is rounded up at them',
  (currency_name, base_scale, quantity, fee, net) => {
    const pair = rulesPair({ ...plain, currency_name, base_scale, quote_scale: 8 });
    expect(youReceive(pair, 'buy', '1', quantity, pair.takerFeeRate)).toMatchObject({ fee, net });
  },
);

it('a pair without the decimals of its assets is previewed at eight', () => {
  expect(rulesPair(plain)).toMatchObject({ baseScale: 8, quoteScale: 8 });
});

it('a pair without a price step has the finest of its prices, whichever ends in a nought', () => {
  const step = (now_price: string) =>
    rulesPair({ ...plain, now_price, high: '98120', low: '95204.51' }).priceTick;
  expect([step('97412.6'), step('97412'), step('97412.60'), step('97412.6125')]).toEqual([
    ...['0.01', '0.01', '0.01', '0.0001'],
  ]);
});
