import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/account.ts';
import { bankCard, noBankCard } from '../../../contracts/examples/bank.ts';
import * as read from '../../../src/api/readers/account.ts';
import * as later from '../../../src/api/readers/accountLater.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { AccountView } from '../../../src/screens/account/AccountView.tsx';
import { ContactSheet, type ContactSheetProps } from '../../../src/screens/account/security/ContactSheet.tsx';
import { BindWalletSheet } from '../../../src/screens/account/wallets/BindWalletSheet.tsx';
import { BoundWalletSheet } from '../../../src/screens/account/wallets/BoundWalletSheet.tsx';
import { noContact } from '../../../src/screens/account/security/contactForm.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, blurFaultyField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const security = ready(later.security(examples.security));
const fault = new Error('The server did not answer in time');
const retry = fn();

const meta = {
  title: 'screens/account/Account',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    codesSent.clear();
    clearToasts();
  },
  args: {
    profile: ready(read.profile({ ...examples.profileVerified, username: 'lena_h' })),
    advanced: 0,
    security,
    channels: ['mail', 'sms'],
    card: bankCard,
    accountRequests: { copy: { last: undefined }, closing: { last: undefined } },
    invitation: 'MRD7Q4KX',
    links: { verification: '#verification', bankCard: '#bankCard', promotion: '#promotion' },
    onContact: fn(),
    onBindWallet: fn(),
    onWallet: fn(),
    onAccountRequest: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    offlineBar: undefined,
    sheets: null,
  },
} satisfies Meta<typeof AccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['Lena Marie Hartmann', 'Account 4820193', 'lena_h', 'a•••@example.com', 'Not linked'],
      ...['Basic since 20 Nov 2026', 'Bank account', 'Sample Bank Köln · •••• 3000'],
      ...['Get a copy of your data', 'Close account'],
      ...['Sent to you by email', 'Permanent, after our review'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Bank account/ })).toHaveAttribute('href', '#bankCard');
  },
};

/** Neither address nor verification: the account has only its username. */
export const UsernameOnly: Story = {
  args: {
    profile: ready(read.profile({ ...examples.profile, email: '', username: 'lena_h' })),
    security: ready(later.security(examples.securityBare)),
  },
  parameters: rests({ shows: ['For account recovery', 'Not verified', 'lena_h'] }),
};

export const NoBankCard: Story = {
  args: { card: noBankCard },
  parameters: rests({ shows: ['Bank account', 'None linked'], hides: ['Sample Bank Köln'] }),
};

export const BankCardUnknown: Story = {
  name: 'Bank card could not be loaded',
  args: { card: undefined },
  parameters: rests({ shows: ['Bank account'], hides: ['None linked', 'Sample Bank Köln'] }),
};

export const Advanced: Story = {
  args: { advanced: 2 },
  parameters: rests({ shows: ['Advanced', 'Basic since 20 Nov 2026'] }),
};

/** This site cannot send text messages. */
export const ChannelMissing: Story = {
  args: { channels: ['mail'] },
  parameters: rests({ shows: ['This site does not send text messages', 'Not linked'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Email/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Phone/ })).toBeNull();
  },
};

/** A plain back end binds nothing. */
export const Plain: Story = {
  name: 'No contact can be added',
  args: {
    security: undefined,
    advanced: undefined,
    accountRequests: { copy: undefined, closing: undefined },
  },
  parameters: rests({ shows: ['a•••@example.com', 'Verification', 'Basic'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Email/ })).toBeNull();
    await expect(canvas.getAllByText('Contact support to change this')).toHaveLength(2);
  },
};

export const PartFailed: Story = {
  args: { security: failed(fault, retry, 0), accountRequests: { copy: undefined, closing: undefined } },
  parameters: rests({ shows: ['Email and phone cannot be changed right now.', 'Try again', 'lena_h'] }),
};

export const Loading: Story = {
  args: { profile: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Account'], hides: ['Verification'] }),
};

export const Failed: Story = {
  args: { profile: failed(fault, retry, 0) },
  parameters: rests({ shows: ['Your profile could not be loaded', 'Try again'], hides: ['Verification'] }),
};

const accepted = (): Promise<Refused | undefined> => Promise.resolve(undefined);
const sheet: ContactSheetProps = {
  kind: 'mobile',
  isChange: false,
  proof: { channel: 'mail', to: 'a•••@example.com' },
  isByWallet: false,
  holdMinutes: 1440,
  isSandbox: false,
  isOffline: false,
  country: { dialCode: '49', region: 'DE' },
  onCountry: fn(),
  countryHref: '#countries',
  onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onSendOwnCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onSubmit: accepted,
  onRefused: showRefusal,
  onClose: fn(),
};
const filled = (values: object) => ({
  initial: { ...noContact('mobile'), ...values },
  onValues: fn(),
});
const entries = { phone: '15123456789', code: '482013', ownCode: '739201', password: 'correct horse 7' };

/** The sheet is focused when it opens. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
  blurField();
};
/** Submits the form of the sheet. */
const save = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save phone number' }));

/** An account with an email address also needs its code. */
export const BindContact: Story = {
  args: { sheets: <ContactSheet {...sheet} draft={filled({ phone: '15123456789' })} /> },
  parameters: rests({
    dialog: 'Link a phone number',
    shows: [
      ...['+49', 'Code sent to the new phone', 'Code sent to your email', 'To a•••@example.com'],
      ...['Login password', 'Withdrawals are on hold for 24 hours after this change.', 'Save phone number'],
    ],
  }),
  play: opened,
};

/** A username account has only its password as proof. */
export const BindFirst: Story = {
  args: { sheets: <ContactSheet {...sheet} kind="email" proof={undefined} /> },
  parameters: rests({
    dialog: 'Link an email address',
    shows: ['New email address', 'Code sent to the new email', 'Login password', 'Save email'],
    hides: ['Code sent to your email'],
  }),
  play: opened,
};

export const ChangeContact: Story = {
  args: { sheets: <ContactSheet {...sheet} kind="email" isChange /> },
  parameters: rests({
    dialog: 'Change email',
    shows: ['New email address', 'Code sent to your email', 'To a•••@example.com'],
  }),
  play: opened,
};

export const BindInvalid: Story = {
  args: { sheets: <ContactSheet {...sheet} draft={filled({ phone: '151' })} /> },
  parameters: rests({
    dialog: 'Link a phone number',
    shows: [
      ...['This phone number is too short for its country', 'Enter the verification code'],
      ...['Enter your login password'],
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await save(canvasElement);
    await canvas.findByText('This phone number is too short for its country');
    await blurFaultyField();
  },
};

/** Only a user who proves control of the address learns that another account uses it. */
export const ContactTaken: Story = {
  name: 'Address already in use',
  args: {
    sheets: (
      <ContactSheet
        {...sheet}
        draft={filled(entries)}
        onSubmit={() =>
          Promise.resolve({ fields: { phone: 'Another account has this address. Use another one' } })
        }
      />
    ),
  },
  parameters: rests({
    dialog: 'Link a phone number',
    shows: ['Another account has this address. Use another one'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await save(canvasElement);
    await canvas.findByText('Another account has this address. Use another one');
    await blurFaultyField();
  },
};

const walletForm = {
  isByWallet: false,
  address: { channel: 'mail' as const, to: 'a•••@example.com' },
  holdMinutes: 1440,
  isSandbox: false,
  isOffline: false,
  onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onSubmit: accepted,
  onRefused: showRefusal,
  onClose: fn(),
};
const boundWallet = {
  network: 'erc' as const,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  bound_ms: Date.UTC(2026, 10, 20, 9),
};

export const BindWallet: Story = {
  args: { sheets: <BindWalletSheet {...walletForm} networks={['erc', 'trc']} /> },
  parameters: rests({
    dialog: 'Link a wallet',
    shows: [
      ...['Login password', 'To a•••@example.com', 'You sign one message, nothing else.'],
      ...['Withdrawals are on hold for 24 hours after this change.', 'Connect and sign'],
    ],
  }),
  play: opened,
};

/** An account of a wallet alone: its wallet confirms in place of a password. */
export const BindWalletByWallet: Story = {
  args: {
    sheets: <BindWalletSheet {...walletForm} isByWallet address={undefined} networks={['erc', 'trc']} />,
  },
  parameters: rests({
    dialog: 'Link a wallet',
    shows: ['Your account has no login password.'],
    hides: ['So that only you'],
  }),
  play: opened,
};

export const LinkedWallets: Story = {
  args: {
    profile: ready(
      read.profile({
        ...examples.profileVerified,
        has_password: true,
        wallets: [
          boundWallet,
          { network: 'trc', address: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH', bound_ms: boundWallet.bound_ms },
        ],
      }),
    ),
  },
  parameters: rests({ shows: ['0x5aAe…f1BeAed', 'TUEZSd…xhGWYdH', 'Link a wallet'] }),
};

export const RemoveWallet: Story = {
  args: { sheets: <BoundWalletSheet {...walletForm} wallet={boundWallet} isLast={false} /> },
  parameters: rests({
    dialog: 'ERC wallet',
    shows: ['Linked 20 Nov 2026', 'Remove wallet', 'Login password'],
  }),
  play: opened,
};

/** The last way to log in stays, and the sheet says so before anything is sent. */
export const LastWallet: Story = {
  args: { sheets: <BoundWalletSheet {...walletForm} wallet={boundWallet} isLast /> },
  parameters: rests({
    dialog: 'ERC wallet',
    shows: ['This wallet is your last way to log in.'],
    hides: ['Login password'],
  }),
  play: opened,
};

export const OpensTheSheets: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Email/ }));
    await expect(args.onContact).toHaveBeenLastCalledWith('email');
    await userEvent.click(canvas.getByRole('button', { name: /^Phone/ }));
    await expect(args.onContact).toHaveBeenLastCalledWith('mobile');
  },
};

/** Both codes are sent automatically, each to its own address. */
export const SendsBothCodes: Story = {
  tags: ['interaction'],
  args: { sheets: <ContactSheet {...sheet} draft={filled({ phone: '15123456789' })} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [ofNew, ofOwn] = await canvas.findAllByRole('button', { name: 'Send code' });
    await userEvent.click(ofOwn!);
    await waitFor(() => expect(sheet.onSendOwnCode).toHaveBeenCalledWith('contact', 'mail'));
    await expect(sheet.onSendCode).not.toHaveBeenCalled();
    await userEvent.click(ofNew!);
    await waitFor(() =>
      expect(sheet.onSendCode).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'mobile', address: '15123456789', dialCode: '49' }),
      ),
    );
  },
};
