import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { balances, emptyBalances, ledger, ledgerOfUsdt } from '../../../contracts/examples/wallet.ts';
import { groupRows } from '../../../src/components/wallet/ledgerGroups.ts';
import { accountPartOf } from '../../../src/components/wallet/portfolio.ts';
import { TradeAccountView, type AccountSum } from '../../../src/screens/wallet/TradeAccountView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();
const groups = groupRows(ledger.list.slice(0, 6), { timeZone: 'UTC', hasMore: true });

const sumOf = (from: typeof balances, account: 'change' | 'lever' | 'trust'): AccountSum => {
  const { value, available, held, coins } = accountPartOf(from, account);
  return { total: value, available, held, coins };
};

const meta = {
  title: 'screens/wallet/TradeAccount',
  component: TradeAccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    account: 'change',
    coin: undefined,
    sum: ready(sumOf(balances, 'change')),
    rows: ready(groups),
    isHidden: false,
    onToggleHidden: fn(),
    onRefresh: fn(() => Promise.resolve()),
    opened: undefined,
    onOpen: fn(),
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
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Spot account', 'Available', 'Frozen', 'Transfer in', 'Transfer out', 'BTC'],
      ...['+0.01998 BTC', '−1,948.252 USDT', 'Bought BTC', '21 Nov, 14:18', '3 records so far'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Spot account' })).toBeVisible();
    await expect(canvas.getByText('−1,948.252 USDT')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer in' })).toHaveAttribute('href', '#in');
    await expect(canvas.getByRole('link', { name: /BTC Available/ })).toHaveAttribute('href', '#coin-BTC');
  },
};

export const OneCoin: Story = {
  args: {
    coin: 'USDT',
    sum: ready({
      total: '26845.94',
      available: '12480.5',
      held: '14365.44',
      value: '26845.94',
      coins: [],
    }),
    rows: ready(groupRows(ledgerOfUsdt.list, { timeZone: 'UTC', hasMore: false })),
  },
  // The page names the coin, so the rows do not.
  parameters: rests({
    shows: ['USDT · Spot', '14,365.44 USDT', '−1,948.252'],
    hides: ['−1,948.252 USDT'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'USDT · Spot' })).toBeVisible();
    await expect(canvas.getByText('14,365.44 USDT')).toBeVisible();
    await expect(canvas.getByText('−1,948.252')).toBeVisible();
  },
};

export const ContractAccount: Story = {
  args: { account: 'lever', sum: ready(sumOf(balances, 'lever')), rows: ready([]) },
  parameters: rests({ shows: ['Contract account', '2,589.27 USDT', 'No records yet'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2,589.27 USDT')).toBeVisible();
    await expect(canvas.getByText('No records yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { sum: loading, rows: loading },
  parameters: rests({
    shows: ['Spot account', 'Loading'],
    hides: ['Balance', 'USDT'],
    has: [`.${skeleton.headline}`, `.${skeleton.row}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { sum: failed(fault, retry, at) },
  parameters: rests({ shows: ['The account could not be loaded', 'Try again'], hides: ['0.00'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The account could not be loaded')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.00');
  },
};

export const RecordsFailed: Story = {
  args: { rows: failed(fault, retry, at) },
  parameters: rests({
    shows: ['The latest records could not be loaded. The balance above is correct.', 'Try again'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The latest records could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: /Coins of the account/ })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { account: 'lever', sum: ready(sumOf(emptyBalances, 'lever')), rows: ready([]) },
  parameters: rests({ shows: ['No coins yet', 'Transfer'], hides: ['Transfer in', 'Latest records'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No coins yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Transfer' })).toHaveAttribute('href', '#in');
  },
};

/** It accepts no manual transfers; its locked balance can be viewed. */
export const Hosting: Story = {
  args: {
    account: 'trust',
    sum: ready(sumOf(balances, 'trust')),
    rows: ready([]),
    links: { ...meta.args.links, transferIn: undefined },
  },
  parameters: rests({ shows: ['Hosting account', '9,219.00', 'Transfer out'], hides: ['Transfer in'] }),
};

export const HostingEmpty: Story = {
  args: {
    account: 'trust',
    sum: ready(sumOf(emptyBalances, 'trust')),
    rows: ready([]),
    links: { ...meta.args.links, transferIn: undefined },
  },
  parameters: rests({ shows: ['Your hosting orders and subscriptions appear here.'], hides: ['Transfer'] }),
};

export const Refreshing: Story = {
  // Never settles, so that the state stays visible.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Updating', '−1,948.252 USDT'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('−1,948.252 USDT')).toBeVisible();
    blurField();
  },
};

export const BalanceHidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••', 'Bought BTC'], hides: ['1,948', '26,845', '14,365'] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('1,948');
    await expect(canvasElement).not.toHaveTextContent('26,845');
    await expect(canvasElement).not.toHaveTextContent('14,365');
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={retry} /> },
  parameters: rests({
    shows: ['Prices paused at 14:23:41', 'Transfers need a connection', '−1,948.252 USDT'],
    hides: ['Transfer in'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Transfers need a connection/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Transfer in' })).toBeNull();
  },
};

export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Guthaben', 'Hierher umbuchen', '−1.948,252 USDT', 'Letzte Buchungen'] }),
};

export const OpensRecord: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Bought BTC/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(groups[0]);
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
