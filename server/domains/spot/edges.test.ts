// Orders at the limits of a pair's bounds, for every pair of the installation.
import { BigNumber } from 'bignumber.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Pair, Side } from '../../../contracts/market.ts';
import { accountOf } from '../../ledger/account.ts';
import { reasons } from '../../testing/reasons.ts';
import { Ledger } from '../../ledger/Ledger.ts';
import type { Moving } from '../../commands/MoneyCommand.ts';
import { Undo } from '../../commands/Undo.ts';
import { toUnits } from '../../ledger/units.ts';
import { pairs } from '../../instruments/market.config.ts';
import { openPairs } from '../../testing/openPairs.ts';
import { Exchange } from './public/Exchange.ts';
import { memoryViolations } from '../../testing/memoryViolations.ts';
import type { OrderView } from './orderView.ts';
import { grantUnits } from '../../testing/grantUnits.ts';

let tx: Moving;
let ledger: Ledger;
let exchange: Exchange;

beforeEach(() => {
  const undo = new Undo();
  ledger = new Ledger({ undo, clock: { now: () => 1000 }, reasons });
  tx = { now: 1000, ledger };
  exchange = new Exchange(pairs, ledger, undo);
});

function give(owner: string, asset: string, amount: BigNumber, scale: number): void {
  const units = toUnits(amount.decimalPlaces(scale, BigNumber.ROUND_CEIL).toFixed(), scale);
  grantUnits({ ledger }, owner, asset, { units });
}

/** Enough of both assets for the largest order of a pair. */
function equip(pair: Pair, ...owners: string[]): void {
  for (const owner of owners) {
    give(owner, pair.base, new BigNumber(pair.maxQuantity), pair.baseScale);
    give(owner, pair.quote, new BigNumber(pair.maxQuantity).times(pair.seedPrice).times(2), pair.quoteScale);
  }
}

function limit(pair: Pair, owner: string, side: Side, price: string, quantity: string): OrderView {
  return exchange.place(tx, { owner, symbol: pair.symbol, side, kind: 'limit', price, quantity });
}

function outcome(place: () => unknown): unknown {
  try {
    return place();
  } catch (error) {
    return error;
  }
}

/** Lowest and highest price that the band allows, on the tick. */
function bandOf({ seedPrice, priceBand, priceTick }: Pair): { lowest: BigNumber; highest: BigNumber } {
  const onTick = (fraction: BigNumber, rounding: BigNumber.RoundingMode) =>
    fraction.times(seedPrice).div(priceTick).integerValue(rounding).times(priceTick);
  return {
    lowest: onTick(new BigNumber(1).minus(priceBand), BigNumber.ROUND_CEIL),
    highest: onTick(new BigNumber(1).plus(priceBand), BigNumber.ROUND_FLOOR),
  };
}

describe.each(openPairs.map((pair) => [pair.symbol, pair] as const))('%s', (_, pair) => {
  test('the largest order at the highest price of the band fills and settles to the last unit', () => {
    equip(pair, 'user:1', 'user:2');
    const price = bandOf(pair).highest.toFixed();
    limit(pair, 'user:1', 'sell', price, pair.maxQuantity);
    const bought = limit(pair, 'user:2', 'buy', price, pair.maxQuantity);
    const value = new BigNumber(price).times(pair.maxQuantity);
    expect(bought).toMatchObject({ status: 2, filledValue: value.toFixed() });
    const fee = new BigNumber(pair.maxQuantity).times(pair.takerFeeRate).toFixed();
    expect(bought.fee).toBe(fee);
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });

  test('a step more than the largest order is refused, whatever the account holds', () => {
    equip(pair, 'user:1', 'user:2');
    equip(pair, 'user:1');
    const quantity = new BigNumber(pair.maxQuantity).plus(pair.quantityStep).toFixed();
    const seedOnTick = bandOf({ ...pair, priceBand: '0' }).lowest.toFixed();
    expect(outcome(() => limit(pair, 'user:1', 'sell', seedOnTick, quantity))).toMatchObject({
      reason: 'spot.maximum',
    });
  });

  test('both edges of the price band belong to it, and one tick further does not', () => {
    equip(pair, 'user:1');
    const { lowest, highest } = bandOf(pair);
    const quantity = new BigNumber(pair.minNotional)
      .times(2)
      .div(lowest)
      .div(pair.quantityStep)
      .integerValue(BigNumber.ROUND_CEIL)
      .times(pair.quantityStep)
      .toFixed();
    for (const side of ['buy', 'sell'] as const) {
      for (const price of [lowest, highest]) {
        const order = limit(pair, 'user:1', side, price.toFixed(), quantity);
        expect(order.status).toBe(1);
        exchange.cancel(tx, { owner: 'user:1', orderId: order.id });
      }
      for (const price of [lowest.minus(pair.priceTick), highest.plus(pair.priceTick)]) {
        expect(outcome(() => limit(pair, 'user:1', side, price.toFixed(), quantity))).toMatchObject({
          reason: 'spot.priceBand',
          fields: { price: (price.lt(lowest) ? lowest : highest).toFixed() },
        });
      }
    }
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });

  test('the smallest order that is worth the minimum is taken, one step less is not', () => {
    equip(pair, 'user:1', 'user:2');
    const price = bandOf({ ...pair, priceBand: '0.01' }).lowest;
    const smallest = new BigNumber(pair.minNotional)
      .div(price)
      .div(pair.quantityStep)
      .integerValue(BigNumber.ROUND_CEIL)
      .times(pair.quantityStep);
    const less = smallest.minus(pair.quantityStep).toFixed();
    expect(outcome(() => limit(pair, 'user:1', 'sell', price.toFixed(), less))).toMatchObject({
      reason: 'spot.minimum',
      fields: { quantity: smallest.toFixed() },
    });
    limit(pair, 'user:1', 'sell', price.toFixed(), smallest.toFixed());
    expect(limit(pair, 'user:2', 'buy', price.toFixed(), smallest.toFixed())).toMatchObject({ status: 2 });
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });
});

describe('orders that meet little', () => {
  const eth = pairs.find(({ symbol }) => symbol === 'ETH/USDT')!;
  const market = (owner: string, side: Side, worstPrice: string, quantity: string, at = eth.symbol) =>
    exchange.place(tx, { owner, symbol: at, side, kind: 'market', worstPrice, quantity });
  const balances = (owner: string) => ['ETH', 'USDT'].map((asset) => ledger.balance(accountOf(owner, asset)));

  beforeEach(() => equip(eth, 'user:1', 'user:2', 'user:3'));

  test("a market order that meets only its owner's own orders cancels them and ends unfilled", () => {
    const before = balances('user:1');
    const own = limit(eth, 'user:1', 'sell', '3450', '2');
    expect(market('user:1', 'buy', '3500', '1')).toMatchObject({ status: 3, cancelReason: 'unfilled' });
    expect(outcome(() => exchange.cancel(tx, { owner: 'user:1', orderId: own.id }))).toMatchObject({
      reason: 'spot.notCancellable',
    });
    expect(balances('user:1')).toEqual(before);
    expect(exchange.book(eth.symbol, 10)).toMatchObject({ bids: [], asks: [] });
  });

  test("own orders between other people's are passed over, and those behind the last fill stay", () => {
    limit(eth, 'user:2', 'sell', '3450', '1');
    limit(eth, 'user:1', 'sell', '3451', '1');
    limit(eth, 'user:3', 'sell', '3452', '1');
    const behind = limit(eth, 'user:1', 'sell', '3453', '1');
    expect(market('user:1', 'buy', '3500', '2')).toMatchObject({ status: 2, filledValue: '6902' });
    expect(exchange.openOrders('user:1').map(({ id }) => id)).toEqual([behind.id]);
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });

  test('a refused market order cancels no order of its owner', () => {
    limit(eth, 'user:2', 'sell', '3000', '1');
    const own = limit(eth, 'user:1', 'sell', '3100', '1');
    limit(eth, 'user:3', 'sell', '3300', '1');
    expect(outcome(() => market('user:1', 'buy', '3400', '2'))).toMatchObject({ reason: 'spot.slippage' });
    expect(exchange.openOrders('user:1').map(({ id }) => id)).toEqual([own.id]);
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });

  test('a cancel that comes after a part was filled frees the rest alone; after the whole it is refused', () => {
    const order = limit(eth, 'user:1', 'buy', '3450', '2');
    market('user:2', 'sell', '3400', '0.5');
    const cancelled = exchange.cancel(tx, { owner: 'user:1', orderId: order.id });
    expect(cancelled).toMatchObject({ status: 3, filledQuantity: '0.5', filledValue: '1725' });
    expect(ledger.balance(accountOf('user:1', 'USDT')).held).toBe(0n);
    expect(memoryViolations(ledger, exchange)).toEqual([]);
    const whole = limit(eth, 'user:1', 'buy', '3450', '2');
    market('user:2', 'sell', '3400', '2');
    expect(outcome(() => exchange.cancel(tx, { owner: 'user:1', orderId: whole.id }))).toMatchObject({
      reason: 'spot.notCancellable',
    });
    expect(memoryViolations(ledger, exchange)).toEqual([]);
  });
});
