import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { refusalText } from '../../../contracts/messages/messages.ts';
import { balances, currencies, emptyBalances } from '../../../contracts/examples/wallet.ts';
import { loginPath } from '../../../src/app/paths.ts';
import { createSession, loginDelay } from '../../../src/app/session.ts';
import { fiatValue } from '../../../src/components/amounts/fiatValue.ts';
import { AssetsView } from '../../../src/screens/wallet/AssetsView.tsx';
import { portfolioOf } from '../../../src/components/wallet/portfolio.ts';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, toaster, withToasts } from '../../toasts.tsx';
import { tabBar } from '../tabBar.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();

/** Server message for an expired session. */
const expired = refusalText('session.expired');
const openPath = fn();

/** Simulates a response with code 999 to a logged-in user. */
function endSession(): void {
  clearToasts();
  const session = createSession({
    currentPath: () => '/pages/assets/index',
    replace: openPath,
    showMessage: (text = '') => {
      toaster.show({ kind: 'info', text });
      // The login page removes it, and there is none here.
      return () => undefined;
    },
  });
  session.hold('token');
  session.end(expired);
}

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

async function openSearch(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Find a coin' }));
  return within(await canvas.findByRole('dialog', { name: 'Find a coin' }));
}

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Total value', /≈ [\d,.]+ EUR/, 'Deposit', 'Withdraw', 'Transfer', 'Records'],
      ...['Spot account', 'Options account', 'Contract account', 'Hosting account', 'BTC', 'ETH'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Spot account/ })).toHaveAttribute(
      'href',
      '#account-change',
    );
    // The frozen part of an account is shown beside its available part.
    await expect(canvas.getByText('Available 3,054.91')).toBeVisible();
    await expect(canvas.getByText('Frozen 2,589.27')).toBeVisible();
    const accounts = within(canvas.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem');
    await expect(accounts).toHaveLength(4);
    for (const account of accounts)
      await expect(account).toHaveTextContent(/Available [\d,.]+.*Frozen [\d,.]+/);
    await expect(accounts[0]).toHaveTextContent(/\d\d\.\d%$/);
    await expect(canvas.getByRole('link', { name: /^B?₿?\s*BTC/ })).toHaveAttribute(
      'href',
      '#coin-change-BTC',
    );
  },
};

export const FrozenCoins: Story = {
  parameters: rests({ shows: ['BTC', 'Frozen, of 0.1642 total'], hides: ['ETH', 'Hide small balances'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Frozen' }));
    blurField();
  },
};

export const FiatRate: Story = {
  parameters: rests({
    dialog: 'Value in EUR',
    shows: ['0.8642 EUR', 'ECB', '20 Nov 2026, 15:00:00 UTC'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /≈ .* EUR/ }));
    const sheet = within(await canvas.findByRole('dialog'));
    await expect(sheet.getByText('0.8642 EUR')).toBeVisible();
    await expect(sheet.getByText('ECB')).toBeVisible();
    await expect(sheet.getByText(/20 Nov 2026, 15:00:00 UTC/)).toBeVisible();
    blurField();
  },
};

/** The rate is an example without a source, so it is marked. */
export const ExampleRate: Story = {
  args: {
    fiat: fiatValue(
      portfolioOf(balances).total,
      { source: 'sandbox example', rates: { JPY: '154.37' } },
      'EUR',
    ),
  },
  parameters: rests({ shows: [/≈ [\d,.]+ JPY ?Example/] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Example')).toBeVisible();
  },
};

export const ExampleRateSource: Story = {
  args: ExampleRate.args,
  parameters: rests({ dialog: 'Value in JPY', shows: ['The sandbox has no exchange rates.'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /≈ .* JPY/ }));
    await expect(await canvas.findByText(/no exchange rates/)).toBeVisible();
    blurField();
  },
};

export const CoinSearch: Story = {
  parameters: rests({ dialog: 'Find a coin', shows: ['Search coins', 'Bitcoin', 'Litecoin'] }),
  play: async ({ canvasElement }) => {
    const sheet = await openSearch(canvasElement);
    await expect(sheet.getAllByRole('listitem')).toHaveLength(currencies.length);
    blurField();
  },
};

export const CoinSearchEmpty: Story = {
  parameters: rests({ dialog: 'Find a coin', shows: ['xyz', 'No coins found'] }),
  play: async ({ canvasElement }) => {
    const sheet = await openSearch(canvasElement);
    await userEvent.type(sheet.getByRole('searchbox'), 'xyz');
    await expect(sheet.getByText('No coins found')).toBeVisible();
    blurField();
  },
};

/** A missing value is neither shown as zero nor used in a total. */
export const NotReported: Story = {
  args: {
    fiat: undefined,
    portfolio: ready(
      portfolioOf({ ...balances, micro_wallet: { ...balances.micro_wallet, usdt_totle: undefined } }),
    ),
  },
  parameters: rests({
    shows: ['Some balances could not be loaded', '— not reported', '950,688.62'],
    hides: ['967,701.80'],
  }),
};

/** A new coin without a market is not worth zero: its value is unknown, and the total shows that it is missing. */
export const UnpricedCoin: Story = {
  args: {
    fiat: undefined,
    portfolio: ready(
      portfolioOf({
        ...emptyBalances,
        trust_wallet: {
          usdt_totle: '0',
          balance: [
            {
              currency: 9,
              currency_name: 'NOVA',
              usdt_price: '0',
              trust_balance: '0',
              lock_trust_balance: '4000',
            },
          ],
        },
      }),
    ),
  },
  parameters: rests({
    shows: ['Not in the total: NOVA. No price is available.', 'NOVA', '4,000'],
    hides: ['≈ 0.00 USDT'],
  }),
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
              currency: 3,
              currency_name: 'USDT',
              usdt_price: '1',
              change_balance: '100',
              lock_change_balance: '0',
            },
            {
              currency: 5,
              currency_name: 'DOGE',
              usdt_price: '0.18241',
              change_balance: '1',
              lock_change_balance: '0',
            },
          ],
        },
      }),
    ),
  },
  parameters: rests({ shows: ['Hide small balances', 'Available 100'], hides: ['DOGE'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('DOGE')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Hide small balances' })).toBeChecked();
  },
};

export const Loading: Story = {
  args: { portfolio: loading, isSandbox: false },
  parameters: rests({
    shows: ['Assets', 'Loading'],
    hides: ['Total value', 'Spot account'],
    has: [`.${skeleton.headline}`, `.${skeleton.row}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(1);
  },
};

export const Failed: Story = {
  args: { portfolio: failed(fault, retry, at) },
  parameters: rests({ shows: ['Your balances could not be loaded', 'Try again'], hides: ['0.00'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your balances could not be loaded')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('0.00');
  },
};

/** A total without rows that explain it. */
export const CoinsNotReported: Story = {
  args: {
    portfolio: ready(
      portfolioOf({
        ...balances,
        change_wallet: { ...balances.change_wallet, balance: [] },
        lever_wallet: { ...balances.lever_wallet, balance: [] },
        micro_wallet: { ...balances.micro_wallet, balance: [] },
        trust_wallet: { ...balances.change_wallet, usdt_totle: '0', balance: [] },
      }),
    ),
  },
  parameters: rests({
    shows: ['Your coins could not be loaded. Try again.', 'Spot account'],
    hides: ['Nothing here yet', 'All your balances are small. Turn off the filter to see them.'],
  }),
};
export const Empty: Story = {
  args: { portfolio: ready(portfolioOf(emptyBalances)) },
  parameters: rests({
    shows: ['0.00', 'Nothing here yet', 'Deposit or buy a coin to see it here.', 'Buy coins'],
    hides: ['Spot account'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy coins' })).toHaveAttribute('href', '#otc');
  },
};

export const BalanceHidden: Story = {
  args: { isHidden: true },
  parameters: rests({
    shows: ['••••••', 'Spot account', 'BTC'],
    hides: ['14,365', '0.1642', 'EUR', '2,589'],
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('14,365');
    await expect(canvasElement).not.toHaveTextContent('0.1642');
    await expect(canvasElement).not.toHaveTextContent('EUR');
    await expect(canvasElement).not.toHaveTextContent('2,589');
  },
};

export const Refreshing: Story = {
  // Never settles, so that the state stays visible.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Updating', 'Spot account', 'Available 3,054.91'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByText('Updating')).toBeInTheDocument();
    await expect(canvas.getByText('Spot account')).toBeVisible();
    blurField();
  },
};

/** The page stays unchanged for the second until login opens. */
export const SessionExpired: Story = {
  decorators: [withToasts],
  beforeEach: endSession,
  parameters: rests({ toasts: [expired], shows: ['Spot account', 'Available 3,054.91'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Spot account')).toBeVisible();
    await userEvent.hover(canvas.getByText(expired));
  },
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={retry} /> },
  parameters: rests({
    shows: [
      ...['Prices paused at 14:23:41', 'Updated 14:23:41', 'Spot account'],
      'Deposit, withdraw and transfer need a connection.',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Actions that need a connection stay visible and show why they are disabled; the records stay enabled.
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

export const ShowsFrozenCoins: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Frozen' }));
    const frozen = within(canvas.getByRole('list', { name: 'Your coins' }));
    await expect(frozen.getByText('BTC')).toBeVisible();
    await expect(frozen.queryByText('ETH')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Coins' }));
    await expect(canvas.getByRole('link', { name: /^B?₿?\s*BTC/ })).toHaveAttribute(
      'href',
      '#coin-change-BTC',
    );
  },
};

/** A coin without balance is found as well. */
export const FindsCoin: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const sheet = await openSearch(canvasElement);
    const field = sheet.getByRole('searchbox');
    await userEvent.type(field, 'litec');
    await expect(sheet.getByRole('link', { name: /LTC/ })).toHaveAttribute('href', '#coin-change-LTC');
    await userEvent.type(field, 'xyz');
    await expect(sheet.getByText('No coins found')).toBeVisible();
    await userEvent.clear(field);
    await expect(sheet.getAllByRole('listitem')).toHaveLength(currencies.length);
  },
};

export const ShowsSmallBalances: Story = {
  tags: ['interaction'],
  args: SmallHidden.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Hide small balances' }));
    await expect(args.onHideSmall).toHaveBeenCalledWith(false);
  },
};

export const ShowsBalances: Story = {
  tags: ['interaction'],
  args: BalanceHidden.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide balances' }));
    await expect(args.onToggleHidden).toHaveBeenCalled();
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

/** The login page returns to this tab. */
export const OpensLogin: Story = {
  tags: ['interaction'],
  decorators: [withToasts],
  beforeEach: endSession,
  play: async () => {
    await waitFor(() => expect(openPath).toHaveBeenCalledOnce(), { timeout: 2 * loginDelay });
    await expect(openPath).toHaveBeenCalledWith(loginPath('/pages/assets/index'));
  },
};
