import { describe, expect, it } from 'vitest';
import type { PairQuote } from '../../api/market.ts';
import { rulesPair } from './rulesPair.ts';
import {
  largest,
  linked,
  newTicket,
  percentOfLargest,
  shareOfLargest,
  stepped,
  ticketStart,
  withPrice,
  withQuantity,
  withTotal,
} from './ticket.ts';

const quote: PairQuote = {
  id: 1,
  currency_id: 1,
  currency_name: 'BTC',
  legal_id: 3,
  legal_name: 'USDT',
  symbol: 'BTC/USDT',
  now_price: '97412.6',
  change: '+1.84',
  volume: '1',
  high: '98120',
  low: '95204.5',
  open_coin_trade: 1,
  price_tick: '0.1',
  quantity_step: '0.0001',
  min_quantity: '0.0001',
  max_quantity: '100',
  min_notional: '5',
  taker_fee_rate: '0.001',
};
const pair = rulesPair(quote);
const ticket = newTicket('97410');

describe('the ticket', () => {
  it('starts with the side and the price of its address', () => {
    const start = ticketStart(new URLSearchParams('symbol=BTC%2FUSDT&side=sell&price=97420.5'));
    expect(newTicket('97410', start)).toMatchObject({ side: 'sell', kind: 'limit', price: '97420.5' });
    expect(newTicket('97410', ticketStart(new URLSearchParams()))).toMatchObject({
      side: 'buy',
      price: '97410',
    });
  });

  it.each(['side=both&price=-1', 'price=0.00', 'price=1e9', 'price=', 'price=1,5', 'side=BUY&price=%3Cb%3E'])(
    'leaves out what is neither a side nor a price: %s',
    (query) => expect(ticketStart(new URLSearchParams(query))).toEqual({}),
  );

  it('makes the total follow price and quantity', () => {
    const typed = withQuantity(pair, ticket, '0.064', '97410');
    expect(typed.total).toBe('6234.24');
    expect(withPrice(pair, typed, '97000').total).toBe('6208');
  });

  it('makes the quantity follow a typed total, rounded down to the step', () => {
    const typed = withTotal(pair, ticket, '100', '97410');
    expect(typed.quantity).toBe('0.001');
    expect(typed.total).toBe('100');
  });

  it('keeps a typed total when the price changes', () => {
    const typed = withTotal(pair, ticket, '1000', '100000');
    const cheaper = withPrice(pair, typed, '50000');
    expect([cheaper.total, cheaper.quantity]).toEqual(['1000', '0.02']);
  });

  it('has no total without a price and no quantity for a price of zero', () => {
    expect(withQuantity(pair, ticket, '1', '').total).toBe('');
    expect(withTotal(pair, ticket, '100', '0').quantity).toBe('');
    expect(withQuantity(pair, ticket, '', '97410').total).toBe('');
  });

  it('never prints an exponent', () => {
    const small = { ...pair, priceTick: '0.00000001', quantityStep: '1' };
    expect(withQuantity(small, ticket, '3', '0.00000001').total).toBe('0.00000003');
    expect(withQuantity(small, ticket, '900000000000000000', '1').total).toBe('900000000000000000');
  });

  it('links a market order by the price that it would meet', () => {
    const market = linked(pair, { ...ticket, kind: 'market', quantity: '2' }, '100');
    expect(market.total).toBe('200');
    expect(market.price).toBe('97410');
  });
});

describe('a step', () => {
  it('goes one tick up or down and never below zero', () => {
    expect(stepped('97410', '0.1', 1)).toBe('97410.1');
    expect(stepped('97410', '0.1', -1)).toBe('97409.9');
    expect(stepped('0', '0.1', -1)).toBe('0');
    expect(stepped('', '0.0001', 1)).toBe('0.0001');
  });

  it('lands on the grid from beside it', () => {
    expect(stepped('97410.05', '0.1', 1)).toBe('97410.1');
    expect(stepped('97410.05', '0.1', -1)).toBe('97410');
  });
});

describe('the ruler', () => {
  it('takes a share of the largest quantity, rounded down to the step', () => {
    const most = largest(pair, 'buy', '12480.5', '97410');
    expect(most).toBe('0.1281');
    expect(shareOfLargest(pair, most, 50)).toBe('0.064');
    expect(shareOfLargest(pair, most, 0)).toBe('');
  });

  it('stands where the quantity is', () => {
    expect(percentOfLargest('0.064', '0.1281')).toBe(50);
    expect(percentOfLargest('5', '0.1281')).toBe(100);
    expect(percentOfLargest('', '0.1281')).toBe(0);
    expect(percentOfLargest('1', '0')).toBe(0);
  });

  it('sells at most what is free of the base asset', () => {
    expect(largest(pair, 'sell', '0.11429', '')).toBe('0.1142');
  });
});
