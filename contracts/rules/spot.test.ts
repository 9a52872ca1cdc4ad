import { BigNumber } from 'bignumber.js';
import { describe, expect, test } from 'vitest';
import type { Pair } from '../market.ts';
import { fee, floorQuantity, maxBuyable, maxSellable, nearestPrice, notional, youReceive } from './spot.ts';
import { checkOrder } from './spotOrder.ts';
import { estimateFill, largestMarketBuy, slippageVerdict, worstPrice } from './spotSlippage.ts';
import type { OrderToCheck } from './spotOrder.ts';
import { checkValueOrder, leastQuantity, quantityForValue } from './spotValue.ts';

const eth: Pair = {
  matchId: 2,
  currencyId: 2,
  legalId: 3,
  symbol: 'ETH/USDT',
  base: 'ETH',
  quote: 'USDT',
  baseScale: 8,
  quoteScale: 8,
  priceTick: '0.01',
  quantityStep: '0.0001',
  minQuantity: '0.0001',
  maxQuantity: '2000',
  minNotional: '5',
  priceBand: '0.5',
  makerFeeRate: '0.001',
  takerFeeRate: '0.001',
  seedPrice: '3452.55',
  volatility: '0.7',
  open: true,
};
/** A price below a cent; whole units only. */
const pepe: Pair = {
  ...eth,
  symbol: 'PEPE/USDT',
  base: 'PEPE',
  baseScale: 2,
  priceTick: '0.00000001',
  quantityStep: '1',
  minQuantity: '1',
  maxQuantity: '500000000000',
};

const buy: OrderToCheck = {
  side: 'buy',
  kind: 'limit',
  price: '3452.55',
  quantity: '1',
  available: '10000',
  market: '3452.55',
};
const reasons = (order: Partial<OrderToCheck>, pair = eth) =>
  checkOrder(pair, { ...buy, ...order }).map(({ reason }) => reason);
const nearest = (order: Partial<OrderToCheck>, pair = eth) =>
  checkOrder(pair, { ...buy, ...order })[0]?.nearest;

describe('what an order costs and brings', () => {
  test('buying 10 ETH at 0.1 % costs a fee of 0.01 ETH and brings 9.99', () => {
    expect(youReceive(eth, 'buy', '3452.55', '10', '0.001')).toEqual({
      gross: '10',
      fee: '0.01',
      net: '9.99',
      asset: 'ETH',
    });
  });

  test('selling 10 ETH at 3452.55 costs a fee of 34.5255 USDT', () => {
    expect(youReceive(eth, 'sell', '3452.55', '10', '0.001')).toEqual({
      gross: '34525.5',
      fee: '34.5255',
      net: '34490.9745',
      asset: 'USDT',
    });
  });

  test('a fee rounds up at the scale of its asset and never prints an exponent', () => {
    expect(fee('0.00000001', '0.001', 8)).toBe('0.00000001');
    expect(fee('1.00000001', '0.001', 8)).toBe('0.00100001');
    expect(fee('0', '0.001', 8)).toBe('0');
  });

  test('the value of an order below one cent a unit is exact', () => {
    expect(notional('0.00001173', '1', 8)).toBe('0.00001173');
    expect(notional('0.00001173', '123456789', 8)).toBe('1448.14813497');
    expect(notional('0.333', '0.1', 1)).toBe('0.1');
  });
});

describe('the largest order', () => {
  test('of a buy can be paid and one step more cannot', () => {
    for (const available of ['10000', '34.5255', '0.34', '999999.99999999', '7']) {
      const quantity = maxBuyable(eth, available, '3452.55');
      const cost = new BigNumber(quantity).times('3452.55');
      expect(cost.lte(available), available).toBe(true);
      expect(cost.plus(new BigNumber('0.0001').times('3452.55')).gt(available), available).toBe(true);
    }
  });

  test('is zero without a price, a balance or a readable amount', () => {
    expect([maxBuyable(eth, '0', '1'), maxBuyable(eth, '10', ''), maxBuyable(eth, '', '1')]).toEqual([
      '0',
      '0',
      '0',
    ]);
    expect([maxSellable(eth, ''), maxSellable(eth, '-1'), maxSellable(eth, '0.00009')]).toEqual([
      '0',
      '0',
      '0',
    ]);
  });

  test('of a sell is the balance on the step, within the pair', () => {
    expect(maxSellable(eth, '1.23456789')).toBe('1.2345');
    expect(maxSellable(eth, '99999')).toBe('2000');
  });
});

describe('the nearest valid value', () => {
  test('a buying price floors, a selling price ceils, a quantity floors', () => {
    expect(nearestPrice(eth, 'buy', '3452.559')).toBe('3452.55');
    expect(nearestPrice(eth, 'sell', '3452.551')).toBe('3452.56');
    expect(floorQuantity(eth, '0.00019')).toBe('0.0001');
    expect(nearestPrice(pepe, 'sell', '0.000011731')).toBe('0.00001174');
  });

  test('is offered with each check, is valid and can be paid', () => {
    expect(nearest({ price: '3452.555' })).toBe('3452.55');
    expect(nearest({ price: '0.001' })).toBe('0.01');
    expect(nearest({ quantity: '1.00005' })).toBe('1');
    expect(nearest({ quantity: '0.00005' })).toBe('0.0015');
    expect(nearest({ quantity: '0.0001' })).toBe('0.0015');
    expect(nearest({ quantity: '2000.5', available: '99999999' })).toBe('2000');
    expect(nearest({ quantity: '3' })).toBe('2.8964');
    expect(nearest({ side: 'sell', quantity: '3', available: '2.00005' })).toBe('2');
    expect(nearest({ price: '6000' })).toBe('5178.82');
    expect(nearest({ price: '100' })).toBe('1726.28');
    expect(nearest({ quantity: '2000.5', available: '500' })).toBe('0.1448');
    expect(nearest({ side: 'sell', quantity: '2000.5', available: '0.14' })).toBe('0.14');
    expect(nearest({ available: '0' })).toBeUndefined();
    // Below the minimum order value: no quantity is affordable.
    for (const quantity of ['0.0001', '1', '1.00005', '2000.5'])
      expect(nearest({ quantity, available: '4.99' }), quantity).toBeUndefined();
  });
});

describe('the checks of an order', () => {
  test('a sound order passes, also exactly at every limit', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ price: '3452.50', quantity: '1.0000' })).toEqual([]);
    expect(reasons({ available: '3452.55' })).toEqual([]);
    expect(reasons({ price: '5', quantity: '1', market: '5' })).toEqual([]);
    expect(reasons({ side: 'sell', quantity: '2', available: '2' })).toEqual([]);
    expect(reasons({ price: '5178.82' })).toEqual([]);
  });

  test('a quantity between two steps and above the maximum is mended to the maximum', () => {
    const available = '99999999';
    expect(nearest({ quantity: '5000.00001', available })).toBe('2000');
    expect(nearest({ quantity: '1999.99999', available })).toBe('1999.9999');
  });

  test('each broken rule has its reason', () => {
    expect(reasons({ quantity: '' })).toEqual(['spot.quantityRequired']);
    expect(reasons({ quantity: '0', side: 'sell' })).toEqual(['spot.saleQuantityRequired']);
    expect(reasons({ price: '' })).toEqual(['spot.priceRequired']);
    expect(reasons({ price: '3452.555' })).toEqual(['spot.priceTick']);
    expect(reasons({ quantity: '1.00001' })).toEqual(['spot.quantityStep']);
    expect(reasons({ quantity: '0.001' })).toEqual(['spot.minimum']);
    expect(reasons({ quantity: '2000.0001', available: '99999999' })).toEqual(['spot.maximum']);
    expect(reasons({ available: '3452.54999999' })).toEqual(['spot.insufficientBalance']);
    expect(reasons({ side: 'sell', available: '0.9999' })).toEqual(['spot.notEnoughToSell']);
    expect(reasons({ price: '5178.83' })).toEqual(['spot.priceBand']);
    expect(reasons({ price: '1726.27' })).toEqual(['spot.priceBand']);
    expect(reasons({}, { ...eth, open: false })).toEqual(['spot.pairClosed']);
  });

  test('several broken rules come in the order in which they are told', () => {
    const broken = { price: '9000.001', quantity: '5.00001', available: '1' };
    const expected = ['spot.priceTick', 'spot.quantityStep', 'spot.insufficientBalance', 'spot.priceBand'];
    expect(reasons(broken)).toEqual(expected);
  });

  test('what is no plain decimal counts as missing', () => {
    for (const text of ['1e3', '0x10', '-1', 'NaN', 'Infinity', ' 1', '1,5', '.', '1.2.3']) {
      expect(reasons({ quantity: text }), text).toEqual(['spot.quantityRequired']);
      expect(reasons({ price: text }), text).toEqual(['spot.priceRequired']);
    }
  });
});

describe('what a market order meets', () => {
  const asks = [
    ['3450', '1'],
    ['3460', '2'],
    ['3800', '5'],
  ] as const;

  test('the visible levels give worst fill, average and slippage', () => {
    expect(estimateFill(eth, asks, '2')).toEqual({
      filled: '2',
      value: '6910',
      worst: '3460',
      average: '3455',
      slippage: '0.002899',
      verdict: 'fine',
      exhausted: false,
    });
    expect(estimateFill(eth, asks, '9')).toMatchObject({ filled: '8', exhausted: true, verdict: 'block' });
    expect(estimateFill(eth, [], '1')).toMatchObject({
      filled: '0',
      worst: '',
      average: '',
      exhausted: true,
    });
    expect(estimateFill(eth, asks, '')).toMatchObject({ filled: '0', worst: '', exhausted: false });
  });

  test('slippage is confirmed from 5 % and blocked from 10 %', () => {
    expect(['0.049999', '0.05', '0.099999', '0.1'].map(slippageVerdict)).toEqual([
      'fine',
      'confirm',
      'confirm',
      'block',
    ]);
  });

  test('the worst price sent leaves room for a moving book, on the tick, and never reaches the block', () => {
    expect(worstPrice(eth, 'buy', '3450', '3460')).toBe('3477.3');
    expect(worstPrice(eth, 'sell', '3450', '3440')).toBe('3422.8');
    expect(worstPrice(eth, 'buy', '3450', '3794')).toBe('3791.55');
    expect(worstPrice(eth, 'sell', '3450', '3000')).toBe('3108.45');
    expect(worstPrice(eth, 'buy', '3450', '')).toBe('3467.25');
  });
});

describe('a market buy by value', () => {
  const spend = { price: '3469.81', value: '500', available: '10000', market: '3452.55' };
  const broken = (order: Partial<typeof spend>, pair = eth) =>
    checkValueOrder(pair, { ...spend, ...order }).map(({ reason, field, nearest: near }) => [
      reason,
      field,
      near,
    ]);

  test('that keeps to the rules is fine', () => expect(broken({})).toEqual([]));

  test('that breaks a rule says which, at its field, with the nearest value', () => {
    expect(broken({ value: '' })).toEqual([['spot.valueRequired', 'value', undefined]]);
    expect(broken({ value: '0' })).toEqual([['spot.valueRequired', 'value', undefined]]);
    expect(broken({ price: '' })).toEqual([['spot.priceRequired', 'price', undefined]]);
    expect(broken({ price: '3469.815' })).toEqual([['spot.priceTick', 'price', '3469.81']]);
    expect(broken({ value: '4.99999999' })).toEqual([['spot.minimum', 'value', '5']]);
    // At least a hundredth of a coin: 34.6981 at the worst price.
    expect(broken({ value: '34.69' }, { ...eth, minQuantity: '0.01' })).toEqual([
      ['spot.minimum', 'value', '34.6981'],
    ]);
    expect(broken({ value: '10000.00000001' })).toEqual([['spot.insufficientBalance', 'value', '10000']]);
    // 2000 at the worst price cost 6939620; one step more exceeds the limit.
    const rich = { available: '9000000' };
    expect(broken({ ...rich, value: '6939620.34' })).toEqual([]);
    expect(broken({ ...rich, value: '6939620.35' })).toEqual([['spot.maximum', 'value', '6939620']]);
    expect(broken({ value: '1', available: '4' })).toEqual([['spot.minimum', 'value', undefined]]);
    expect(broken({ value: '5', available: '4' })).toEqual([
      ['spot.insufficientBalance', 'value', undefined],
    ]);
    expect(broken({ value: '8000000' })[0]).toEqual(['spot.maximum', 'value', '10000']);
    expect(broken({ price: '5200' })).toEqual([['spot.priceBand', 'price', '5178.82']]);
    expect(broken({}, { ...eth, open: false })).toEqual([['spot.pairClosed', 'value', undefined]]);
  });

  test('buys whole steps at each level, and what its worst price allows at least', () => {
    const levels = [
      ['3000', '0.1'],
      ['3100', '1'],
    ] as const;
    // 300 for the first level; 200 / 3100 = 0.064516.
    expect(quantityForValue(eth, levels, '500')).toBe('0.1645');
    expect(quantityForValue(eth, levels, '300')).toBe('0.1');
    // The part beyond the levels is priced at the last level: 3400 for both levels, 310 for a tenth more.
    expect(quantityForValue(eth, levels, '3710')).toBe('1.2');
    expect(quantityForValue(eth, [], '500')).toBe('0');
    expect(leastQuantity(eth, '500', '3200')).toBe('0.1562');
  });
});

describe('the largest market buy', () => {
  test('is held at the worst price that its own size brings about', () => {
    const levels = [
      ['100', '1'],
      ['110', '10'],
    ] as const;
    const pair = { ...eth, quantityStep: '0.01' };
    // At 100 the worst price is 100.5, and 100.5 covers one: a larger order would reach the level 110, where the worst
    // price is 109.9.
    expect(largestMarketBuy(pair, levels, '100.5')).toBe('1');
    expect(largestMarketBuy(pair, levels, '108')).toBe('1');
    expect(largestMarketBuy(pair, levels, '109.9')).toBe('1');
    // 219.8 / 109.9 = 2.
    expect(largestMarketBuy(pair, levels, '219.8')).toBe('2');
    expect(largestMarketBuy(pair, levels, '50')).toBe('0.49');
    expect(largestMarketBuy(pair, [], '50')).toBe('0');
  });
});
