// P2P orders at the present time: those of the examples ended long ago.
import { otcOrder, saleOrder } from '../../contracts/examples/otc.ts';
import type { components } from '../../contracts/schema.d.ts';
import { envelope } from '../faults/answers.ts';
import { openApp, type Answer } from './openApp.tsx';

type Order = components['schemas']['OtcOrderDetail'];

const minute = 60_000;

/** Opened five minutes ago, to be paid within 25 minutes. */
function timesOf(nowMs: number) {
  const openedS = Math.floor((nowMs - 5 * minute) / 1000);
  return { create_time: openedS, expire_time: openedS + 1800 };
}

export const openPurchase = (more: Partial<Order> = {}): Order => ({
  ...otcOrder,
  ...timesOf(Date.now()),
  ...more,
});

export const paidPurchase = (more: Partial<Order> = {}): Order =>
  openPurchase({
    status: 2,
    phase: 'awaiting_release',
    can_cancel: false,
    paid_ms: Date.now() - 16 * minute,
    appeal_from_ms: Date.now() - minute,
    ...more,
  });

export const paidSale = (more: Partial<Order> = {}): Order => ({
  ...saleOrder,
  ...timesOf(Date.now()),
  status: 2,
  phase: 'awaiting_release',
  paid_ms: Date.now() - 2 * minute,
  appeal_from_ms: Date.now() + 13 * minute,
  ...more,
});

/** Answers its reads with this order; `answered` comes first. */
export const answersOf =
  (order: Order, answered: Answer = () => undefined): Answer =>
  (call, fields) =>
    answered(call, fields) ?? (call === 'otcOrder' ? envelope(order) : undefined);

/** The conversation about an order, where operators answer in the app. */
export const openOrderChat = (path: string) =>
  openApp({ path: `${path}?order=${otcOrder.id}`, isMember: true }, (call) =>
    call === 'otcServiceUrl' ? envelope({ otc_url: '', in_app: true }) : undefined,
  );

export const openOtcOrder = (order: Order, answered?: Answer) =>
  openApp(
    { path: `/pages/assets/c2c/orderDetail?id=${order.id}`, isMember: true },
    answersOf(order, answered),
  );
