import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from '../../../ui/loading/remoteData.ts';
import { assess, type TradingConditions } from './assessment.ts';
import { rulesPair } from './rulesPair.ts';
import { newTicket, type Ticket } from './ticketState.ts';

const pair = rulesPair({
  id: 2,
  currency_id: 2,
  currency_name: 'ETH',
  legal_id: 3,
  legal_name: 'USDT',
  symbol: 'ETH/USDT',
  now_price: '100',
  change: '+1.00',
  volume: '1',
  high: '101',
  low: '99',
  open_coin_trade: 1,
  price_tick: '0.01',
  quantity_step: '0.01',
  min_quantity: '0.01',
  max_quantity: '1000',
  min_notional: '5',
  price_band: '0.5',
  taker_fee_rate: '0.001',
});

const conditions: TradingConditions = {
  available: ready({ base: '10', quote: '5000' }),
  market: '100',
  book: {
    state: 'live',
    updatedAt: 0,
    asks: [
      ['100', '1'],
      ['104', '1'],
      ['106', '1'],
      ['111', '5'],
    ],
    bids: [['99.5', '3']],
  },
  hasOrderValue: true,
  freshness: { level: 'live', ageSeconds: 0 },
  isOffline: false,
};

const limit: Ticket = { ...newTicket('100'), quantity: '10', total: '1000' };
const market = (quantity: string): Ticket => ({ ...limit, kind: 'market', quantity });
const kinds = (ticket: Ticket, here = conditions) =>
  assess(pair, ticket, here).warnings.map(({ kind }) => kind);

describe('what a limit ticket would do', () => {
  it('cannot be sent while the balance is unknown, and is not said to lack any', () => {
    const unread = failed(new Error('No answer'), () => undefined, 0);
    expect(assess(pair, limit, { ...conditions, available: unread }).obstacle).toBe('noBalance');
    const unsaid = ready({ base: '10', quote: undefined });
    expect(assess(pair, limit, { ...conditions, available: unsaid }).obstacle).toBe('noBalance');
    expect(assess(pair, limit, { ...conditions, available: loading }).obstacle).toBe('balanceLoading');
  });

  it('takes the fee in the asset received', () => {
    expect(assess(pair, limit, conditions).receipt).toEqual({
      gross: '10',
      fee: '0.01',
      net: '9.99',
      asset: 'ETH',
    });
    const sale = assess(pair, { ...limit, side: 'sell' }, conditions).receipt;
    expect(sale).toEqual({ gross: '1000', fee: '1', net: '999', asset: 'USDT' });
  });

  it('asks again from 5 % away from the market, with the cost in money', () => {
    expect(kinds({ ...limit, price: '104.99' })).toEqual([]);
    expect(assess(pair, { ...limit, price: '105' }, conditions).warnings).toEqual([
      { kind: 'farPrice', percent: '5', cost: '50' },
    ]);
    expect(kinds({ ...limit, price: '95' })).toEqual(['farPrice']);
  });

  it('is stopped by a balance that does not reach', () => {
    expect(assess(pair, { ...limit, quantity: '60' }, conditions).obstacle).toBe('insufficientBalance');
    expect(assess(pair, { ...limit, side: 'sell', quantity: '11' }, conditions).obstacle).toBe(
      'notEnoughToSell',
    );
  });

  it('stays possible while prices are stale, and stops offline or when the pair is closed', () => {
    const stale = { ...conditions, freshness: { level: 'stale', ageSeconds: 20 } } as const;
    expect(assess(pair, limit, stale).obstacle).toBeUndefined();
    expect(assess(pair, limit, { ...conditions, isOffline: true }).obstacle).toBe('offline');
    expect(assess({ ...pair, open: false }, limit, conditions).obstacle).toBe('pairClosed');
  });
});

describe('what is firm and what is about', () => {
  const assessed = (ticket: Ticket, here = conditions) => {
    const { receipt, isReceiptEstimate, pays, worst } = assess(pair, ticket, here);
    return { net: receipt?.net, isReceiptEstimate, pays, worst };
  };

  it('a limit that rests is firm', () => {
    expect(assessed({ ...limit, side: 'sell' })).toEqual({
      net: '999',
      isReceiptEstimate: false,
      pays: undefined,
      worst: { kind: 'receives', amount: '999', coin: 'USDT' },
    });
    expect(assessed({ ...limit, price: '99' })).toEqual({
      net: '9.99',
      isReceiptEstimate: false,
      pays: { amount: '990', isEstimate: false },
      worst: { kind: 'pays', amount: '990', coin: 'USDT' },
    });
  });

  it('a sale that meets bids above its price brings about what they pay, and its price at least', () => {
    // 3 at 99.5 and 7 at 99: 991.5 less 0.9915; all at 99 would be 990 less 0.99.
    expect(assessed({ ...limit, side: 'sell', price: '99' })).toEqual({
      net: '990.5085',
      isReceiptEstimate: true,
      pays: undefined,
      worst: { kind: 'receives', amount: '989.01', coin: 'USDT' },
    });
  });

  it('a buy that meets asks below its price pays about what they ask, and its price at most', () => {
    // 1 at 100, 1 at 104 and 8 at 105.
    expect(assessed({ ...limit, price: '105' })).toEqual({
      net: '9.99',
      isReceiptEstimate: false,
      pays: { amount: '1044', isEstimate: true },
      worst: { kind: 'pays', amount: '1050', coin: 'USDT' },
    });
  });

  it('a limit is not known to rest while the book is being rebuilt', () => {
    const gap = { ...conditions, book: { ...conditions.book, state: 'catchingUp' } } as const;
    expect(assessed({ ...limit, side: 'sell' }, gap)).toMatchObject({
      isReceiptEstimate: true,
      worst: { kind: 'receives', amount: '999' },
    });
  });

  it('where makers and takers pay another fee, the higher one is reckoned with and the receipt is about', () => {
    const twoRates = { ...pair, makerFeeRate: '0.0005' };
    const { receipt, isReceiptEstimate, feeRate } = assess(twoRates, { ...limit, side: 'sell' }, conditions);
    expect([receipt?.net, isReceiptEstimate, feeRate]).toEqual(['999', true, '0.001']);
  });

  it('a market order says its worst case: what it is sent with', () => {
    expect(assessed(market('2'))).toMatchObject({
      net: '1.998',
      isReceiptEstimate: true,
      worst: { kind: 'pays', amount: '209.04', coin: 'USDT' },
    });
    // 2 at 99.5, at worst at 99.5 less half a percent, on the tick 99.01.
    expect(assessed({ ...market('2'), side: 'sell' })).toMatchObject({
      net: '198.801',
      worst: { kind: 'receives', amount: '197.82198', coin: 'USDT' },
    });
    // 204 buys 1 and 1; at the worst price of 104.52 it is 1.95 less 0.1 %.
    expect(assessed({ ...market(''), total: '204', fixed: 'total' })).toMatchObject({
      net: '1.998',
      worst: { kind: 'receives', amount: '1.94805', coin: 'ETH' },
    });
  });
});

describe('what a market ticket would do', () => {
  it('fills from the visible book and sends its worst price', () => {
    const { estimate, price, warnings } = assess(pair, market('2'), conditions);
    expect(estimate).toMatchObject({ filled: '2', value: '204', worst: '104', slippage: '0.04' });
    expect(price).toBe('104.52');
    expect(warnings).toEqual([]);
  });

  it('asks again from 5 % slippage, with the cost in money', () => {
    expect(assess(pair, market('3'), conditions).warnings).toEqual([
      { kind: 'slippage', percent: '6', cost: '10' },
    ]);
  });

  it('is stopped from 10 % slippage', () => {
    expect(assess(pair, market('4'), conditions).obstacle).toBe('slippage');
  });

  it('says when the visible book does not hold the quantity', () => {
    const sale = { ...market('5'), side: 'sell' } as const;
    expect(kinds(sale)).toEqual(['partial']);
  });

  it('asks again on delayed prices and is stopped on stale ones or a book with a gap', () => {
    expect(kinds(market('1'), { ...conditions, freshness: { level: 'delayed', ageSeconds: 4 } })).toEqual([
      'delayed',
    ]);
    const stale = { ...conditions, freshness: { level: 'stale', ageSeconds: 16 } } as const;
    expect(assess(pair, market('1'), stale).obstacle).toBe('stale');
    const gap = { ...conditions, book: { ...conditions.book, state: 'catchingUp' } } as const;
    expect(assess(pair, market('1'), gap).obstacle).toBe('noBook');
  });
});
