import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { balances, currencies, emptyBalances } from '../../../contracts/examples/wallet.ts';
import { fiatValue } from '../../../src/components/fiatValue.ts';
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
    fiat: fiatValue(portfolioOf(balances).total, balances.fiat_rates, 'EUR'),
    currencies: ready(currencies),
    hidesSmall: false,
    onHideSmall: fn(),
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
      coin: ({ account, coin }) => `#coin-${account}-${coin}`,
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
    // What is frozen of an account stands beside what is not.
    await expect(canvas.getByText('Available 3,054.91')).toBeVisible();
    await expect(canvas.getByText('Frozen 2,589.27')).toBeVisible();
    const accounts = within(canvas.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem');
    await expect(accounts).toHaveLength(4);
    for (const account of accounts)
      await expect(account).toHaveTextContent(/Available [\d,.]+.*Frozen [\d,.]+/);
    await expect(accounts[0]).toHaveTextContent(/\d\d\.\d%$/);
    await userEvent.click(canvas.getByRole('tab', { name: 'Frozen' }));
    const frozen = within(canvas.getByRole('list', { name: 'Coins held' }));
    await expect(frozen.getByText('BTC')).toBeVisible();
    await expect(frozen.queryByText('ETH')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Coins' }));
    await expect(canvas.getByRole('link', { name: /^B?₿?\s*BTC/ })).toHaveAttribute(
      'href',
      '#coin-change-BTC',
    );
  },
};

export const FiatRate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /≈ .* EUR/ }));
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getByText('0.8642 EUR')).toBeVisible();
    await expect(sheet.getByText('ECB')).toBeVisible();
    await expect(sheet.getByText(/Nov 20, 2026, 15:00 UTC/)).toBeVisible();
  },
};

export const ExampleRate: Story = {
  args: {
    fiat: fiatValue(
      portfolioOf(balances).total,
      { source: 'sandbox example', rates: { JPY: '154.37' } },
      'EUR',
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Nobody has read this rate anywhere, so it does not stand there unmarked.
    await expect(canvas.getByText('Example')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /≈ .* JPY/ }));
    await expect(await canvas.findByText(/no source of rates/)).toBeVisible();
  },
};

export const CoinSearch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find a coin' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getAllByRole('listitem')).toHaveLength(currencies.length);
    await userEvent.type(sheet.getByRole('searchbox'), 'litec');
    // Not held, found all the same.
    await expect(sheet.getByRole('link', { name: /LTC/ })).toHaveAttribute('href', '#coin-change-LTC');
    await userEvent.type(sheet.getByRole('searchbox'), 'xyz');
    await expect(sheet.getByText('No coin of this name.')).toBeVisible();
    await userEvent.clear(sheet.getByRole('searchbox'));
  },
};

export const SmallHidden: Story = {
  args: {
    hidesSmall: true,
    portfolio: ready(
      portfolioOf({
        ...emptyBalances,
        change_wallet: {
          usdt_totle: '100.18',
          balance: [
            {
              ...{ id: 3, currency: 3, currency_name: 'USDT', usdt_price: '1' },
              change_balance: '100',
            },
            {
              ...{ id: 5, currency: 5, currency_name: 'DOGE', usdt_price: '0.18241' },
              change_balance: '1',
            },
          ],
        },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('DOGE')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Hide small balances' }));
    await expect(args.onHideSmall).toHaveBeenCalledWith(false);
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
    await expect(canvasElement).not.toHaveTextContent('EUR');
    await expect(canvasElement).not.toHaveTextContent('2,589');
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
    // What needs a connection stays in sight and says why it does nothing; the records do not.
    for (const name of ['Deposit', 'Withdraw', 'Transfer']) {
      const action = canvas.getByRole('link', { name });
      await expect(action).toHaveAttribute('aria-disabled', 'true');
      await expect(action).not.toHaveAttribute('href');
      await expect(action).toHaveAccessibleDescription(/need a connection/);
    }
    await expect(canvas.getByRole('link', { name: 'Records' })).toHaveAttribute('href', '#records');
    await expect(canvas.getByText(/need a connection/)).toBeVisible();
    await expect(canvas.getByText('Spot account')).toBeVisible();
  },
};
