import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostingProduct, hostingProducts, hostingReport } from '../../../contracts/examples/hosting.ts';
import type { HostingProduct } from '../../../src/api/hosting.ts';
import { HostingProductsView } from '../../../src/screens/hosting/HostingProductsView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, fault, never } from '../../components/command/commandStories.tsx';
import { rests } from '../../rests.ts';

const products: HostingProduct[] = hostingProducts;

const meta = {
  title: 'screens/hosting/HostingProducts',
  component: HostingProductsView,
  parameters: { layout: 'fullscreen' },
  args: {
    products: ready(products),
    report: ready(hostingReport),
    isClosed: false,
    isHidden: false,
    isOffline: false,
    links: { product: ({ id }) => `#product-${id}`, orders: '#orders', rules: '#rules' },
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof HostingProductsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { products: loading, report: loading },
  parameters: rests({ has: [`.${content.group.cards}`], shows: ['Hosting products'] }),
};

export const Failed: Story = {
  args: { products: failed(fault, fn(), at), report: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The products could not be loaded', 'Try again'] }),
};

export const Empty: Story = {
  args: { products: ready([]) },
  parameters: rests({ shows: ['No products available', 'Your existing orders continue.'] }),
};

/** The lock-up shows above the list; 15 × 0.4 % are 6 %. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['In hosting', '9,000.00', '+20.00', '372.00', 'Your money is locked for the full term.'],
      ...['USDT · 15 days', 'Source: Lending to margin traders', '500.00 USDT', '0.40%', '6.00%'],
      ...['1,840,000.00 USDT left', 'ETH · 15 days', 'BTC · 30 days'],
    ],
  }),
};

/** Previous rows stay until the new ones arrive. */
export const Refreshing: Story = {
  args: { onRefresh: fn(never) },
  parameters: rests({ shows: ['USDT · 15 days', '9,000.00'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••', 'USDT · 15 days'], hides: ['9,000.00'] }),
};

/** Neither has a link: one is paused, the other has less than its minimum left. */
export const Closed: Story = {
  args: {
    products: ready([
      { ...hostingProduct, paused: 'Paused until the books of November are closed' },
      { ...hostingProduct, id: 7, day: 7, capacity_left: '499.99' },
      { ...hostingProduct, id: 8, day: 9, delayed_ms: at },
    ]),
  },
  parameters: rests({
    shows: [
      'Paused until the books of November are closed',
      '499.99 USDT left',
      'Yield on this product is delayed, so it is closed to new orders.',
    ],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: /USDT ·/ })).toBeNull();
  },
};

/** A sandbox with days of one minute. */
export const FastCalendar: Story = {
  args: { products: ready([{ ...hostingProduct, day_s: 60 }]) },
  parameters: rests({ shows: ['Sandbox: a day of hosting lasts 1 minute.'] }),
};

export const OneCoin: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'ETH' }));
    await expect(canvas.queryByText('USDT · 15 days')).toBeNull();
    await expect(canvas.getByText('ETH · 15 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All coins' }));
    await expect(canvas.getByText('USDT · 15 days')).toBeVisible();
  },
};

/** Existing hosting orders continue. */
export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', '9,000.00'], hides: ['USDT · 15 days'] }),
};
