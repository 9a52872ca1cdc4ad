import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  completedOrder,
  delayedOrder,
  hostingReport,
  redeemedOrder,
  runningOrder,
} from '../../../contracts/examples/hosting.ts';
import type { HostingOrder } from '../../../src/api/hosting.ts';
import { ReadAt } from '../../../src/screens/hosting/ReadAt.tsx';
import type { AskedOrder } from '../../../src/screens/hosting/useRedeem.ts';
import { HostingOrdersView } from '../../../src/screens/hosting/HostingOrdersView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, fault, inDialog, never, offline } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const paged = (...rows: HostingOrder[]) => ready({ rows, count: rows.length, more: 'none' as const });

const redemption = {
  asked: undefined,
  isRedeeming: false,
  checking: [],
  onAsk: fn(),
  onKeep: fn(),
  onRedeem: fn(),
};
const asks = (asked: AskedOrder) => ({ redemption: { ...redemption, asked } });

const meta = {
  title: 'screens/hosting/HostingOrders',
  component: HostingOrdersView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    tab: 'hosting',
    orders: paged(runningOrder),
    report: ready(hostingReport),
    redemption,
    isHidden: false,
    isOffline: false,
    asOf: undefined,
    productsHref: '#products',
    rulesHref: '#rules',
    onTab: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof HostingOrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { orders: loading, report: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Hosting orders'] }),
};

export const Failed: Story = {
  args: { orders: failed(fault, fn(), at), report: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Your orders could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { orders: paged() },
  parameters: rests({ shows: ['No hosting orders', 'Hosting products'], hides: ['Redeem early'] }),
};

/** 5,000 − 120 = 4,880. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT · 15 days', '0.40% per day', '5,000.00 USDT', 'day 9 of 15', '+180.00', '300.00'],
      ...['Redeem now: penalty 120.00 USDT, you get back 4,880.00 USDT.', 'Redeem early'],
    ],
    hides: ['delayed'],
  }),
};

/** 15 × 8 = 120. */
export const Completed: Story = {
  args: { tab: 'completed', orders: paged(completedOrder) },
  parameters: rests({
    shows: ['Completed', 'Hosted amount', '2,000.00 USDT', '+120.00 USDT', '2,120.00 USDT', 'Oct'],
    hides: ['Redeem early'],
  }),
};

/** 0.4 % × 3 × 1,000 = 12; 48 − 12 = 36. */
export const Redeemed: Story = {
  args: { tab: 'redeemed', orders: paged(redeemedOrder) },
  parameters: rests({
    shows: [
      'Redeemed 17 Sept 2026',
      'day 12 of 15',
      '−12.00 USDT',
      '988.00 USDT',
      '+48.00 USDT',
      '+36.00 USDT',
    ],
    hides: ['Redeem early'],
  }),
};

export const EmptyCompleted: Story = {
  args: { tab: 'completed', orders: paged() },
  parameters: rests({ shows: ['No completed orders yet'] }),
};

export const EmptyRedeemed: Story = {
  args: { tab: 'redeemed', orders: paged() },
  parameters: rests({ shows: ['Nothing redeemed early'] }),
};

/** 180 − 120 = 60; 300 − 180 = 120. */
export const ConfirmRedeem: Story = {
  args: asks({ order: runningOrder, refund: '4880' }),
  parameters: rests({
    dialog: 'Redeem early?',
    shows: [
      ...['−120.00 USDT', '4,880.00 USDT', 'Spot account, immediately', 'Yield already paid, yours to keep'],
      ...['+180.00 USDT', '+60.00 USDT', '+120.00 USDT', 'settlement ratio 0.40% × remaining days × amount'],
      ...['This cannot be undone.', 'Keep hosting', 'Redeem 4,880.00'],
    ],
  }),
  play: inDialog,
};

/** Of 84, 24 are paid and 12 are owed, however the order ends: keeping the order earns 48 more. */
export const ConfirmRedeemDelayed: Story = {
  args: asks({ order: delayedOrder, refund: '3952' }),
  parameters: rests({
    dialog: 'Redeem early?',
    shows: ['We owe you 12.00 USDT and will pay it as soon as we can.', '−24.00 USDT', '+48.00 USDT'],
    hides: ['+60.00 USDT'],
  }),
  play: inDialog,
};

/** A day later: 5 × 20 = 100. */
export const RefundChanged: Story = {
  args: asks({
    order: { ...runningOrder, remain_day: 5, current_interest: '200', cancel_fee: '100', refund: '4900' },
    refund: '4900',
    former: '4880',
  }),
  parameters: rests({
    dialog: 'The refund has changed',
    shows: [
      ...['Nothing has been redeemed yet.', 'Shown before', '4,880.00 USDT', '4,900.00 USDT'],
      ...['day 10 of 15', '−100.00 USDT', '+100.00 USDT', 'Redeem 4,900.00'],
    ],
  }),
  play: inDialog,
};

export const SubmitFailed: Story = {
  name: 'Redemption refused',
  parameters: rests({ toasts: ['Not submitted. Nothing changed.'], shows: ['Redeem early'] }),
  play: async ({ canvasElement }) => {
    showRefusal('Not submitted. Nothing changed.');
    await within(canvasElement).findByText('Not submitted. Nothing changed.');
    blurField();
  },
};

/** Previous rows stay until the new ones arrive. */
export const Refreshing: Story = {
  args: { onRefresh: fn(never) },
  parameters: rests({ shows: ['USDT · 15 days', '5,000.00 USDT'] }),
};

export const Offline: Story = {
  args: {
    ...offline,
    asOf: <ReadAt timeMs={at} />,
  },
  parameters: rests({ shows: ['as of 14:23', '5,000.00 USDT', 'You are offline'] }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Redeem early' }));
    await expect(args.redemption.onAsk).not.toHaveBeenCalled();
    blurField();
  },
};

export const InterestDelayed: Story = {
  args: { orders: paged(delayedOrder) },
  parameters: rests({
    shows: [
      'Yield has been delayed since 21 Nov 2026',
      'We owe you 12.00 USDT and will pay it as soon as we can.',
    ],
  }),
};

/** The order is looked up, not redeemed again. */
export const SubmitUnknown: Story = {
  name: 'No answer after Redeem',
  args: { redemption: { ...redemption, checking: [runningOrder.id] } },
  parameters: rests({
    shows: ['We’re checking whether it was redeemed. We won’t resend it for you.', 'Redeem early'],
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Redeem early' }));
    await expect(args.redemption.onAsk).not.toHaveBeenCalled();
    blurField();
  },
};

/** A value that a compatible back end omits is unknown, not 0. */
export const Unreported: Story = {
  name: 'Values not reported',
  args: {
    orders: paged({
      ...runningOrder,
      total_interest: undefined,
      cancel_fee: undefined,
      refund: undefined,
      current_interest: undefined,
    }),
    report: failed(fault, fn(), at),
  },
  parameters: rests({ shows: ['— not reported'], hides: [/penalty 0/] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••'], hides: ['5,000.00', '180.00'] }),
};

export const Asks: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Redeem early' }));
    await expect(args.redemption.onAsk).toHaveBeenCalledWith(runningOrder);
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /^Completed/ }));
    await expect(args.onTab).toHaveBeenCalledWith('completed');
  },
};
