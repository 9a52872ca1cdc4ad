import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { newsArticles } from '../../../contracts/examples/help.ts';
import { notices } from '../../../contracts/examples/notices.ts';
import * as read from '../../../src/api/readers/notices.ts';
import { NoticesView } from '../../../src/screens/help/NoticesView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const retry = fn();
const { list: rows, count } = read.notices(notices);
const [newLogIn, passwordReset] = rows;

const meta = {
  title: 'screens/help/Notices',
  component: NoticesView,
  parameters: { layout: 'fullscreen' },
  args: {
    tab: 'personal',
    onTab: fn(),
    announcements: ready(newsArticles.list),
    onAnnouncement: fn(),
    notices: ready({ rows, count, more: 'none' }),
    hasUnread: true,
    opened: undefined,
    onOpen: fn(),
    onClose: fn(),
    onReadAll: fn(),
    onLogin: fn(),
    onMore: fn(),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    orderHref: () => '#order',
    applicationHref: () => '#application',
    hrefs: {
      ForgotPassword: '#password',
      Verification: '#verification',
      Security: '#security',
      Passkeys: '#passkeys',
      Account: '#account',
      BankCard: '#bankCard',
      WithdrawalAddresses: '#addresses',
      LeverTrade: '#lever',
      OptionTrade: '#option',
      HostingOrders: '#hosting',
      NewCoins: '#coins',
      deposits: '#deposits',
      withdrawals: '#withdrawals',
    },
    offlineBar: undefined,
  },
} satisfies Meta<typeof NoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      'New login to your account',
      'Firefox on Linux, IP address 203.0.113.x',
      'Withdrawals are on hold until 21 Nov, 17:30',
      'Mark all read',
      '1–3 of 3',
    ],
  }),
};

export const Loading: Story = {
  args: { notices: loading, hasUnread: false },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Notices'] }),
};

export const Failed: Story = {
  args: { notices: failed(fault, retry, at), hasUnread: false },
  parameters: rests({ shows: ['Your notices could not be loaded', 'Try again'] }),
};

/** A plain back end has no notices of the account. */
export const Unsupported: Story = {
  name: 'Account notices not available',
  args: { notices: failed(fault, retry, at), isUnsupported: true, hasUnread: false },
  parameters: rests({
    shows: ['Account notices are not available here'],
    hides: ['could not be loaded', 'Try again'],
  }),
};

export const Empty: Story = {
  args: { notices: ready({ rows: [], count: 0, more: 'none' }), hasUnread: false },
  parameters: rests({ shows: ['No notices yet'], hides: ['Mark all read'] }),
};

export const Refreshing: Story = {
  // Never settles, so that the state stays visible.
  args: { onRefresh: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Updating', 'New login to your account'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    blurField();
  },
};

/** A visitor sees public announcements. */
export const NotLoggedIn: Story = {
  args: { tab: 'announcements', notices: undefined, hasUnread: false },
  parameters: rests({
    shows: ['Maintenance on 24 November', 'Withdrawals pause for one hour', '20 Nov 2026'],
    hides: ['Log in'],
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Maintenance/ }));
    await expect(args.onAnnouncement).toHaveBeenCalledWith(1);
    blurField();
  },
};

export const PersonalOfVisitor: Story = {
  args: { notices: undefined, hasUnread: false },
  parameters: rests({ shows: ['Log in to see your notices', 'Log in'] }),
};

export const NoAnnouncements: Story = {
  args: { tab: 'announcements', announcements: ready([]) },
  parameters: rests({ shows: ['No announcements'], hides: ['Mark all read'] }),
};

export const AnnouncementsFailed: Story = {
  args: { tab: 'announcements', announcements: failed(fault, retry, at) },
  parameters: rests({ shows: ['Announcements could not be loaded', 'Try again'] }),
};

export const AllRead: Story = {
  args: {
    notices: ready({ rows: rows.map((row) => ({ ...row, is_read: true })), count, more: 'none' }),
    hasUnread: false,
  },
  parameters: rests({ shows: ['Your password was reset'], hides: ['Unread', 'Mark all read'] }),
};

export const NewLogIn: Story = {
  args: { opened: newLogIn },
  parameters: rests({
    dialog: 'New login to your account',
    shows: [
      'This wasn’t you?',
      'Someone knows your password.',
      'a•••@example.com',
      'Set new password',
      'Get help',
    ],
  }),
  play: blurField,
};

export const PasswordReset: Story = {
  args: { opened: passwordReset },
  parameters: rests({
    dialog: 'Your password was reset',
    shows: [
      'Safari on iOS',
      'Withdrawals on hold until',
      'Someone can read your codes.',
      'remove passkeys and wallets',
    ],
  }),
  play: blurField,
};

const device = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x' };
const held = { ...device, held_until_ms: String(at + 86_400_000) };

/** A new password leaves the passkey, so the notice leads to its removal first. */
export const PasskeyAdded: Story = {
  args: {
    opened: {
      ...newLogIn!,
      kind: 'account.passkeyAdded',
      page: 'Security',
      about: { ...held, name: 'Phone' },
    },
  },
  parameters: rests({
    dialog: 'A passkey was added',
    shows: [
      'First remove this passkey under Security, then set a new password and get help.',
      'A new password does not remove passkeys and wallets',
    ],
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement.ownerDocument.body).getByRole('link', { name: 'Passkeys' });
    await expect(link).toHaveAttribute('href', '#passkeys');
    blurField();
  },
};

export const WalletBound: Story = {
  args: {
    opened: {
      ...newLogIn!,
      kind: 'account.walletBound',
      page: 'Account',
      about: { ...held, to: '0x52…9a1c' },
    },
  },
  parameters: rests({
    dialog: 'A wallet was added for logging in',
    shows: [
      'First remove this wallet under Account, then set a new password and get help.',
      'A new password does not remove passkeys and wallets',
    ],
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement.ownerDocument.body).getByRole('link', { name: 'Account' });
    await expect(link).toHaveAttribute('href', '#account');
    blurField();
  },
};

/** First step of an attacker who takes an account over. */
export const AddressSaved: Story = {
  args: {
    opened: {
      ...newLogIn!,
      kind: 'withdrawal.addressSaved',
      page: 'WithdrawalAddresses',
      about: { ...device, coin: 'USDT', over: 'TRC20' },
    },
  },
  parameters: rests({
    dialog: 'A withdrawal address was saved',
    shows: ['For USDT over TRC20.', 'Firefox on Linux', 'Withdrawal addresses'],
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement.ownerDocument.body).getByRole('link', { name: 'Withdrawal addresses' });
    await expect(link).toHaveAttribute('href', '#addresses');
    blurField();
  },
};

/** Leads to withdrawals in the records, whatever its icon. */
export const WithdrawalSent: Story = {
  args: {
    opened: {
      ...newLogIn!,
      kind: 'withdrawal.sent',
      category: 'withdrawal',
      page: 'AssetRecord',
      about: { amount: '50', coin: 'USDT' },
    },
  },
  parameters: rests({
    dialog: 'A withdrawal was sent',
    shows: ['50.00 USDT is on its way.', 'Asset records'],
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement.ownerDocument.body).getByRole('link', { name: 'Asset records' });
    await expect(link).toHaveAttribute('href', '#withdrawals');
    blurField();
  },
};

/** The notice states that the back end omits the amount, and leaves no gap. */
export const AmountNotReported: Story = {
  args: {
    opened: {
      ...newLogIn!,
      kind: 'deposit.credited',
      category: 'deposit',
      page: 'AssetRecord',
      about: { coin: 'USDT' },
    },
  },
  parameters: rests({
    dialog: 'Your deposit has been credited',
    shows: ['The amount is not available. Check your asset records.', 'Asset records'],
  }),
  play: () => blurField(),
};

/** A device with an unknown user agent. */
export const UnknownDevice: Story = {
  args: { opened: { ...newLogIn!, about: { browser: '', system: '', network: '' } } },
  parameters: rests({ dialog: 'New login to your account', shows: ['Unknown device'] }),
  play: blurField,
};

/** Unknown kinds show the server's text, with the icon of their topic. */
export const UnknownKinds: Story = {
  name: 'Notices of an unknown kind',
  args: {
    hasUnread: false,
    notices: ready({
      rows: [
        ['withdrawal', 'Your withdrawal is in review'],
        ['deposit', 'Your deposit has arrived'],
        ['attention', 'Your deposit claim was rejected'],
        ['verification', 'Your basic verification is approved'],
        ['weather', 'Something else has happened'],
      ].map(([category, title], index) => ({
        ...newLogIn!,
        id: 9 - index,
        is_read: true,
        kind: 'example.kind',
        category: category!,
        title: title!,
        about: {},
      })),
      count: 5,
      more: 'none',
    }),
  },
  parameters: rests({ shows: ['Your withdrawal is in review', 'Something else has happened'] }),
};

export const Offline: Story = {
  args: { offlineBar: <OfflineBar pausedAt={at - 40_000} onRetry={fn()} /> },
  parameters: rests({ shows: ['Offline.', 'New login to your account'] }),
};

export const NextFailed: Story = {
  args: { notices: ready({ rows, count: 146, more: 'failed' }) },
  parameters: rests({ shows: ['The next page did not load.', '1–3 of 146'] }),
};

export const OpensAndMarks: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Unread\s*New login/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(newLogIn);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
  },
};
