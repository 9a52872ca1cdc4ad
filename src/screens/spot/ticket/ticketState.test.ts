import { BigNumber } from 'bignumber.js';
import { describe, expect, it } from 'vitest';
import type { PairQuote } from '../../../api/market.ts';
import { ready } from '../../../ui/loading/remoteData.ts';
import { assess, type TradingConditions } from './assessment.ts';
import { rulesPair } from './rulesPair.ts';
import { resolveTicket, type TicketMarket } from './resolveTicket.ts';
import { newTicket, stepped, ticketStart, type Ticket } from './ticketState.ts';

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
const market: TicketMarket = {
  available: '12480.5',
  levels: [
    ['97400', '0.5'],
    ['97500', '1'],
  ],
  hasOrderValue: true,
};
const now = (figures: Partial<Ticket>) => resolveTicket(pair, { ...ticket, ...figures }, market);

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
    expect(now({ quantity: '0.064' }).total).toBe('6234.24');
    expect(now({ price: '97000', quantity: '0.064' }).total).toBe('6208');
  });

  it('makes the quantity follow a typed total, rounded down to the step', () => {
    expect(now({ total: '100', fixed: 'total' })).toMatchObject({ total: '100', quantity: '0.001' });
    const cheaper = now({ total: '1000', fixed: 'total', price: '50000' });
    expect([cheaper.total, cheaper.quantity]).toEqual(['1000', '0.02']);
  });

  it('has no total without a price and no quantity for a price of zero', () => {
    expect(now({ price: '', quantity: '1' }).total).toBe('');
    expect(now({ price: '0', total: '100', fixed: 'total' }).quantity).toBe('');
    expect(now({}).total).toBe('');
  });

  it('never prints an exponent', () => {
    const small = { ...pair, priceTick: '0.00000001', quantityStep: '1' };
    const total = (figures: Partial<Ticket>) => resolveTicket(small, { ...ticket, ...figures }, market).total;
    expect(total({ quantity: '3', price: '0.00000001' })).toBe('0.00000003');
    expect(total({ quantity: '900000000000000000', price: '1' })).toBe('900000000000000000');
  });

  it('values a market order by what it would meet', () => {
    // 0.5 at 97400 and 0.1 at 97500.
    expect(now({ kind: 'market', quantity: '0.6' }).total).toBe('58450');
  });
});

describe('a chosen share', () => {
  it('is of the largest quantity, rounded down to the step', () => {
    expect(now({ share: 50, fixed: 'share' })).toMatchObject({
      largest: '0.1281',
      quantity: '0.064',
      share: 50,
    });
    expect(now({ share: 0, fixed: 'share' }).quantity).toBe('');
  });

  it('stays the share and follows the price', () => {
    const dearer = now({ share: 100, fixed: 'share', price: '99000' });
    expect(dearer).toMatchObject({ share: 100, quantity: '0.126' });
  });

  it('of a market buy is what it spends, whatever the book does', () => {
    for (const price of ['97400', '97800', '99000']) {
      const moved = { ...market, levels: [[price, '2']] as const };
      const spent = resolveTicket(pair, { ...ticket, kind: 'market', share: 100, fixed: 'share' }, moved);
      expect(spent).toMatchObject({ isByValue: true, total: '12480.5', share: 100 });
    }
    expect(now({ kind: 'market', share: 25, fixed: 'share' }).total).toBe('3120.125');
  });

  it('of a market buy is what can be held at the worst price, where a back end knows no value', () => {
    const before = { ...market, hasOrderValue: false };
    for (const levels of [
      [['97400', '2']],
      [
        ['97400', '0.01'],
        ['99000', '2'],
      ],
      [['97800', '0.1']],
    ] as const) {
      const bought = { ...ticket, kind: 'market', share: 100, fixed: 'share' } as const;
      const { quantity } = resolveTicket(pair, bought, { ...before, levels });
      const conditions = {
        available: ready({ base: '0', quote: '12480.5' }),
        market: '97400',
        hasOrderValue: false,
        book: { state: 'live', updatedAt: 0, asks: levels, bids: [] },
        freshness: { level: 'live', ageSeconds: 0 },
        isOffline: false,
      } as unknown as TradingConditions;
      expect(quantity).toMatch(/^0\.12\d*$/);
      expect(assess(pair, bought, conditions).obstacle).toBeUndefined();
      // One more step would exceed the balance.
      const more = new BigNumber(quantity).plus(pair.quantityStep).toFixed();
      const larger = { ...bought, quantity: more, fixed: 'quantity' } as const;
      expect(assess(pair, larger, conditions).obstacle).toBe('insufficientBalance');
    }
  });

  it('of a sale is of what can be sold', () => {
    const sale = resolveTicket(
      pair,
      { ...ticket, side: 'sell', kind: 'market', share: 100, fixed: 'share' },
      { ...market, available: '0.11426' },
    );
    expect(sale).toMatchObject({ quantity: '0.1142', isByValue: false });
  });
});

describe('a market buy by value', () => {
  it('keeps the value that was typed, and says what the book gives for it', () => {
    // 0.5 at 97400, then 0.0133 of the rest at 97500: 51300 would buy no whole step more.
    const spent = resolveTicket(pair, { ...ticket, kind: 'market', total: '50000', fixed: 'total' }, market);
    expect(spent).toMatchObject({ isByValue: true, total: '50000', quantity: '0.5133' });
  });

  it('is a quantity where it was the quantity that was typed', () => {
    expect(now({ kind: 'market', quantity: '0.1' }).isByValue).toBe(false);
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
  it('stands where the quantity is', () => {
    expect(now({ quantity: '0.064' }).share).toBe(50);
    expect(now({ quantity: '5' }).share).toBe(100);
    expect(now({}).share).toBe(0);
    expect(now({ quantity: '1', price: '' }).share).toBe(0);
  });
});
