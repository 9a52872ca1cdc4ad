import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../contracts/examples/account.ts';
import { bankCard } from '../../../contracts/examples/bank.ts';
import { closingOpen, copyDeclined } from '../../../contracts/examples/review.ts';
import * as read from '../../../src/api/readers/account.ts';
import * as later from '../../../src/api/readers/accountLater.ts';
import { codesSent } from '../../../src/components/codes/codesSent.ts';
import type { CodeAnswer } from '../../../src/components/codes/useCode.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import { AccountView } from '../../../src/screens/account/AccountView.tsx';
import { LeavingSheet, type LeavingSheetProps } from '../../../src/screens/account/LeavingSheet.tsx';
import { RequestSheet, type RequestSheetProps } from '../../../src/screens/account/RequestSheet.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const none = { copy: { last: undefined }, closing: { last: undefined } };

const meta = {
  title: 'screens/account/Leaving',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: () => {
    codesSent.clear();
    clearToasts();
  },
  args: {
    profile: ready(read.profile(examples.profileVerified)),
    advanced: 0,
    card: bankCard,
    security: ready(later.security(examples.security)),
    channels: ['mail', 'sms'],
    invitation: 'MRD7Q4KX',
    links: { verification: '#verification', bankCard: '#bankCard', promotion: '#promotion' },
    accountRequests: none,
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

const taken = (): Promise<Refused | undefined> => Promise.resolve(undefined);
const asking: LeavingSheetProps = {
  requestKind: 'closing',
  declined: undefined,
  hindrance: undefined,
  keptYears: 5,
  email: 'a•••@example.com',
  address: { channel: 'mail', to: 'a•••@example.com' },
  isByWallet: false,
  isOffline: false,
  onSendCode: fn((): Promise<CodeAnswer> => Promise.resolve({ waitS: 60 })),
  onAsk: taken,
  onRefused: showRefusal,
  onClose: fn(),
};
const request: RequestSheetProps = {
  requestKind: 'closing',
  request: closingOpen,
  isWithdrawing: false,
  onWithdraw: fn(),
  onClose: fn(),
};

/** The sheet is focused when it opens. */
const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
  blurField();
};

/** Both requests stay until they are decided. */
export const Requested: Story = {
  args: {
    accountRequests: { closing: { last: closingOpen }, copy: { last: { ...closingOpen, id: 52 } } },
  },
  parameters: rests({ shows: ['Close account', 'Requested 21 Nov, 14:20, under review'] }),
};

export const Decided: Story = {
  name: 'Request decided',
  args: {
    accountRequests: {
      closing: { last: { ...closingOpen, state: 'rejected' } },
      copy: { last: { ...closingOpen, state: 'approved' } },
    },
  },
  parameters: rests({ shows: ['Declined 21 Nov, 14:20', 'Sent 21 Nov, 14:20'] }),
};

/** A copy can only be sent to an email address. */
export const NoAddress: Story = {
  args: {
    profile: ready(read.profile({ ...examples.profile, email: '', username: 'lena_h' })),
    accountRequests: { ...none, copy: undefined },
  },
  parameters: rests({ shows: ['Contact support to change this', 'Permanent, after our review'] }),
};

export const AskClosing: Story = {
  args: { sheets: <LeavingSheet {...asking} /> },
  parameters: rests({
    dialog: 'Close account',
    shows: [
      'Deleted immediately: your login, email, phone, bank account, fund password, notices and sessions.',
      'Kept because the law requires it, then deleted after 5 years: your verification and the agreements you accepted.',
      ...['Login password', 'To a•••@example.com', 'Request closure'],
    ],
  }),
  play: opened,
};

/** The screen lists blockers before it sends a code. */
export const Hindered: Story = {
  name: 'Closing not yet possible',
  args: { sheets: <LeavingSheet {...asking} hindrance="This account has open orders. Cancel them first" /> },
  parameters: rests({
    dialog: 'Close account',
    shows: ['Not yet possible.', 'This account has open orders. Cancel them first'],
    hides: ['Request closure', 'Login password'],
  }),
  play: opened,
};

export const AskCopy: Story = {
  args: { sheets: <LeavingSheet {...asking} requestKind="copy" /> },
  parameters: rests({
    dialog: 'Get a copy of your data',
    shows: ['We review your request, then send the file to a•••@example.com.', 'Request copy'],
    hides: ['Kept because the law requires it'],
  }),
  play: opened,
};

export const AskAgain: Story = {
  args: { sheets: <LeavingSheet {...asking} requestKind="copy" declined={copyDeclined} /> },
  parameters: rests({
    dialog: 'Get a copy of your data',
    shows: ['Your last request was declined.', 'A sandbox does not send copies', 'Request copy'],
  }),
  play: opened,
};

/** A username account has only its password as proof. */
export const AskWithoutAddress: Story = {
  args: { sheets: <LeavingSheet {...asking} address={undefined} email="" /> },
  parameters: rests({
    dialog: 'Close account',
    shows: ['Login password', 'Request closure'],
    hides: ['Verification code'],
  }),
  play: opened,
};

export const ClosingOpen: Story = {
  args: { sheets: <RequestSheet {...request} /> },
  parameters: rests({
    dialog: 'Closing requested',
    shows: ['Requested 21 Nov 2026, 14:20.', 'Cancel request', 'Keep request'],
    hides: ['Sandbox.'],
  }),
  play: opened,
};

export const CopyOpen: Story = {
  args: {
    sheets: <RequestSheet {...request} requestKind="copy" request={{ ...closingOpen, is_sandbox: true }} />,
  },
  parameters: rests({ dialog: 'Copy requested', shows: ['Sandbox.', 'Cancel request'] }),
  play: opened,
};

export const NamesEmptyFields: Story = {
  args: { sheets: <LeavingSheet {...asking} /> },
  parameters: rests({
    dialog: 'Close account',
    shows: ['Enter your login password', 'Enter the verification code'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Request closure' }));
    await canvas.findByText('Enter your login password');
    blurField();
  },
};

export const OpensTheSheets: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Get a copy/ }));
    await expect(args.onAccountRequest).toHaveBeenLastCalledWith('copy');
    await userEvent.click(canvas.getByRole('button', { name: /^Close account/ }));
    await expect(args.onAccountRequest).toHaveBeenLastCalledWith('closing');
  },
};

const ask = fn(taken);

/** The request carries a code for this purpose and the password. */
export const SendsTheProof: Story = {
  tags: ['interaction'],
  args: { sheets: <LeavingSheet {...asking} onAsk={ask} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(asking.onSendCode).toHaveBeenCalledWith('closing', 'mail'));
    await userEvent.type(canvas.getByLabelText('Login password'), 'correct horse 7');
    await userEvent.type(canvas.getByLabelText(/code/i, { selector: 'input' }), '482013');
    await userEvent.click(canvas.getByRole('button', { name: 'Request closure' }));
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith({ loginPassword: 'correct horse 7', code: '482013' }),
    );
  },
};

const withdraw = fn();
export const Withdraws: Story = {
  tags: ['interaction'],
  args: { sheets: <RequestSheet {...request} onWithdraw={withdraw} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    await expect(withdraw).toHaveBeenCalledOnce();
  },
};
