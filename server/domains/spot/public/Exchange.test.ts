import { beforeEach, describe, expect, test } from 'vitest';
import type { Pair } from '../../../../contracts/market.ts';
import { accountOf } from '../../../ledger/account.ts';
import { reasons } from '../../../testing/reasons.ts';
import { Ledger } from '../../../ledger/Ledger.ts';
import type { Moving } from '../../../commands/MoneyCommand.ts';
import { Undo } from '../../../commands/Undo.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { StartError } from '../../../StartError.ts';
import { assets, checkMarket, pairs } from '../../../instruments/market.config.ts';
import { Exchange } from './Exchange.ts';
import type { PlaceOrder } from './orderInput.ts';
import { memoryViolations } from '../../../testing/memoryViolations.ts';
import type { OrderView } from '../orderView.ts';
import { grantUnits } from '../../../testing/grantUnits.ts';

const symbol = 'ETH/USDT';
let tx: Moving;
let ledger: Ledger;
let exchange: Exchange;

beforeEach(() => {
  const undo = new Undo();
  ledger = new Ledger({ undo, clock: { now: () => 1000 }, reasons });
  tx = { now: 1000, ledger };
  exchange = new Exchange(pairs, ledger, undo);
  for (const owner of ['user:1', 'user:2', 'user:3', 'house:maker']) {
    give(owner, 'ETH', '100');
    give(owner, 'USDT', '1000000');
  }
});

function give(owner: string, asset: string, amount: string): void {
  const units = toUnits(amount, scaleOf(asset));
  grantUnits({ ledger }, owner, asset, { units });
}

function scaleOf(asset: string): number {
  return assets.find(({ code }) => code === asset)!.scale;
}

function balance(owner: string, asset: string): { available: string; held: string } {
  const { available, held } = ledger.balance(accountOf(owner, asset));
  return { available: fromUnits(available, scaleOf(asset)), held: fromUnits(held, scaleOf(asset)) };
}

function limit(owner: string, side: 'buy' | 'sell', price: string, quantity: string): OrderView {
  return exchange.place(tx, { owner, symbol, side, kind: 'limit', price, quantity });
}

function market(owner: string, side: 'buy' | 'sell', worstPrice: string, quantity: string): OrderView {
  return exchange.place(tx, { owner, symbol, side, kind: 'market', worstPrice, quantity });
}

function buyFor(owner: string, value: string, worstPrice: string): OrderView {
  return exchange.place(tx, { owner, symbol, side: 'buy', kind: 'market', worstPrice, value });
}

describe('a market buy by value', () => {
  test('spends the value over the levels; what is below one step stays', () => {
    limit('user:2', 'sell', '3000', '0.1');
    limit('user:2', 'sell', '3100', '1');
    // 500 − 300 for the first level; 200 / 3100 = 0.064516, on the step 0.0645, which costs 199.95.
    expect(buyFor('user:1', '500', '3200')).toMatchObject({
      status: 2,
      orderValue: '500',
      quantity: '0.1645',
      filledQuantity: '0.1645',
      filledValue: '499.95',
      fee: '0.0001645',
    });
    expect(balance('user:1', 'USDT')).toEqual({ available: '999500.05', held: '0' });
    expect(balance('user:1', 'ETH')).toEqual({ available: '100.1643355', held: '0' });
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });

  test('spends all that an account has, whatever the best price does meanwhile', () => {
    give('user:2', 'ETH', '300');
    limit('user:2', 'sell', '3000', '400');
    expect(buyFor('user:1', '1000000', '3050')).toMatchObject({ status: 2, filledQuantity: '333.3333' });
    // 333.3333 × 3000 = 999999.9.
    expect(balance('user:1', 'USDT')).toEqual({ available: '0.1', held: '0' });
  });

  test('stops at its worst price, and says what its rest would have bought there', () => {
    limit('user:2', 'sell', '3000', '0.1');
    limit('user:2', 'sell', '3210', '1');
    // The remaining 200 buy 0.0625 at 3200.
    expect(buyFor('user:1', '500', '3200')).toMatchObject({
      status: 3,
      cancelReason: 'unfilled',
      quantity: '0.1625',
      filledQuantity: '0.1',
      filledValue: '300',
    });
    expect(balance('user:1', 'USDT')).toEqual({ available: '999700', held: '0' });
  });

  test('passes over the orders of its own owner, which end', () => {
    const own = limit('user:1', 'sell', '3000', '0.1');
    limit('user:2', 'sell', '3100', '1');
    expect(buyFor('user:1', '310', '3200')).toMatchObject({ status: 2, filledQuantity: '0.1' });
    expect(exchange.openOrders('user:1').some(({ id }) => id === own.id)).toBe(false);
  });

  test.each([
    ['0', 'spot.valueRequired'],
    ['', 'spot.valueRequired'],
    ['4.99', 'spot.minimum'],
    ['1000000.01', 'spot.insufficientBalance'],
  ])('of %s is refused: %s', (value, reason) => {
    limit('user:2', 'sell', '3000', '1');
    expect(() => buyFor('user:1', value, '3050')).toThrow(reason);
    expect(balance('user:1', 'USDT')).toEqual({ available: '1000000', held: '0' });
  });

  test('that would buy more than the largest order is refused', () => {
    give('user:1', 'USDT', '99000000');
    give('user:2', 'ETH', '2000');
    limit('user:2', 'sell', '3000', '2000');
    limit('user:2', 'sell', '3000', '1');
    // 2001 × 3000; at the worst price it would be no more than 1936.4516.
    expect(() => buyFor('user:1', '6003000', '3100')).toThrow('spot.maximum');
    expect(buyFor('user:1', '6000000', '3100')).toMatchObject({ status: 2, filledQuantity: '2000' });
  });
});

describe('fees and holds', () => {
  test('a resting order of many small fills pays the fee of the whole, rounded up once', () => {
    const odd: Pair[] = pairs.map((pair) => ({ ...pair, makerFeeRate: '0.000337' }));
    const undo = new Undo();
    ledger = new Ledger({ undo, clock: { now: () => 1000 }, reasons });
    tx = { now: 1000, ledger };
    exchange = new Exchange(odd, ledger, undo);
    give('user:2', 'USDT', '1000000');
    give('user:3', 'ETH', '100');
    const resting = limit('user:2', 'buy', '3452.55', '0.0105');
    for (let count = 0; count < 7; count += 1) limit('user:3', 'sell', '3452.55', '0.0015');
    // 0.0105 × 0.000337 = 0.0000035385; rounded up on each of the seven fills it would be 0.00000357.
    expect(balance('user:2', 'ETH').available).toBe('0.01049646');
    expect(exchange.openOrders('user:2').some(({ id }) => id === resting.id)).toBe(false);
  });

  test('buying 10 ETH takes a fee of 0.01 ETH, selling them at 3452.55 one of 34.5255 USDT', () => {
    limit('user:1', 'sell', '3452.55', '10');
    const bought = limit('user:2', 'buy', '3452.55', '10');
    expect(bought).toMatchObject({ status: 2, fee: '0.01', feeAsset: 'ETH', filledValue: '34525.5' });
    expect(balance('user:2', 'ETH')).toEqual({ available: '109.99', held: '0' });
    expect(balance('user:2', 'USDT')).toEqual({ available: '965474.5', held: '0' });
    expect(balance('user:1', 'ETH')).toEqual({ available: '90', held: '0' });
    expect(balance('user:1', 'USDT')).toEqual({ available: '1034490.9745', held: '0' });
    expect(balance('system:fees', 'ETH').available).toBe('0.01');
    expect(balance('system:fees', 'USDT').available).toBe('34.5255');
  });

  test('a taker of many small fills pays the fee of the whole, rounded up once', () => {
    // This rate leaves a remainder on every fill.
    const odd: Pair[] = pairs.map((pair) => ({ ...pair, takerFeeRate: '0.000337' }));
    const undo = new Undo();
    ledger = new Ledger({ undo, clock: { now: () => 1000 }, reasons });
    tx = { now: 1000, ledger };
    exchange = new Exchange(odd, ledger, undo);
    give('user:2', 'USDT', '1000000');
    give('user:3', 'ETH', '100');
    for (let count = 0; count < 7; count += 1) limit('user:3', 'sell', '3452.55', '0.0015');
    // 0.0105 × 0.000337 = 0.0000035385; rounded up on each of the seven fills it would be 0.00000357.
    expect(market('user:2', 'buy', '3500', '0.0105').fee).toBe('0.00000354');
    expect(balance('user:2', 'ETH').available).toBe('0.01049646');
  });

  test('a resting buy holds price × quantity and gives it back when it is cancelled', () => {
    const order = limit('user:1', 'buy', '3000', '2');
    expect(balance('user:1', 'USDT')).toEqual({ available: '994000', held: '6000' });
    exchange.cancel(tx, { owner: 'user:1', orderId: order.id });
    expect(balance('user:1', 'USDT')).toEqual({ available: '1000000', held: '0' });
  });

  test('a fill at a better price refunds the difference at once', () => {
    limit('user:1', 'sell', '3400', '1');
    const order = limit('user:2', 'buy', '3500', '2');
    expect(order).toMatchObject({ status: 1, filledQuantity: '1', filledValue: '3400' });
    expect(balance('user:2', 'USDT')).toEqual({ available: '993100', held: '3500' });
  });

  test('the house pays no fee and its orders are neither kept nor told as orders', () => {
    exchange.placeForPlatform(tx, {
      owner: 'house:maker',
      symbol,
      side: 'sell',
      kind: 'limit',
      price: '3450',
      quantity: '1',
    });
    limit('user:1', 'buy', '3450', '1');
    expect(balance('house:maker', 'USDT').available).toBe('1003450');
    expect([...exchange.changes.orders].map(({ owner }) => owner)).toEqual(['user:1']);
  });
});

describe('matching', () => {
  test('the best price comes first, then the oldest order, each at its own price', () => {
    const dear = limit('user:1', 'sell', '3460', '1');
    const old = limit('user:2', 'sell', '3450', '1');
    const young = limit('user:1', 'sell', '3450', '1');
    limit('user:3', 'buy', '3460', '1.5');
    const open = [...exchange.openOrders('user:1'), ...exchange.openOrders('user:2')];
    expect(open.map(({ id, filledQuantity }) => [id, filledQuantity])).toEqual([
      [dear.id, '0'],
      [young.id, '0.5'],
    ]);
    expect(open.some(({ id }) => id === old.id)).toBe(false);
    expect(
      exchange.changes.trades.map(({ id, price, quantity, takerSide }) => [id, price, quantity, takerSide]),
    ).toEqual([
      [1, '3450', '1', 'buy'],
      [2, '3450', '0.5', 'buy'],
    ]);
    expect(exchange.lastPrice(symbol)).toBe('3450');
  });

  test('what a limit order leaves rests in the book, with absolute sizes', () => {
    limit('user:1', 'buy', '3400', '1');
    limit('user:2', 'buy', '3400', '0.5');
    limit('user:2', 'buy', '3410', '2');
    limit('user:3', 'sell', '3405', '3');
    expect(exchange.book(symbol, 10)).toMatchObject({ bids: [['3400', '1.5']], asks: [['3405', '1']] });
    expect([exchange.bestBid(symbol), exchange.bestAsk(symbol)]).toEqual(['3400', '3405']);
  });

  test('a market order never fills beyond its worst price and never rests', () => {
    limit('user:1', 'sell', '3450', '1');
    limit('user:1', 'sell', '3470', '1');
    const order = market('user:2', 'buy', '3460', '3');
    expect(order).toMatchObject({
      status: 3,
      cancelReason: 'unfilled',
      filledQuantity: '1',
      filledValue: '3450',
    });
    expect(balance('user:2', 'USDT')).toEqual({ available: '996550', held: '0' });
    expect(exchange.openOrders('user:2')).toEqual([]);
  });

  test('a market order in an empty book ends unfilled and costs nothing', () => {
    expect(market('user:2', 'sell', '3400', '1')).toMatchObject({
      status: 3,
      cancelReason: 'unfilled',
      fee: '0',
    });
    expect(balance('user:2', 'ETH')).toEqual({ available: '100', held: '0' });
  });

  test('nobody trades with themselves: the resting order is cancelled, the new one goes on', () => {
    const own = limit('user:1', 'sell', '3450', '1');
    limit('user:2', 'sell', '3455', '1');
    const order = limit('user:1', 'buy', '3460', '1');
    expect(order).toMatchObject({ status: 2, filledValue: '3455' });
    const cancelled = [...exchange.changes.orders].find(({ id }) => id === own.id);
    expect(cancelled).toMatchObject({ status: 3, cancelReason: 'selfTrade' });
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });
});

describe('refusals', () => {
  const refusal = (order: Partial<PlaceOrder>) => {
    const input: PlaceOrder = {
      owner: 'user:1',
      symbol,
      side: 'buy',
      kind: 'limit',
      price: '3450',
      quantity: '1',
      ...order,
    };
    try {
      return exchange.place(tx, input);
    } catch (error) {
      return error;
    }
  };

  test('name the rule, the field and the nearest valid value, and change nothing', () => {
    expect(refusal({ price: '3450.005' })).toMatchObject({
      reason: 'spot.priceTick',
      fields: { price: '3450' },
    });
    expect(refusal({ quantity: '1.00009' })).toMatchObject({
      reason: 'spot.quantityStep',
      fields: { quantity: '1' },
    });
    expect(refusal({ quantity: '300' })).toMatchObject({ reason: 'spot.insufficientBalance' });
    expect(refusal({ side: 'sell', quantity: '101' })).toMatchObject({
      reason: 'spot.notEnoughToSell',
      fields: { quantity: '100' },
    });
    expect(refusal({ price: '9000' })).toMatchObject({ reason: 'spot.priceBand' });
    expect(refusal({ symbol: 'NO/PAIR' })).toMatchObject({ reason: 'spot.pairClosed' });
    expect(refusal({ price: undefined })).toMatchObject({ reason: 'spot.priceRequired' });
    expect(refusal({ kind: 'market' })).toMatchObject({ reason: 'spot.priceRequired' });
    expect(balance('user:1', 'USDT')).toEqual({ available: '1000000', held: '0' });
    expect([...exchange.allOpen()]).toEqual([]);
  });

  test('odd amounts of every kind are refusals, never faults', () => {
    const texts = [
      '1e3',
      '1e-9',
      '-1',
      'NaN',
      'Infinity',
      '0x10',
      '',
      ' ',
      '9'.repeat(300),
      `0.${'0'.repeat(60)}1`,
    ];
    for (const text of texts) {
      expect(refusal({ quantity: text }), text).toMatchObject({ name: 'Refusal' });
      expect(refusal({ price: text }), text).toMatchObject({ name: 'Refusal' });
    }
  });

  test('a market order slipping 10 % is refused, one slipping less fills', () => {
    limit('user:2', 'sell', '3000', '1');
    limit('user:2', 'sell', '3300', '1');
    expect(refusal({ kind: 'market', worstPrice: '3400', quantity: '2' })).toMatchObject({
      reason: 'spot.slippage',
      values: { worst: '3300', slippage: '0.1' },
    });
    expect(refusal({ kind: 'market', worstPrice: '3299.99', quantity: '2' })).toMatchObject({
      filledQuantity: '1',
    });
  });

  test('an account has at most 200 open orders; market orders and other accounts go on', () => {
    const orders = Array.from({ length: 200 }, () => limit('user:1', 'buy', '3000', '0.01'));
    expect(refusal({})).toMatchObject({ reason: 'spot.tooManyOrders', values: { max: '200' } });
    expect(exchange.openOrders('user:1')).toHaveLength(200);
    expect(limit('user:2', 'sell', '3400', '1')).toMatchObject({ status: 1 });
    expect(refusal({ kind: 'market', price: undefined, worstPrice: '3400' })).toMatchObject({ status: 2 });
    exchange.cancel(tx, { owner: 'user:1', orderId: orders[0]!.id });
    expect(refusal({})).toMatchObject({ status: 1 });
    expect(refusal({})).toMatchObject({ reason: 'spot.tooManyOrders' });
  });

  test("only the owner's own open order can be cancelled", () => {
    const order = limit('user:1', 'buy', '3000', '1');
    const cancel = (owner: string, orderId: number) => () => exchange.cancel(tx, { owner, orderId });
    expect(cancel('user:2', order.id)).toThrow('spot.notCancellable');
    expect(cancel('user:1', 999)).toThrow('spot.notCancellable');
    expect(cancel('user:1', order.id)()).toMatchObject({ status: 3, cancelReason: 'user' });
    expect(cancel('user:1', order.id)).toThrow('spot.notCancellable');
  });
});

describe('the configuration', () => {
  test('has at least eight pairs with unique ids', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(pairs.map(({ matchId }) => matchId)).size).toBe(pairs.length);
  });

  test('is refused when fills would round or leave int64', () => {
    const eth = pairs.find((pair) => pair.symbol === symbol)!;
    expect(() => checkMarket(assets, [{ ...eth, priceTick: '0.0001', quantityStep: '0.00001' }])).toThrow(
      'tick × step',
    );
    expect(() => checkMarket(assets, [{ ...eth, maxQuantity: '10000000000' }])).toThrow('int64');
    expect(() => checkMarket([{ ...assets[0]!, scale: 9 }], [])).toThrow('scale 9');
    // The start ends with a message instead of a stack trace.
    expect(() => checkMarket([{ ...assets[0]!, scale: 9 }], [])).toThrow(StartError);
    expect(() => checkMarket(assets, pairs)).not.toThrow();
  });
});
