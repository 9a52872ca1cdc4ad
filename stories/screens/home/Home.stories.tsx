import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pairOf, quotations } from '../../../contracts/examples/market.ts';
import { HomeView } from '../../../src/screens/home/HomeView.tsx';
import { OfflineBar } from '../../../src/ui/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';
import { tabBar } from '../tabBar.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const pairs = quotations[0]?.quotation ?? [];
const retry = fn();
/** No live quote has come yet. */
const noQuote = { subscribe: () => () => undefined, snapshot: () => undefined };

const meta = {
  title: 'screens/home/Home',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    total: ready({ total: '48217.36', dayChange: '612.4' }),
    isHidden: false,
    onToggleHidden: fn(),
    pairs: ready(pairs),
    live: () => noQuote,
    isSimulated: true,
    isSandbox: true,
    spotHref: (symbol) => `#spot?symbol=${symbol}`,
    offlineBar: undefined,
    links: {
      deposit: '#deposit',
      withdraw: '#withdraw',
      transfer: '#transfer',
      otc: '#otc',
      hosting: '#hosting',
      newCoins: '#newCoins',
      invite: '#invite',
      help: '#help',
      chat: '#chat',
      notices: '#notices',
      settings: '#settings',
      login: '#login',
      register: '#register',
    },
    tabBar: tabBar('Home'),
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Simulated prices')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /BTC.*\+1\.84/ })).toHaveAttribute(
      'href',
      '#spot?symbol=BTC/USDT',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balances' }));
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
  },
};

export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    // The total and the day's change; the line of the change stays, so that nothing moves.
    await expect(within(canvasElement).getAllByText('••••••')).toHaveLength(2);
    await expect(canvasElement).not.toHaveTextContent('48,217');
    await expect(canvasElement).not.toHaveTextContent('612.40');
  },
};

/** A figure never wraps and is never cut: the longest one is set smaller, at large text too. */
export const HugeTotal: Story = {
  args: { total: ready({ total: '9771628125112.34', dayChange: '-1234567890.12' }) },
  globals: { textSize: '200', viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const figure = within(canvasElement).getByText(/^9,771,628,125,112/);
    await expect(figure.getBoundingClientRect().right).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = {
  args: { total: loading, pairs: loading, isSandbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(1);
  },
};

export const Failed: Story = {
  args: { pairs: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The market could not be loaded')).toBeVisible();
    await expect(canvas.getByText('Deposit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const BalanceFailed: Story = {
  args: { total: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    // Nothing is shown as zero.
    await expect(canvasElement).not.toHaveTextContent('0.00 USDT');
    await expect(within(canvasElement).getByText(/Your balance could not be loaded/)).toBeVisible();
  },
};

export const NotLoggedIn: Story = {
  args: { total: undefined, isSandbox: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '#register');
    await expect(canvas.queryByText('Total value')).toBeNull();
  },
};

export const Empty: Story = {
  args: { pairs: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No pairs yet')).toBeVisible();
  },
};

export const SmallPrices: Story = {
  args: { pairs: ready([pairOf('PEPE/USDT')]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('0.00001173')).toBeVisible();
  },
};

export const Stale: Story = {
  args: { staleS: 22 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('22 s old')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar pausedAt={at} onRetry={retry} />, staleS: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Prices paused at 14:23:41/)).toBeVisible();
    await expect(canvas.getByText('BTC')).toBeVisible();
  },
};
