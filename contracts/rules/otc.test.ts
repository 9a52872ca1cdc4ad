import { describe, expect, it } from 'vitest';
import { checkOtcOrder, figuresOf, mostOf } from './otc.ts';

const euro = { price: '0.92', currency: 'EUR', scale: 8 };
const yen = { price: '151.4', currency: 'JPY', scale: 8 };
const offer = { ...euro, coin: 'USDT', minimum: '20', maximum: '500', remaining: '1000' };

describe('what an order comes to', () => {
  it.each([
    ['an amount', euro, 'money', '100', { quantity: '108.69565217', total: '100' }],
    ['a quantity', euro, 'number', '108.7', { quantity: '108.7', total: '100' }],
    ['half a cent', euro, 'number', '0.2717391', { quantity: '0.2717391', total: '0.25' }],
    ['yen', yen, 'number', '10.5', { quantity: '10.5', total: '1590' }],
    ['a coin of two decimals', { ...euro, scale: 2 }, 'money', '100', { quantity: '108.69', total: '99.99' }],
  ] as const)('of %s: the quantity is rounded down, the value half up', (_, terms, means, value, says) => {
    expect(figuresOf(terms, means, value)).toEqual(says);
  });

  it.each(['', '0', '-5', 'x'])('of %j is nothing', (value) => {
    expect(figuresOf(euro, 'money', value)).toBeUndefined();
  });
});

describe('an order on an offer', () => {
  it('may be as much as the offer says, and no more than what is left of it', () => {
    expect(mostOf(offer)).toBe('500');
    expect(mostOf({ ...offer, remaining: '100.55' })).toBe('92.5');
  });

  it.each([
    ['', 'money', 'otc.amountRequired', undefined],
    ['0.000000001', 'number', 'otc.amountRequired', undefined],
    ['20.005', 'money', 'otc.fiatScale', '20'],
    ['100.123456789', 'number', 'wallet.amountScale', '100.12345678'],
    ['19.99', 'money', 'otc.limits', '20'],
    ['500.01', 'money', 'otc.limits', '500'],
    ['21', 'number', 'otc.limits', '21.73913044'],
    ['600', 'number', 'otc.limits', '543.47826086'],
  ] as const)('of %j (%s) breaks %s', (value, means, reason, nearest) => {
    expect(checkOtcOrder({ ...offer, means, value })).toMatchObject({ reason, ...(nearest && { nearest }) });
  });

  it('of the least and of the most is one', () => {
    for (const value of ['20', '500'])
      expect(checkOtcOrder({ ...offer, means: 'money', value })).toBeUndefined();
  });

  it('locks with the unpaid ones no more than the maximum of the offer buys', () => {
    const order = { ...offer, means: 'money', unpaid: '400' } as const;
    // 500 EUR buy 543.47826086.
    expect(checkOtcOrder({ ...order, value: '132' })).toBeUndefined();
    expect(checkOtcOrder({ ...order, value: '133' })).toMatchObject({
      reason: 'otc.unpaidLimit',
      nearest: '131.99',
      values: { amount: '543.47826086', coin: 'USDT' },
    });
    expect(checkOtcOrder({ ...order, means: 'number', value: '143.47826087' })?.nearest).toBe('143.47826086');
    expect(checkOtcOrder({ ...order, unpaid: '543', value: '20' })?.nearest).toBeUndefined();
  });

  it('sells no more than there is', () => {
    const sale = { ...offer, means: 'number', available: '50' } as const;
    expect(checkOtcOrder({ ...sale, value: '50' })).toBeUndefined();
    expect(checkOtcOrder({ ...sale, value: '50.00000001' })?.reason).toBe('otc.notEnough');
  });
});
