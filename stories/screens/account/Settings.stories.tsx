import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/account.ts';
import { balances } from '../../../contracts/examples/wallet.ts';
import * as read from '../../../src/api/readers/account.ts';
import { SettingsView } from '../../../src/screens/account/SettingsView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const retry = fn();
const profile = read.profile(examples.profile);

const meta = {
  title: 'screens/account/Settings',
  component: SettingsView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile: ready(profile),
    isSandbox: true,
    hasFundPassword: true,
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
      security: '#security',
      password: '#password',
      fundPassword: '#fundPassword',
      verification: '#verification',
      addresses: '#addresses',
      bankCards: '#bankCards',
      language: '#language',
      agreements: '#agreements',
      reserves: '#reserves',
    },
  },
} satisfies Meta<typeof SettingsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the currency sheet by its row. */
async function openCurrencies(canvasElement: HTMLElement, row: RegExp) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: row }));
  return within(await canvas.findByRole('dialog', { name: 'Currency' }));
}

async function askToLogOut(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
  return within(await canvas.findByRole('dialog', { name: 'Log out?' }));
}

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['a•••@example.com', 'ID 4820193', 'Not verified', 'Fund password', 'Language'],
      ...['What protects your account', 'Set'],
      ...['Theme', 'Light', 'Dark', 'System', 'Green up', 'Red up', '2.5.8 (258)', 'Log out'],
    ],
    hides: ['No rates right now'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2.5.8 (258)')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Green up' })).toBeChecked();
  },
};

/** The row shows it before it is needed. */
export const FundPasswordMissing: Story = {
  args: { hasFundPassword: false },
  parameters: rests({ shows: ['Not set', 'Fund password'] }),
};

/** The verification result shows beside the name; the first row leads to verification. */
export const VerificationRejected: Story = {
  args: { profile: ready(examples.profileRejected) },
  parameters: rests({ shows: ['Lena Marie Hartmann', 'Rejected'] }),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('link', { name: 'Verification' });
    await expect(row).toHaveAttribute('href', '#verification');
  },
};

export const Currency: Story = {
  parameters: rests({
    dialog: 'Currency',
    shows: ['Rates: ECB.', 'Japanese Yen', '1 USDT = 0.8642 EUR'],
  }),
  play: async ({ canvasElement }) => {
    const sheet = await openCurrencies(canvasElement, /^Currency EUR/);
    await expect(sheet.getByText(/Rates: ECB\./)).toBeVisible();
    await expect(sheet.getByText('1 USDT = 0.8642 EUR')).toBeVisible();
    blurField();
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
  parameters: rests({
    dialog: 'Currency',
    shows: ['Rates are sandbox examples.', '1 USDT = 0.92 EUR'],
  }),
  play: async ({ canvasElement }) => {
    // The selected currency has no rate, so a fallback is used.
    const sheet = await openCurrencies(canvasElement, /^Currency USD/);
    await expect(sheet.getByText(/Rates are sandbox examples/)).toBeVisible();
    blurField();
  },
};

export const NoRates: Story = {
  args: { currency: { code: 'EUR', rates: undefined, isLoading: false } },
  parameters: rests({ shows: ['No rates right now. Values appear in USDT.', 'ID 4820193'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No rates right now/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Currency/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { profile: loading, currency: { code: 'EUR', rates: undefined, isLoading: true } },
  parameters: rests({
    shows: ['Loading', 'Theme', 'Price colours', 'Language'],
    hides: ['4820193'],
    has: [`.${skeleton.row}`],
  }),
};

export const Failed: Story = {
  args: {
    profile: failed(new Error('The server did not answer in time'), retry, 0),
    currency: { code: 'EUR', rates: undefined, isLoading: false },
  },
  parameters: rests({
    shows: ['Your profile could not be loaded. You can still use the settings below.', 'Try again', 'Theme'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Dark' })).toBeEnabled();
  },
};

export const NotLoggedIn: Story = {
  args: { profile: undefined, currency: undefined },
  parameters: rests({
    shows: ['Log in', 'Theme', 'Language', 'About', '2.5.8 (258)'],
    hides: ['Fund password', 'Log out'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    await expect(canvas.queryByText('Fund password')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await expect(canvas.getByText('Language')).toBeVisible();
  },
};

export const ConfirmLogout: Story = {
  parameters: rests({
    dialog: 'Log out?',
    shows: ['You’ll be logged out in all tabs on this device.', 'Stay logged in'],
  }),
  play: async ({ canvasElement, args }) => {
    const sheet = await askToLogOut(canvasElement);
    await expect(sheet.getByText(/You’ll be logged out in all tabs on this device/)).toBeVisible();
    await expect(args.onLogout).not.toHaveBeenCalled();
    blurField();
  },
};

export const ChangesDisplay: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Red up' }));
    await expect(args.onDirection).toHaveBeenCalledWith('red-up');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide balances at start' }));
    await expect(args.onHidesBalances).toHaveBeenCalledWith(true);
  },
};

export const ChangesThemeWhileLoading: Story = {
  tags: ['interaction'],
  args: Loading.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'System' }));
    await expect(args.onTheme).toHaveBeenCalledWith('system');
  },
};

export const ChoosesCurrency: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const sheet = await openCurrencies(canvasElement, /^Currency EUR/);
    await userEvent.click(sheet.getByRole('button', { name: /Japanese Yen/ }));
    await expect(args.onCurrency).toHaveBeenCalledWith('JPY');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
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

export const LogsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const sheet = await askToLogOut(canvasElement);
    await userEvent.click(sheet.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
