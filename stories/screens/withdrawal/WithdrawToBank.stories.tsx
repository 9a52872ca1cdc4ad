import type { Meta, StoryObj } from '@storybook/react-vite';
import { bankCard } from '../../../contracts/examples/bank.ts';
import { WithdrawToBankView, type BankBasics } from '../../../src/screens/withdrawal/WithdrawToBankView.tsx';
import type { WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import { withToasts } from '../../toasts.tsx';
import { amountOf, answered, info, sentSays, startAnew, wiring, withdrawalStories } from './withdrawing.ts';

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

const states = withdrawalStories({
  basics,
  made,
  title: 'Withdraw to bank',
  failedTitle: 'Bank account and balance could not be loaded',
  minimum: '50.00',
  tooLittle: '49.99',
  summary: ['463.27 EUR', '497.50', 'Sample Bank Köln •••• 3000'],
  afterFeeChange: '462.06 EUR',
});

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

/** 500 − 2.5 = 497.5; at 0.9312 it is 463.27, rounded down. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT', 'Sample Bank Köln', '•••• 3000 · L••• H•••', 'Manage bank account', 'Max'],
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
    shows: ['Link a bank account first', 'Link bank account', 'You’ll come back here afterwards.'],
    has: ['a[href="#addCard"]'],
  }),
  play: amountOf('500'),
};

export const NoCoin: Story = {
  args: { basics: ready({ ...basics, coins: [], coin: '', coinId: undefined, info: undefined }) },
  parameters: rests({ shows: ['Bank withdrawals are unavailable right now'], hides: ['Max'] }),
};

export const RateChanged: Story = {
  args: {
    ...answered({
      reason: 'withdrawal.rateChanged',
      message: 'The rate has changed to 0.9. Check the amounts and submit again',
      values: { rate: '0.9' },
    }),
  },
  parameters: rests({
    dialog: 'The rate has changed',
    shows: ['463.27 EUR', '447.75 EUR', '0.9312', '0.9000', 'Withdraw and receive 447.75 EUR'],
  }),
  play: sentSays('Nothing was sent and nothing is frozen. Check the new figures before you continue.'),
};

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const KycRequired: Story = { name: 'Verification required', ...states.kycRequired };
export const FundPasswordMissing: Story = states.fundPasswordMissing;
export const NoCodeAddress: Story = states.noCodeAddress;
export const WithdrawalsHeld: Story = states.withdrawalsHeld;
export const HeldByOwner: Story = { name: 'Withdrawals on hold by the user', ...states.heldByOwner };
export const DailyLimitReached: Story = states.dailyLimitReached;
export const AmountMissing: Story = states.amountMissing;
export const UnderMinimum: Story = states.underMinimum;
export const InsufficientBalance: Story = states.insufficientBalance;
export const OverLimit: Story = states.overLimit;
export const Keypad: Story = states.keypad;
export const AsksCode: Story = states.asksCode;
export const CodeWrong: Story = states.codeWrong;
export const FundPasswordWrong: Story = states.fundPasswordWrong;
export const FundPasswordLocked: Story = states.fundPasswordLocked;
export const Submitting: Story = { name: 'Sending the withdrawal', ...states.submitting };
export const SubmitFailed: Story = { name: 'Withdrawal refused', ...states.submitFailed };
export const SubmitUnknown: Story = { name: 'No answer after Send', ...states.submitUnknown };
export const NotArrived: Story = { name: 'Not received after Send', ...states.notArrived };
export const AlikeFound: Story = { name: 'Similar one found after Send', ...states.alikeFound };
export const FeeChanged: Story = states.feeChanged;
export const Submitted: Story = { name: 'Withdrawal requested', ...states.submitted };
export const Offline: Story = states.offline;
export const GoesOnAfterChange: Story = { ...states.goesOnAfterChange, tags: ['interaction'] };
export const SendsAgain: Story = { ...states.sendsAgain, tags: ['interaction'] };
