// New coins: display of products and subscriptions, and the teaser on the start page.
import { act, screen } from '@testing-library/react';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  launchedSubscription,
  lockedSubscription,
  newCoin,
  newCoinOrders,
  notStartedCoin,
  openTimes,
  recommendedNewCoin,
  settledSubscription,
} from '../../contracts/examples/subscription.ts';
import { messageOf } from '../../contracts/spec/rows.ts';
import { keptOffer } from '../../src/screens/home/keptOffer.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, sentSoFar, textOnScreen, type Answer } from './openApp.tsx';
import { enter, press, reads, submit } from './steps.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => void vi.unstubAllGlobals());

const shows = (...words: string[]) => {
  const text = textOnScreen();
  for (const each of words) expect(text).toContain(each);
};
const later = Date.now() + 5 * 86_400_000;
const answering =
  (answers: Record<string, unknown>): Answer =>
  (call) =>
    call in answers ? envelope(answers[call]) : undefined;
const follow = async (name: string | RegExp) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => link.click());
};
const page = (path: string) => ({ path: `/pages/publication/${path}`, isMember: true });

describe('a product', () => {
  it('shows price, lock-up, supply, times, what it is paid with, and its returns [field:NewCoinSubscription lock-up period] [field:NewCoinSubscription issue price] [field:NewCoinSubscription subscription currencies] [field:NewCoinSubscription start time] [field:NewCoinSubscription close time] [field:NewCoinSubscription estimated launch time] [field:NewCoinSubscription supply, left, minimum (implied)] [field:NewCoinSubscription estimated gross return] [field:NewCoinSubscription total return rate]', async () => {
    const told = {
      ...newCoin,
      ...openTimes,
      interest_rate: '5',
      predict_rate: '4 to 6 %',
      predict_source: 'Prospectus',
    };
    await openApp(page('details?id=1'), answering({ newCoin: told }));
    await reads('Nova Grid');
    shows('0.125', '30 days', '23,600,000', '40,000,000', '400', '50.00', 'USDT', '16 Nov', '23 Nov');
    shows('25 Dec', '4 to 6 % (estimate, not certain). Source: Prospectus', '5.00%');
  });

  it('leads from the list to what is said of it, and from there to its form', async () => {
    await openApp(page('index'), answering({ newCoins: [newCoin], newCoin }));
    await follow(/NOVA/);
    await follow('Subscribe to NOVA');
    await reads('Charged now');
  });

  it('is offered nowhere in a country whose people are not, where own subscriptions go on', async () => {
    const closed = { products: [{ product: 'subscription', is_open: false }], questions: [] };
    for (const path of ['index', 'details?id=1', 'purchase?id=1']) {
      await openApp(page(path), answering({ products: closed, newCoin }));
      await reads('Not offered in your region');
    }
    await openApp(page('index?tab=own'), answering({ products: closed }));
    await reads('4,000');
  });
});

describe('a subscription', () => {
  it('shows amount, currency, returns, status and when it was completed [field:NewCoinSubscription amount] [field:NewCoinSubscription payment currency] [field:NewCoinSubscription accumulated return] [field:NewCoinSubscription completion time] [field:NewCoinSubscription status (point 4)]', async () => {
    const order_list = [lockedSubscription, launchedSubscription, settledSubscription];
    await openApp(page('index?tab=own'), answering({ newCoinOrders: { ...newCoinOrders, order_list } }));
    await reads('Accumulated return');
    shows('500.00', 'USDT', 'Subscribed', 'Launched', '6.40', 'Completed 12 Oct 2026');
  });

  it('is made by the number of its product and an amount in what it is paid with', async () => {
    await openApp(page('purchase?id=1'), answering({ newCoin, subscribeNewCoin: 'Subscribed' }));
    await enter('amount', '500');
    await reads('4,000');
    await submit();
    expect(sentSoFar().find(({ call }) => call === 'subscribeNewCoin')?.fields).toMatchObject({
      config_id: '1',
      amount: '500',
    });
    await reads('Done');
  });

  it('of a back end that reviews says that it awaits approval', async () => {
    const reviewed = { ...newCoinOrders, order_list: [{ ...lockedSubscription, exam_status: 3 }] };
    await openApp(
      page('purchase?id=1'),
      answering({ newCoin, subscribeNewCoin: 'Submitted', newCoinOrders: reviewed }),
    );
    await enter('amount', '500');
    await submit();
    await reads('Awaiting approval');
  });

  it('that has ended while its form was open is refused in words, and reads so then', async () => {
    let asked = 0;
    await openApp(page('purchase?id=1'), (call) => {
      if (call === 'newCoin') return envelope(asked === 0 ? newCoin : { ...newCoin, last_num: '0' });
      if (call !== 'subscribeNewCoin') return undefined;
      asked += 1;
      const message = messageOf('subscription.coin.open');
      return Response.json({
        type: 'error',
        code: 0,
        message,
        msg: message,
        data: { reason: 'subscription.notOpen' },
      });
    });
    await enter('amount', '500');
    await submit();
    await reads(messageOf('subscription.coin.open'));
    await reads('Nothing was debited.');
  });
});

describe('the start page', () => {
  const offered = recommendedNewCoin;
  const home = { path: '/', isMember: true, isSameDevice: true };
  const visit = (product: object) =>
    openApp(home, answering({ recommendedNewCoin: product, announcement: null }));
  const title = () => screen.queryByText('Nova Grid is open');

  it('offers a new coin from the second day on, once a day', async () => {
    keptOffer.set(undefined);
    await visit(offered);
    await vi.waitFor(() => expect(keptOffer.get()).toBeDefined());
    expect(title()).toBeNull();
    keptOffer.set({ day: '2026-01-01', unwanted: [] });
    await visit(offered);
    await reads('Nova Grid is open');
    await press('Not now');
    await visit(offered);
    await reads('Total value');
    expect(title()).toBeNull();
  });

  it('offers none that is not open, or that its owner does not want', async () => {
    keptOffer.set({ day: '2026-01-01', unwanted: [] });
    await visit({ ...notStartedCoin, start_ms: later, launch_ms: later * 2 });
    await vi.waitFor(() => expect(keptOffer.get()?.day).not.toBe('2026-01-01'));
    expect(screen.queryByRole('dialog')).toBeNull();
    keptOffer.set({ day: '2026-01-02', unwanted: [] });
    await visit(offered);
    await press('Do not show again');
    expect(keptOffer.get()?.unwanted).toEqual([offered.id]);
    keptOffer.set({ day: '2026-01-03', unwanted: [offered.id] });
    await visit(offered);
    await vi.waitFor(() => expect(keptOffer.get()?.day).not.toBe('2026-01-03'));
    expect(title()).toBeNull();
  });
});
