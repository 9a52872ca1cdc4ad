import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  appealedOrder,
  cancelledOrder,
  otcOrder,
  paidOrder,
  paidSale,
  releasedOrder,
  saleOrder,
} from '../../../contracts/examples/otc.ts';
import { OtcOrdersView } from '../../../src/screens/otc/OtcOrdersView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, fault, offline } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';
import { rowsOf } from './otcStories.ts';

const numbered = <Order extends { id: number }>(...orders: Order[]) =>
  ready(rowsOf(...orders.map((order, nth) => ({ ...order, id: nth + 1 }))));
const expires = (ms: number) => (at + ms) / 1000;

const meta = {
  title: 'screens/otc/OtcOrders',
  component: OtcOrdersView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'all',
    orders: numbered(
      { ...otcOrder, expire_time: expires(1_458_000) },
      { ...saleOrder, expire_time: expires(60_000) },
      paidOrder,
      paidSale,
      appealedOrder,
      releasedOrder,
      cancelledOrder,
      { ...otcOrder, expire_time: expires(-1000) },
    ),
    aheadMs: 0,
    links: { order: ({ id }) => `#order${id}`, offers: '#offers', chat: '#chat' },
    onTab: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof OtcOrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { orders: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['P2P orders'] }),
};

export const Failed: Story = {
  args: { orders: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Your orders could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { tab: 'cancelled', orders: numbered() },
  parameters: rests({ shows: ['No orders with this status', 'Offers'], hides: ['USDT'] }),
};

export const EmptyAll: Story = {
  args: { orders: numbered() },
  parameters: rests({ shows: ['No P2P orders yet', 'Offers'] }),
};

/** 24:18 are 1,458 seconds. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...[
        'Unpaid',
        'Paid',
        'Pay now',
        '24:18 left',
        '108.22510822 USDT',
        '100.00 EUR',
        'Aldine Exchange · 21 Nov',
      ],
      ...['Waiting for payment', '1:00 left', '91.80 EUR', 'Waiting for release', 'Check payment', 'Appeal'],
      ...['Completed', 'Cancelled', 'Expired'],
    ],
  }),
};

export const UnknownStatus: Story = {
  name: 'Status not known',
  args: {
    orders: numbered(
      { ...otcOrder, status: 0 },
      { ...otcOrder, status: 3 },
      { ...otcOrder, status: 4 },
      { ...paidOrder, phase: 'audited' },
      { ...otcOrder, status: 5, type: 'swap' },
    ),
  },
  parameters: rests({
    shows: [
      ...['Being checked (0)', 'Being checked (3)', 'Being checked (4)'],
      ...['Being checked (audited)', 'Being checked (swap)'],
    ],
    hides: ['Pay now', 'left'],
  }),
};

export const Offline: Story = {
  args: { offlineBar: offline.offlineBar },
  parameters: rests({ shows: ['Offline', 'Pay now'] }),
};
