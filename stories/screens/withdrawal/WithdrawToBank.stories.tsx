import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { securityHeld } from '../../../contracts/examples/account.ts';
import { bankCard } from '../../../contracts/examples/bank.ts';
import { WithdrawToBankView, type BankBasics } from '../../../src/screens/withdrawal/WithdrawToBankView.tsx';
import { reviewedWithdrawal } from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { blurField, rests } from '../../rests.ts';
import { withToasts } from '../../toasts.tsx';
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

const basics: BankBasics = {
  coins: ['USDT', 'USDC'],
  coin: 'USDT',
  coinId: 3,
  info,
  card: bankCard,
  hasFundPassword: true,
};
const made: WithdrawalValues = {
  type: 'bank',
  coin: 'USDT',
  currency: '3',
  network: '',
  address: '',
  amount: '500',
  remark: '',
  receipt: '497.5',
  rate: '0.9312',
};

const meta = {
  title: 'screens/withdrawal/WithdrawToBank',
  component: WithdrawToBankView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: startAnew,
  args: { ...wiring, basics: ready(basics) },
} satisfies Meta<typeof WithdrawToBankView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 500 less 2.5 are 497.5; at 0.9312 they are 463.27, rounded down. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT', 'Sample Bank Köln', '•••• 3000 · L••• H•••', 'Manage bank card', 'Max'],
      ...['Min. 50.00 · Available 12,480.50', '−2.50 USDT', 'Paid out', '497.50', '463.27 EUR'],
      ...['Rate: Sample rates', '0.9312 EUR / USDT', 'in 12 to 48 hours', '2 of 3 withdrawals'],
      ...['The rate is fixed when you submit.', 'We never ask for a payment'],
      'Withdraw 500.00 USDT to bank',
    ],
    hides: ['≈'],
    has: ['a[href="#card"]', 'a[href="#records"]'],
  }),
  play: amountOf('500'),
};

export const NoBankCard: Story = {
  args: { basics: ready({ ...basics, card: undefined }) },
  parameters: rests({
    shows: ['Bind a bank card first', 'Link bank card', 'You come back here afterwards.'],
    has: ['a[href="#addCard"]'],
  }),
  play: amountOf('500'),
};

export const NoCoin: Story = {
  args: { basics: ready({ ...basics, coins: [], coin: '', coinId: undefined, info: undefined }) },
  parameters: rests({ shows: ['No coin is paid out to bank cards now'], hides: ['Max'] }),
};

export const RateChanged: Story = {
  args: {
    onSend: answers({
      reason: 'withdrawal.rateChanged',
      message: 'The rate has changed to 0.9',
      values: { rate: '0.9' },
    }),
  },
  parameters: rests({
    dialog: 'The rate has changed',
    shows: ['463.27 EUR', '447.75 EUR', '0.9312', '0.9000', 'Withdraw and receive 447.75 EUR'],
  }),
  play: sentSays('Nothing was sent and nothing is frozen. Check the new figures before you go on.'),
};

export const Loading: Story = {
  args: { basics: loading },
  parameters: rests({
    has: ['[role=status] [aria-hidden=true]'],
    shows: ['Withdraw to bank'],
    hides: ['Max'],
  }),
};

export const Failed: Story = {
  args: { basics: failed(new Error('The server did not answer in time'), fn(), 1_795_271_021_000) },
  parameters: rests({ shows: ['Card and balance could not be loaded', 'Try again'], hides: ['Max'] }),
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
  parameters: rests({ shows: ['Minimum: 50.00 USDT'], focus: 'Amount' }),
  play: async (place) => {
    await amountOf('49.99')(place);
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

export const Keypad: Story = {
  parameters: rests({
    dialog: 'Enter fund password',
    shows: ['463.27 EUR', '497.50', 'Sample Bank Köln •••• 3000', 'Forgot fund password?', '500.00'],
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
      '463.27 EUR',
      '497.50',
      'Sample Bank Köln •••• 3000',
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
      ...['Withdraw and receive 462.06 EUR', 'Not now', 'You enter your fund password next.'],
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
        '463.27 EUR',
        '497.50',
        'Sample Bank Köln •••• 3000',
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
