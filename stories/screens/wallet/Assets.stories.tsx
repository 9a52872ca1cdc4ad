import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { balances, emptyBalances } from '../../../contracts/examples/wallet.ts';
import { AssetsView } from '../../../src/screens/wallet/AssetsView.tsx';
import { portfolioOf } from '../../../src/components/portfolio.ts';
import { OfflineBar } from '../../../src/ui/OfflineBar.tsx';
import { Toast } from '../../../src/ui/Toast.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';
import { tabBar } from '../tabBar.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();

const meta = {
  title: 'screens/wallet/Assets',
  component: AssetsView,
  parameters: { layout: 'fullscreen' },
  args: {
    portfolio: ready(portfolioOf(balances)),
    isHidden: false,
    onToggleHidden: fn(),
    onRefresh: fn(() => Promise.resolve()),
    offlineBar: undefined,
    isOffline: false,
    isSandbox: true,
    links: {
      deposit: '#deposit',
      withdraw: '#withdraw',
      transfer: '#transfer',
      otc: '#otc',
      records: '#records',
      settings: '#settings',
      account: (account) => `#account-${account}`,
    },
    tabBar: tabBar('Assets'),
  },
} satisfies Meta<typeof AssetsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Spot account/ })).toHaveAttribute(
      'href',
      '#account-change',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Frozen' }));
    const frozen = within(canvas.getByRole('list', { name: 'Coins held' }));
    await expect(frozen.getByText('BTC')).toBeVisible();
    await expect(frozen.queryByText('ETH')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Coins' }));
  },
};

export const Loading: Story = {
  args: { portfolio: loading, isSandbox: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(1);
  },
};

export const Failed: Story = {
  args: { portfolio: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your balances could not be loaded')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { portfolio: ready(portfolioOf(emptyBalances)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy coins' })).toHaveAttribute('href', '#otc');
  },
};

export const BalanceHidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).not.toHaveTextContent('14,365');
    await expect(canvasElement).not.toHaveTextContent('0.1642');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide balances' }));
    await expect(args.onToggleHidden).toHaveBeenCalled();
  },
};

export const Refreshing: Story = {
  // Never settles, so that the state can be seen.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('Spot account')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  // The app says it in a toast, and the page stays as it is for the second until login opens.
  render: (args) => (
    <>
      <AssetsView {...args} />
      <Toast toast={{ kind: 'error', text: 'Your session has ended. Log in to continue' }} onDismiss={fn()} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Your session has ended/)).toBeVisible();
    await expect(canvas.getByText('Spot account')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={retry} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/need a connection/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Deposit' })).toBeNull();
    await expect(canvas.getByText('Spot account')).toBeVisible();
  },
};
