import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityHeld } from '../../../contracts/examples/account.ts';
import {
  heldAddress,
  readyAddress,
  reviewedWithdrawal,
  waitingAddress,
  withdrawalAddresses,
  withdrawalCurrencies,
} from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalCoin, WithdrawalNetwork } from '../../../src/api/withdrawal.ts';
import { savedAddressesOf } from '../../../src/screens/withdrawal/addresses/savedAddresses.ts';
import { WithdrawView, type WithdrawBasics } from '../../../src/screens/withdrawal/WithdrawView.tsx';
import type { WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../rests.ts';
import { showRefusal, withToasts } from '../../toasts.tsx';
import {
  amountField,
  amountOf,
  answers,
  asked,
  holds,
  info,
  open,
  sendAll,
  sends,
  sentSays,
  startAnew,
  tapWithdraw,
  toKeypad,
  wiring,
} from './withdrawing.ts';

const coins = withdrawalCurrencies as WithdrawalCoin[];
const networks = coins.find(({ name }) => name === 'USDT')!.networks!;
const saved = (rows: typeof withdrawalAddresses) =>
  savedAddressesOf(rows, coins, 0).filter(({ coin }) => coin === 'USDT');
const basics: WithdrawBasics = {
  coins: coins.map(({ name }) => name),
  coin: 'USDT',
  coinId: 3,
  networks,
  info,
  addresses: saved(withdrawalAddresses),
  hasFundPassword: true,
};
const suspend = (why: string): WithdrawalNetwork[] =>
  networks.map((each) => (each.network === 'trc20' ? { ...each, suspended: why } : each));
const made: WithdrawalValues = {
  type: 'address',
  coin: 'USDT',
  currency: '3',
  network: 'trc20',
  address: readyAddress.address,
  amount: '500',
  remark: '',
  receipt: '499',
  rate: '',
};

const meta = {
  title: 'screens/withdrawal/Withdraw',
  component: WithdrawView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: startAnew,
  args: { ...wiring, basics: ready(basics), network: 'trc20', bankHref: '#bank' },
} satisfies Meta<typeof WithdrawView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 500 less 1 are 499. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT', 'TRC20', 'Ledger at home', 'TMrdnS…F4hJ8bN', 'Manage addresses', 'Max'],
      ...['Min. 20.00 · Available 12,480.50', 'Visible only to you', '−1.00 USDT', '499.00'],
      ...['in 12 to 48 hours', 'Median of the last 100', '84 minutes', '2 of 3 withdrawals'],
      ...['Next day begins', '22 Nov 2026', 'is frozen while we review the request.'],
      'Withdrawals that you cancel count for the day. Rejected ones do not.',
      ...['A sent withdrawal cannot be reversed.', 'We never ask for a payment', 'Withdraw 500.00 USDT'],
    ],
    has: ['a[href="#bank"]', 'a[href="#addresses"]', 'a[href="#records"]'],
  }),
  play: amountOf('500'),
};

export const NoAddress: Story = {
  args: { basics: ready({ ...basics, addresses: [] }) },
  parameters: rests({
    shows: ['Set a withdrawal address first', 'No USDT address is saved for TRC20.', 'Add address'],
    has: ['a[href="#add&network=trc20"]'],
  }),
  play: amountOf('500'),
};

export const AddressHeld: Story = {
  args: { network: 'erc20', basics: ready({ ...basics, addresses: saved([heldAddress, readyAddress]) }) },
  parameters: rests({
    shows: ['Office wallet', 'This address can be used in 18 hours', '0x1111…9990000'],
    hides: ['Ledger at home'],
  }),
  play: amountOf('500'),
};

export const AddressWaiting: Story = {
  args: { basics: ready({ ...basics, addresses: saved([waitingAddress]) }) },
  parameters: rests({ shows: ['New phone', 'Confirm this address first, under Manage addresses'] }),
  play: amountOf('500'),
};

export const Suspended: Story = {
  args: { basics: ready({ ...basics, networks: suspend('TRON is being upgraded until 18:00 UTC.') }) },
  parameters: rests({
    shows: [
      'Withdrawals of USDT on TRC20 are suspended.',
      ...['TRON is being upgraded until 18:00 UTC.', 'Withdrawals are suspended'],
    ],
  }),
  play: amountOf('500'),
};

export const NoCoin: Story = {
  args: { basics: ready({ ...basics, coins: [], coin: '', coinId: undefined, info: undefined }) },
  parameters: rests({ shows: ['No coin can be withdrawn now'], hides: ['Max'] }),
};

/** The toast is the app's own; the form stays as it was. */
export const SessionExpired: Story = {
  args: {
    onSend: sends(async () => {
      showRefusal('Your session has ended. Log in again');
      return undefined;
    }),
  },
  parameters: rests({
    toasts: ['Your session has ended. Log in again'],
    shows: ['Ledger at home', 'Withdraw 500.00 USDT'],
  }),
  play: sentSays('Your session has ended. Log in again'),
};

export const Loading: Story = {
  args: { basics: loading },
  parameters: rests({ has: ['[role=status] [aria-hidden=true]'], shows: ['Withdraw'], hides: ['Max'] }),
};

export const Failed: Story = {
  args: { basics: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Fee and limits could not be loaded', 'Try again'], hides: ['Max'] }),
};

export const KycRequired: Story = {
  args: { levels: { basic: 2, advanced: 1 } },
  parameters: rests({
    dialog: 'Please complete KYC Verification first',
    shows: ['Go to verification', 'Not now', 'Under review'],
  }),
  play: asked('Please complete KYC Verification first'),
};

export const FundPasswordMissing: Story = {
  args: { basics: ready({ ...basics, hasFundPassword: false }) },
  parameters: rests({
    dialog: 'Set a fund password first',
    shows: ['Set fund password', 'Not now', 'you come back here afterwards'],
    has: ['a[href="#fundPassword"]'],
  }),
  play: asked('Set a fund password first'),
};

export const NoCodeAddress: Story = {
  args: { ownAddress: undefined },
  parameters: rests({
    shows: ['Add an e-mail address or phone number first', 'Add one', 'confirmed with a code'],
    has: ['a[href="#account"]'],
  }),
};

export const WithdrawalsHeld: Story = {
  args: { holds },
  parameters: rests({
    shows: [
      ...['Withdrawals are held', 'Until 22 Nov 2026', 'Login password changed', 'Was this not you?'],
      ...['Possible again in 22 hours. Your entries are kept.', 'Nothing is frozen.'],
    ],
    has: ['a[href="#security"]'],
  }),
  play: amountOf('500'),
};

/** Their owner has to end it. */
export const HeldByOwner: Story = {
  args: { holds: securityHeld.withdrawal_holds.slice(0, 1) },
  parameters: rests({
    shows: ['You hold them yourself.', 'You hold your withdrawals. Your entries are kept.'],
  }),
};

export const DailyLimitReached: Story = {
  args: { basics: ready({ ...basics, info: { ...info, left_today: 0 } }) },
  parameters: rests({
    shows: [
      'You have used your 3 withdrawals for today.',
      ...['The next day begins 22 Nov 2026', '0 of 3 withdrawals'],
    ],
  }),
  play: amountOf('500'),
};

export const AmountMissing: Story = {
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: async (place) => {
    await tapWithdraw(place);
    await waitFor(() => expect(amountField(place)).toHaveFocus());
  },
};

export const UnderMinimum: Story = {
  parameters: rests({ shows: ['Minimum: 20.00 USDT'], focus: 'Amount' }),
  play: async (place) => {
    await amountOf('19.99')(place);
    await tapWithdraw(place);
    await waitFor(() => expect(amountField(place)).toHaveFocus());
  },
};

export const InsufficientBalance: Story = {
  args: { basics: ready({ ...basics, info: { ...info, limit_day: undefined, limit_left: undefined } }) },
  parameters: rests({ shows: ['Insufficient wallet balance', 'Use 12,480.50', 'Max'] }),
  play: amountOf('12480.51'),
};

export const OverLimit: Story = {
  parameters: rests({
    shows: ['You can withdraw 9,500.00 USDT more today', 'Use 9,500.00', 'Daily limit'],
  }),
  play: amountOf('9500.01'),
};

/** Nothing is taken for zero. */
export const CostUnknown: Story = {
  args: {
    basics: ready({
      ...basics,
      info: { ...info, rate: undefined, min_number: undefined, networks: undefined, bank: undefined },
    }),
  },
  parameters: rests({ shows: ['Fee and minimum are not known right now. Try again later.', '—'] }),
  play: amountOf('500'),
};

export const Keypad: Story = {
  parameters: rests({
    dialog: 'Enter fund password',
    shows: ['499.00', 'Ledger at home', 'TMrdnS…F4hJ8bN', 'TRC20', 'Forgot fund password?', '500.00'],
    has: ['a[href="#fundPassword"]'],
  }),
  play: async (place) => {
    await toKeypad(place);
    blurField();
  },
};

/** The code before it. */
export const AsksCode: Story = {
  parameters: rests({
    dialog: 'Confirm withdrawal',
    shows: [
      'To l•••n@posteo.example',
      'Send code',
      'Continue',
      '499.00',
      'Ledger at home',
      'TMrdnS…F4hJ8bN',
      'TRC20',
    ],
  }),
  play: asked('Confirm withdrawal'),
};

export const CodeWrong: Story = {
  args: {
    onSend: answers({
      reason: 'session.codeInvalid',
      triesLeft: 2,
      fields: { code: 'Wrong or expired code. 2 attempts left' },
    }),
  },
  parameters: rests({
    dialog: 'Confirm withdrawal',
    shows: ['Wrong or expired code. 2 attempts left', /Send code|Send again/],
  }),
  play: sentSays('Wrong or expired code. 2 attempts left'),
};

export const FundPasswordWrong: Story = {
  args: { onSend: answers({ fields: { password: 'The fund password is wrong. 4 attempts left' } }) },
  parameters: rests({
    dialog: 'Enter fund password',
    shows: ['The fund password is wrong. 4 attempts left', 'Forgot fund password?'],
  }),
  play: sentSays('The fund password is wrong. 4 attempts left'),
};

export const FundPasswordLocked: Story = {
  args: { lockedUntilMs: Date.UTC(2026, 10, 21, 15, 23, 41) },
  parameters: rests({ shows: [/Too many attempts\. Try again in/, 'Withdraw 500.00 USDT'] }),
  play: amountOf('500'),
};

export const Submitting: Story = {
  args: { onSend: sends(() => new Promise<never>(() => undefined)) },
  parameters: rests({
    dialog: 'Enter fund password',
    shows: ['Submitting'],
    hides: ['Forgot fund password?'],
  }),
  play: sentSays('Submitting'),
};

/** Nothing was moved; what was typed stays. */
export const SubmitFailed: Story = {
  args: { onSend: answers({ message: 'Failed to submit. Nothing was frozen.' }) },
  parameters: rests({
    toasts: ['Failed to submit. Nothing was frozen.'],
    shows: ['Withdraw 500.00 USDT'],
  }),
  play: sentSays('Failed to submit. Nothing was frozen.'),
};

export const SubmitUnknown: Story = {
  args: { submission: open('checking', made) },
  parameters: rests({
    shows: [
      'We are checking whether your request arrived.',
      'It is not sent again by itself',
      ...['Your last withdrawal is being checked.', 'Send again'],
    ],
    hides: ['Dismiss'],
  }),
};

export const NotArrived: Story = {
  args: { submission: open('notFound', made) },
  parameters: rests({
    shows: ['Your request has not arrived so far. We keep looking.', 'First choose Send again or Dismiss.'],
  }),
};

/** A back end that keeps no ids: what is like it is shown, and nobody says that it is the one. */
export const AlikeFound: Story = {
  args: {
    submission: { ...open('unknowable', made, true), alike: [reviewedWithdrawal] },
  },
  parameters: rests({ shows: ['We found a withdrawal like yours.', '20 Nov', 'It arrived', 'Send again'] }),
};

export const FeeChanged: Story = {
  args: {
    onSend: answers({
      reason: 'withdrawal.feeChanged',
      message: 'The fee has changed to 3.8 USDT',
      values: { fee: '3.8', receipt: '496.2' },
    }),
  },
  parameters: rests({
    dialog: 'The fee has changed',
    shows: [
      ...['Nothing was sent and nothing is frozen.', 'You saw', 'Now', '−3.80', '496.20'],
      ...['Withdraw and receive 496.20 USDT', 'Not now', 'You enter your fund password next.'],
    ],
  }),
  play: sentSays('Nothing was sent and nothing is frozen. Check the new figures before you go on.'),
};

export const Submitted: Story = {
  args: { made, requested: reviewedWithdrawal },
  parameters: rests({
    dialog: 'Under review',
    shows: [
      ...[
        '499.00',
        'Ledger at home',
        'TMrdnS…F4hJ8bN',
        'TRC20',
        'in 12 to 48 hours',
        'View withdrawal',
        'Done',
      ],
      'The amount is frozen until the withdrawal is sent, rejected or cancelled.',
      'We never ask for a payment to release a withdrawal.',
    ],
    has: ['a[href="#withdrawal-82000418"]'],
  }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Under review' });
    blurField();
  },
};

export const Offline: Story = {
  args: { isOffline: true },
  parameters: rests({ shows: ['You are offline', 'Withdraw 500.00 USDT'] }),
  play: amountOf('500'),
};

/** With the figures that are true now, and the code that was right. */
export const GoesOnAfterChange: Story = {
  tags: ['interaction'],
  args: {
    // Until it is asked for with the receipt that is true now.
    onSend: sends(async ({ receipt }) =>
      receipt === '496.2'
        ? undefined
        : { reason: 'withdrawal.feeChanged', values: { fee: '3.8', receipt: '496.2' } },
    ),
  },
  play: async (place) => {
    await sendAll(place);
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw and receive/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Enter fund password' }));
    await userEvent.type(sheet.getByLabelText('Fund password'), '491370');
    await waitFor(() => expect(place.args.onSend).toHaveBeenCalledTimes(2));
    await expect(place.args.onSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount: '500', receipt: '496.2' }),
      { code: '730916', password: '491370' },
    );
  },
};

/** It asks again for what shows that its owner wants it, and is the same request. */
export const SendsAgain: Story = {
  tags: ['interaction'],
  args: { submission: open('notFound', made) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }));
    const code = within(await screen.findByRole('dialog', { name: 'Confirm withdrawal' }));
    await userEvent.type(code.getByRole('textbox', { name: 'Verification code' }), '730916');
    await userEvent.click(code.getByRole('button', { name: 'Continue' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Enter fund password' }));
    await userEvent.type(sheet.getByLabelText('Fund password'), '491370');
    await waitFor(() => expect(args.onSendAgain).toHaveBeenCalledOnce());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Each with how it is with it; another network's takes its network along. */
export const ChoosesAddress: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^To Ledger at home/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose an address' }));
    await expect(sheet.getByText('Waiting for you to confirm')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /Office wallet/ }));
    await expect(canvas.getByRole('button', { name: /^Network ERC20/ })).toBeVisible();
    await expect(canvas.getAllByText(/can be used in 18 hours/)[0]).toBeVisible();
  },
};

/** What is not known to be there is not spent, and the limit of the day is the most. */
export const Max: Story = {
  tags: ['interaction'],
  play: async (place) => {
    await userEvent.click(within(place.canvasElement).getByRole('button', { name: 'Max' }));
    await expect(amountField(place)).toHaveValue('9,500');
  },
};
