import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { balances, emptyBalances, ledger, ledgerOfUsdt } from '../../../contracts/examples/wallet.ts';
import { accountPartOf } from '../../../src/components/portfolio.ts';
import { TradeAccountView, type AccountSum } from '../../../src/screens/wallet/TradeAccountView.tsx';
import { OfflineBar } from '../../../src/ui/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();

const sumOf = (from: typeof balances, account: 'change' | 'lever'): AccountSum => {
  const { value, available, held, coins } = accountPartOf(from, account);
  return { total: value, available, held, coins, unit: 'USDT' };
};

const meta = {
  title: 'screens/wallet/TradeAccount',
  component: TradeAccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    account: 'change',
    coin: undefined,
    sum: ready(sumOf(balances, 'change')),
    rows: ready(ledger.list.slice(0, 6)),
    isHidden: false,
    onToggleHidden: fn(),
    onRefresh: fn(() => Promise.resolve()),
    opened: undefined,
    order: undefined,
    onOpen: fn(),
    orderHref: ({ order_id }) => (order_id === undefined ? undefined : `#order-${order_id}`),
    onCopy: fn(),
    links: {
      transferIn: '#in',
      transferOut: '#out',
      records: '#records',
      coin: (code) => `#coin-${code}`,
    },
    onBack: fn(),
    offlineBar: undefined,
    isOffline: false,
  },
} satisfies Meta<typeof TradeAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Spot account' })).toBeVisible();
    await expect(canvas.getByText('−1,948.252 USDT')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer in' })).toHaveAttribute('href', '#in');
    await expect(canvas.getByRole('link', { name: /BTC Available/ })).toHaveAttribute('href', '#coin-BTC');
    await userEvent.click(canvas.getByRole('button', { name: /Trading fee, BTC\/USDT/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(ledger.list[0]);
  },
};

export const OneCoin: Story = {
  args: {
    coin: 'USDT',
    sum: ready({
      ...{ total: '26845.94', available: '12480.5', held: '14365.44', unit: 'USDT', value: '26845.94' },
      coins: [],
    }),
    rows: ready(ledgerOfUsdt.list),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'USDT · Spot' })).toBeVisible();
    await expect(canvas.getByText('14,365.44 USDT')).toBeVisible();
    // The page says the coin; the rows need not.
    await expect(canvas.getByText('−1,948.252')).toBeVisible();
  },
};

export const ContractAccount: Story = {
  args: { account: 'lever', sum: ready(sumOf(balances, 'lever')), rows: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2,589.27 USDT')).toBeVisible();
    await expect(canvas.getByText('No entry yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { sum: loading, rows: loading },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { sum: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The account could not be loaded')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const RecordsFailed: Story = {
  args: { rows: failed(fault, retry, at) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The latest records could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: /Coins of the account/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { account: 'lever', sum: ready(sumOf(emptyBalances, 'lever')), rows: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No entry yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer' })).toHaveAttribute('href', '#in');
  },
};

export const Refreshing: Story = {
  // Never settles, so that the state can be seen.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('−1,948.252 USDT')).toBeVisible();
  },
};

export const BalanceHidden: Story = {
  args: { isHidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('1,948');
    await expect(canvasElement).not.toHaveTextContent('26,845');
    await expect(canvasElement).not.toHaveTextContent('14,365');
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={retry} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Transfers need a connection/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Transfer in' })).toBeNull();
  },
};

export const NarrowGerman: Story = { globals: { locale: 'de', viewport: { value: 'w320' } } };
