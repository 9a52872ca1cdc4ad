// P2P: what offers and orders show, what an order sends, and what follows its answer.
import { act, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { noBankCard } from '../../contracts/examples/bank.ts';
import {
  appealedOrder,
  cancelledOrder,
  otcOffer,
  otcOffers,
  otcOrder,
  otcOrders,
  paidOrder,
  placeOtcOrder,
  releasedOrder,
  sellOffer,
} from '../../contracts/examples/otc.ts';
import { products } from '../../contracts/examples/products.ts';
import { profile } from '../../contracts/examples/account.ts';
import { envelope } from '../faults/answers.ts';
import { callsSoFar, openApp, sentSoFar, settle, textOnScreen, type Answer } from './openApp.tsx';
import { openOtc } from './otcs.ts';
import { enter, fieldOf, patience, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const answering =
  (answers: Readonly<Record<string, unknown>>): Answer =>
  (call) =>
    call in answers ? envelope(answers[call]) : undefined;
const shows = (...words: string[]) => {
  const text = textOnScreen();
  for (const each of words) expect(text).toContain(each);
};
const follow = async (name: string | RegExp) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => link.click());
  await settle();
};
const sentOf = (call: string) => sentSoFar().filter((each) => each.call === call);
const isAt = (path: string) => vi.waitFor(() => expect(location.pathname).toBe(path), patience);
const refusal = (reason: string, values: Record<string, string> = {}) =>
  Response.json({ type: 'error', code: 0, message: 'Refused', msg: 'Refused', data: { reason, values } });

const offersPath = '/pages/assets/c2c/index';
const ordersPath = '/pages/assets/c2c/orderList';
const orderPath = '/pages/assets/c2c/orderDetail';

describe('the offers', () => {
  it('show merchant, deals, price, limits, payment method, currency and side [field:OtcOrder merchant nickname] [field:OtcOrder deal count] [field:OtcOrder limit] [field:OtcOrder pay type] [field:OtcOrder price (implied)] [field:OtcOrder side, fiat currency (implied)]', async () => {
    await openApp({ path: offersPath, isMember: true });
    await reads('Aldine Exchange');
    // 412 of 417.
    shows('412 deals · 98.8%', '0.924', 'EUR / USDT', 'Limit 20.00 – 5,000.00 EUR', 'Bank transfer', 'Buy');
    expect(sentOf('otcOffers')[0]!.fields).toMatchObject({ type: 'buy', currency_id: '3' });
  });

  it('are asked for by the side and the filters of the address, and are there again after another page', async () => {
    const core = await openApp({
      path: `${offersPath}?side=sell&fiat=EUR&value=500&way=bank`,
      isMember: true,
      hasHistory: true,
    });
    await reads('500.00 EUR');
    expect(sentOf('otcOffers')[0]!.fields).toMatchObject({
      type: 'sell',
      fiat_name: 'EUR',
      value: '500',
      way: 'bank',
    });
    // Without a dialog, which Back would close first.
    act(() => core.navigation.open(ordersPath));
    await isAt(ordersPath);
    act(() => core.navigation.back());
    await isAt(offersPath);
    expect(new URLSearchParams(location.search).get('value')).toBe('500');
    await reads('500.00 EUR');
  });

  it('that none fits are found again by clearing the filters', async () => {
    const none = { ...otcOffers, list: [], count: 0 };
    await openApp({ path: `${offersPath}?fiat=EUR&value=500`, isMember: true }, (call, { value }) =>
      call === 'otcOffers' && value === '500' ? envelope(none) : undefined,
    );
    await reads('No matching offers');
    await press('Clear filters');
    await reads('Aldine Exchange');
  });

  it('hand the amount of the filter to the form', async () => {
    await openApp({ path: `${offersPath}?fiat=EUR&value=500`, isMember: true, hasHistory: true });
    await follow('Buy USDT from Aldine Exchange');
    await isAt('/pages/assets/c2c/buy');
    await vi.waitFor(() => expect(fieldOf('money').value).toBe('500'), patience);
  });

  it('and their form are not there in a country whose people are not offered P2P, where own orders go on', async () => {
    const closed = { ...products, products: [{ product: 'otc', is_open: false }] };
    for (const path of [offersPath, '/pages/assets/c2c/buy?id=1']) {
      await openApp({ path, isMember: true }, answering({ products: closed }));
      await reads('Not offered in your region');
    }
    await openApp({ path: ordersPath, isMember: true }, answering({ products: closed }));
    await reads('Check payment');
  });
});

describe('an order', () => {
  it('is sent by the field typed last, at the price that is shown, and leads to its page in place of the form', async () => {
    const core = await openOtc(
      {},
      (call, { client_order_id }) =>
        call === 'placeOtcOrder' ? envelope({ ...placeOtcOrder, client_order_id }) : undefined,
      true,
    );
    await enter('money', '500');
    await enter('number', '100');
    // 100 × 0.924.
    expect(fieldOf('money').value).toBe('92.4');
    await submit();
    await isAt(orderPath);
    expect(new URLSearchParams(location.search).get('id')).toBe(String(placeOtcOrder.id));
    expect(sentOf('placeOtcOrder').map(({ fields }) => fields)).toEqual([
      {
        id: '1',
        means: 'number',
        value: '100',
        expected_price: '0.924',
        client_order_id: expect.any(String),
      },
    ]);
    act(() => core.navigation.back());
    await settle();
    expect(location.pathname).not.toBe('/pages/assets/c2c/buy');
  });

  it('leads to the list of orders where a back end answers no order', async () => {
    await openOtc({ placeOtcOrder: 'The order is opened' }, undefined, true);
    await enter('money', '500');
    await submit();
    await isAt(ordersPath);
  });

  it('whose price has changed says old and new price, opens nothing, and is sent at the new one once confirmed', async () => {
    await openOtc({}, (call, { expected_price: price }) =>
      call === 'placeOtcOrder' && price === '0.924'
        ? refusal('otc.priceChanged', { price: '0.93', currency: 'EUR' })
        : undefined,
    );
    await enter('money', '500');
    await submit();
    await reads('The price has changed');
    // 500 / 0.924 and 500 / 0.93.
    shows('No order was opened.', '0.924', '0.930', '541.12554112', '537.6344086');
    await press(/^Continue at 0\.930/);
    await reads('0.93 EUR / USDT');
    expect(sentOf('placeOtcOrder')).toHaveLength(1);
    await submit();
    expect(sentOf('placeOtcOrder').map(({ fields }) => fields['expected_price'])).toEqual(['0.924', '0.93']);
  });

  it('without an answer is looked up by its id, and is not sent again', async () => {
    let asked = 0;
    await openOtc(
      {},
      (call, { client_order_id: id }) => {
        if (call === 'placeOtcOrder') return new Response('', { status: 504 });
        if (call !== 'otcOrders') return undefined;
        asked += 1;
        const list = asked === 1 ? [] : [{ ...otcOrder, client_order_id: id }];
        return envelope({ ...otcOrders, list, count: list.length });
      },
      true,
    );
    await enter('money', '500');
    await submit();
    await reads('We’re checking whether your order was received.');
    await isAt(orderPath);
    const [placed] = sentOf('placeOtcOrder');
    expect(sentOf('placeOtcOrder')).toHaveLength(1);
    expect(sentOf('otcOrders')[0]!.fields['client_order_id']).toBe(placed!.fields['client_order_id']);
  });

  it('of a user with three unfinished ones shows these, each with its page', async () => {
    await openOtc({}, (call, { status }) => {
      if (call === 'placeOtcOrder') return refusal('otc.unfinished');
      if (call !== 'otcOrders') return undefined;
      const list =
        status === '1'
          ? [{ ...otcOrder, expire_time: Math.floor(Date.now() / 1000) + 600 }]
          : [paidOrder, appealedOrder, releasedOrder].map((each, nth) => ({ ...each, id: nth + 2 }));
      return envelope({ ...otcOrders, list, count: list.length });
    });
    await enter('money', '500');
    await submit();
    await reads('You can have 3 unfinished orders at a time');
    await reads('Pay now');
    shows('Waiting for release', 'Appeal');
    expect(textOnScreen()).not.toContain('Completed USDT');
    expect(document.querySelectorAll(`dialog a[href*="${orderPath}"]`)).toHaveLength(3);
    expect(fieldOf('money').value).toBe('500');
  });

  it('on an offer that is gone says so, and leads to others for the same amount', async () => {
    let isGone = false;
    await openOtc({}, (call) => {
      if (call === 'placeOtcOrder') isGone = true;
      if (call !== 'placeOtcOrder' && call !== 'otcOffer') return undefined;
      return isGone ? refusal('otc.offerGone') : undefined;
    });
    await enter('money', '500');
    await submit();
    await reads('No order was opened and nothing was locked.');
    await reads('Bering Trade');
    expect(sentOf('otcOffers').at(-1)!.fields).toMatchObject({ fiat_name: 'EUR', value: '500' });
    expect(screen.getByRole('link', { name: 'Back to the offers' }).getAttribute('href')).toContain(
      'value=500',
    );
  });

  it('without verification, or a sale without a bank card, says so before anything is typed', async () => {
    await openOtc({ profile });
    await reads('Complete your verification first');
    await openOtc({ otcOffer: sellOffer, bankCard: noBankCard });
    await reads('Link a bank account first');
    expect(screen.getByRole('link', { name: 'Link bank account' }).getAttribute('href')).toContain('addbank');
    expect([...callsSoFar()]).not.toContain('placeOtcOrder');
  });

  it('of a sale names the bank card that it is paid to, and what is locked', async () => {
    await openOtc({ otcOffer: sellOffer });
    await enter('number', '1000');
    await reads('Sell 1,000.00 USDT for 918.00 EUR');
    shows('Sample Bank Köln', '•••• 3000', '1,000.00 USDT is locked when the order opens.', '30 minutes');
  });

  it('is read again when its price can change, and asks about another one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let price = '0.924';
    await openOtc({}, (call) =>
      call === 'otcOffer' ? envelope({ ...otcOffer, price, price_until_ms: Date.now() + 30_000 }) : undefined,
    );
    await enter('money', '500');
    await reads('Held');
    price = '0.93';
    await act(async () => vi.advanceTimersByTime(30_000));
    await reads('The price has changed');
    expect([...callsSoFar()]).not.toContain('placeOtcOrder');
  });
});

describe('the orders', () => {
  const now = Math.floor(Date.now() / 1000);
  const open = { ...otcOrder, create_time: now - 60, expire_time: now + 1_000 };

  it('show quantity, total, merchant, time, status, phase and the time left [field:OtcOrder creation time] [field:OtcOrder amount or number] [field:OtcOrder total amount] [field:OtcOrder status] [field:OtcOrder deadline (implied)] [field:OtcOrder phase (implied)]', async () => {
    const rows = [open, paidOrder, appealedOrder, releasedOrder, cancelledOrder];
    const list = rows.map((each, nth) => ({ ...each, id: nth + 1 }));
    await openApp({ path: ordersPath, isMember: true }, (call) =>
      call === 'otcOrders' ? envelope({ ...otcOrders, list, count: list.length }) : undefined,
    );
    await reads('Pay now');
    shows('108.22510822 USDT', '100.00 EUR', 'Aldine Exchange', '21 Nov', 'Waiting for release', 'Appeal');
    shows('Completed', 'Cancelled');
    expect(textOnScreen()).toMatch(/1[56]:\d\d left/);
  });

  it('are asked for by the status of their tab', async () => {
    await openApp({ path: ordersPath, isMember: true });
    await press('Cancelled', 'tab');
    await press('Unpaid', 'tab');
    expect(sentOf('otcOrders').map(({ fields }) => fields['status'])).toEqual([undefined, '5', '1']);
  });
});
