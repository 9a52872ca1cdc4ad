// Fund hosting: display of products and orders, and a changed refund.
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  completedOrder,
  hostingOrders,
  hostingProduct,
  redeemedOrder,
  runningOrder,
} from '../../contracts/examples/hosting.ts';
import { products } from '../../contracts/examples/products.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, textOnScreen, type Answer } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const listOf = (...rows: object[]): Answer => {
  const page = { ...hostingOrders, order_list: rows, total: rows.length };
  return (call) => (call === 'hostingOrders' ? envelope(page) : undefined);
};
const orders = { path: '/pages/finance/ordersPage', isMember: true };
const shows = (...words: string[]) => {
  const text = textOnScreen();
  for (const each of words) expect(text).toContain(each);
};

describe('a product', () => {
  it('shows its days, minimum, daily rate, estimated total and the source of its yield [field:HostingProduct days (cycle)] [field:HostingProduct start or minimum amount] [field:HostingProduct daily rate] [field:HostingProduct maximum estimated yield] [field:HostingProduct source of the yield (implied)]', async () => {
    await openApp({ path: '/pages/finance/index', isMember: true }, (call) =>
      call === 'hostingProducts' ? envelope([hostingProduct]) : undefined,
    );
    await reads('USDT · 15 days');
    shows('500.00', '0.40%', '6.00%', 'Lending to margin traders', 'Your money is locked for the full term.');
  });

  it('that does not say where its yield comes from is not offered', async () => {
    await openApp({ path: '/pages/finance/index', isMember: true }, (call) =>
      call === 'hostingProducts' ? envelope([{ ...hostingProduct, yield_source: undefined }]) : undefined,
    );
    await reads('No products available');
  });

  it('is offered nowhere in a country whose people are not, where own orders go on', async () => {
    const closed = { ...products, products: [{ product: 'hosting', is_open: false }] };
    const answer: Answer = (call) => (call === 'products' ? envelope(closed) : undefined);
    for (const path of ['/pages/template/index', '/pages/finance/index', '/pages/finance/buyPage?id=2']) {
      await openApp({ path, isMember: true }, answer);
      await reads('Not offered in your region');
    }
    await openApp({ path: '/pages/template/index?tab=hosting', isMember: true }, answer);
    await reads('Redeem early');
  });

  it('is bought by its number and an amount, after its total return is shown [field:HostingProduct total return]', async () => {
    await openApp({ path: '/pages/finance/buyPage?id=2', isMember: true });
    await enter('amount', '10000');
    await reads('600.00');
    await press(/I accept/, 'checkbox');
    await press(/can cost more/, 'checkbox');
    await submit();
    expect(sentSoFar().find(({ call }) => call === 'host')?.fields).toMatchObject({
      config_id: '2',
      amount: '10000',
    });
  });
});

describe('an order', () => {
  it('that runs shows amount, yield so far, days, end, and what redeeming it costs now [field:HostingProduct custody amount] [field:HostingProduct remaining days] [field:HostingProduct current yield] [field:HostingProduct penalty (liquidation damages)] [field:HostingProduct payment time] [field:HostingProduct status (point 4)]', async () => {
    await openApp(orders, listOf(runningOrder));
    await reads('5,000.00');
    shows('+180.00', 'day 9 of 15', '27 Nov', 'penalty 120.00', 'you get back 4,880.00', 'Redeem early');
  });

  it('that has ended shows when, and what came back [field:HostingProduct completion or redemption time]', async () => {
    await openApp({ ...orders, path: `${orders.path}?tab=completed` }, listOf(completedOrder));
    await reads('2,120.00');
    shows('16 Oct');
    await openApp({ ...orders, path: `${orders.path}?tab=redeemed` }, listOf(redeemedOrder));
    await reads('988.00');
    shows('17 Sep', '−12.00');
  });

  it('is redeemed by the refund that was shown, at the ratio of its product [field:HostingProduct settlement ratio (point 4)]', async () => {
    await openApp(orders, listOf(runningOrder));
    await press('Redeem early');
    await reads('settlement ratio 0.40% × remaining days × amount');
    await press('Redeem 4,880.00');
    expect(sentSoFar().find(({ call }) => call === 'redeemEarly')?.fields).toEqual({
      id: String(runningOrder.id),
      expected_refund: '4880',
    });
  });

  it('of which the refund has changed says the new one and asks again, and sends that [rule:hosting.redeem.refund_equal]', async () => {
    const later = {
      ...runningOrder,
      remain_day: 5,
      cancel_fee: '100',
      refund: '4900',
      current_interest: '200',
    };
    let asked = 0;
    await openApp(orders, (call, fields) => {
      if (call !== 'redeemEarly') return listOf(asked === 0 ? runningOrder : later)(call, fields);
      asked += 1;
      const message = messageOf('hosting.redeem.refund_equal', { amount: '4900' });
      const data = { reason: 'hosting.refundChanged', values: { amount: '4900' } };
      return Response.json({ type: 'error', code: 0, message, msg: message, data });
    });
    await press('Redeem early');
    await press('Redeem 4,880.00');
    await reads('The refund has changed');
    shows('Nothing has been redeemed yet.', '4,880.00', '4,900.00');
    await press('Redeem 4,900.00');
    const sent = sentSoFar().filter(({ call }) => call === 'redeemEarly');
    expect(sent.map(({ fields }) => fields['expected_refund'])).toEqual(['4880', '4900']);
  });
});
