import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostingProducts, hostingReport } from '../../../contracts/examples/hosting.ts';
import type { HostingProduct } from '../../../src/api/hosting.ts';
import { FinanceHubView } from '../../../src/screens/hosting/FinanceHubView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, fault, offline } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

const products: HostingProduct[] = hostingProducts;
const hub = { products, report: hostingReport };

const meta = {
  title: 'screens/hosting/FinanceHub',
  component: FinanceHubView,
  parameters: { layout: 'fullscreen' },
  args: {
    hub: ready(hub),
    tab: 'offer',
    orders: undefined,
    asOfMs: undefined,
    isClosed: false,
    newCoins: { href: '#new-coins', open: 1, title: 'Nova Grid is open' },
    ieos: { href: '#ieos', applicationsHref: '#ieo-applications', open: 2, toPay: 0 },
    onBack: fn(),
    isHidden: false,
    isOffline: false,
    links: {
      product: ({ id }) => `#product-${id}`,
      products: '#products',
      orders: '#orders',
      rules: '#rules',
      reserves: '#reserves',
    },
    sheets: undefined,
    onTab: fn(),
    onToggleHidden: fn(),
    onRefresh: fn(() => Promise.resolve()),
    offlineBar: undefined,
    tabBar: undefined,
  },
} satisfies Meta<typeof FinanceHubView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { hub: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Hosting'] }),
};

export const Failed: Story = {
  args: { hub: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The products could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { hub: ready({ products: [], report: { ...hostingReport, sum: '0', count: 0 } }) },
  parameters: rests({ shows: ['0.00', 'No products available'], hides: ['Compare all'] }),
};

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['In hosting', '9,000', '+20.00', '372.00', '2 hosting'],
      ...[
        'Your money is locked for the full term.',
        'USDT · 15 days',
        'Min. 500.00 USDT · est. total 6.00%',
        '0.40%',
        'per day',
      ],
      ...['Compare all 5', 'Assets held and owed', 'IEOs', '2 open'],
    ],
    hides: ['allotment to pay'],
  }),
};

export const AllotmentToPay: Story = {
  args: { ieos: { href: '#ieos', applicationsHref: '#ieo-applications', open: 2, toPay: 1 } },
  parameters: rests({ shows: ['IEOs', '2 open', '1 allotment to pay'] }),
};

const fast = ready({ ...hub, products: products.map((product) => ({ ...product, day_s: 60 })) });

export const FastCalendar: Story = {
  args: { hub: fast },
  parameters: rests({ shows: ['Sandbox: a day of hosting lasts 1 minute.'] }),
};

/** The list itself shows it. */
export const FastCalendarOfOrders: Story = {
  args: { hub: fast, tab: 'hosting' },
  parameters: rests({
    shows: ['Your money is locked for the full term.'],
    hides: ['a day of hosting lasts'],
  }),
};

/** The last figures with their time; buying is disabled. */
export const Offline: Story = {
  args: { ...offline, asOfMs: at },
  parameters: rests({
    shows: ['as of 14:23', '9,000', 'Hosting needs a connection. Figures may be out of date.'],
    hides: ['Compare all'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /USDT ·/ })).toBeNull();
  },
};

export const Unreported: Story = {
  name: 'Values not reported',
  args: { hub: ready({ products, report: { ...hostingReport, sum: undefined, profit: undefined } }) },
  parameters: rests({
    shows: ['Some balances could not be loaded', '— not reported'],
    hides: ['+0.00'],
  }),
};

export const ToOwnOrders: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /^Hosting/ }));
    await expect(args.onTab).toHaveBeenCalledWith('hosting');
  },
};

/** Existing hosting orders continue. */
export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', '9,000'], hides: ['Compare all'] }),
};
