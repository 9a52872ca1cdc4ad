import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { profile } from '../../../contracts/examples/account.ts';
import { balances } from '../../../contracts/examples/wallet.ts';
import { SettingsView } from '../../../src/screens/account/SettingsView.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';

const retry = fn();

const meta = {
  title: 'screens/account/Settings',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile: ready(profile),
    languageName: 'English',
    version: '2.5.8 (258)',
    theme: 'light',
    direction: 'green-up',
    hidesBalances: false,
    currency: { code: 'EUR', rates: balances.fiat_rates, isLoading: false },
    onCurrency: fn(),
    onTheme: fn(),
    onDirection: fn(),
    onHidesBalances: fn(),
    onLogout: fn(),
    onBack: fn(),
    links: {
      account: '#account',
      login: '#login',
      password: '#password',
      fundPassword: '#fundPassword',
      addresses: '#addresses',
      bankCards: '#bankCards',
      language: '#language',
      agreements: '#agreements',
    },
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Red up' }));
    await expect(args.onDirection).toHaveBeenCalledWith('red-up');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide balances at start' }));
    await expect(args.onHidesBalances).toHaveBeenCalledWith(true);
    await expect(canvas.getByText('2.5.8 (258)')).toBeVisible();
  },
};

export const Currency: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Currency EUR/ }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Currency' }));
    await expect(sheet.getByText(/by the rates of ECB/)).toBeVisible();
    await expect(sheet.getByText('1 USDT = 0.8642 EUR')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /Japanese Yen/ }));
    await expect(args.onCurrency).toHaveBeenCalledWith('JPY');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const CurrencyOfExamples: Story = {
  args: {
    currency: {
      code: 'SEK',
      rates: { source: 'sandbox example', rates: { USD: '1', EUR: '0.92' } },
      isLoading: false,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Currency USD/ }));
    await expect(canvas.getByText(/examples of this sandbox/)).toBeVisible();
  },
};

export const NoRates: Story = {
  args: { currency: { code: 'EUR', rates: undefined, isLoading: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No rates are known/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Currency/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { profile: loading, currency: { code: 'EUR', rates: undefined, isLoading: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
    await expect(args.onTheme).toHaveBeenCalledWith('system');
  },
};

export const Failed: Story = {
  args: {
    profile: failed(new Error('The server did not answer in time'), retry, 0),
    currency: { code: 'EUR', rates: undefined, isLoading: false },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeEnabled();
  },
};

export const NotLoggedIn: Story = {
  args: { profile: undefined, currency: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByText('Fund password')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await expect(canvas.getByText('Language')).toBeVisible();
  },
};

export const ConfirmLogout: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Log out?' }));
    await expect(sheet.getByText(/This device forgets the session/)).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const LoggedOut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await userEvent.click(
      within(canvas.getByRole('dialog', { name: 'Log out?' })).getByRole('button', { name: 'Log out' }),
    );
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
