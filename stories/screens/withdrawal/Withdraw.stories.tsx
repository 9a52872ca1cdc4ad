import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  heldAddress,
  readyAddress,
  waitingAddress,
  withdrawalAddresses,
  withdrawalCurrencies,
} from '../../../contracts/examples/withdrawal.ts';
import type { WithdrawalCoin, WithdrawalNetwork } from '../../../src/api/withdrawal.ts';
import { savedAddressesOf } from '../../../src/screens/withdrawal/addresses/savedAddresses.ts';
import { WithdrawView, type WithdrawBasics } from '../../../src/screens/withdrawal/WithdrawView.tsx';
import type { WithdrawalValues } from '../../../src/screens/withdrawal/withdrawalValues.ts';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import { showRefusal, withToasts } from '../../toasts.tsx';
import {
  amountField,
  amountOf,
  commandOf,
  info,
  sends,
  sentSays,
  startAnew,
  wiring,
  withdrawalStories,
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

const states = withdrawalStories({
  basics,
  made,
  title: 'Withdraw',
  failedTitle: 'Fee and limits could not be loaded',
  minimum: '20.00',
  tooLittle: '19.99',
  summary: ['499.00', 'Ledger at home', 'TMrdnS…F4hJ8bN', 'TRC20'],
  afterFeeChange: '496.20 USDT',
});

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

/** 500 − 1 = 499. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['USDT', 'TRC20', 'Ledger at home', 'TMrdnS…F4hJ8bN', 'Manage addresses', 'Max'],
      ...['Min. 20.00 · Available 12,480.50', 'Visible only to you', '−1.00 USDT', '499.00'],
      ...['in 12 to 48 hours', 'Median of the last 100', '84 minutes', '2 of 3 withdrawals'],
      ...['Resets', '22 Nov 2026', 'is frozen while we review the request.'],
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
    shows: ['Add a withdrawal address first', 'No USDT address is saved for TRC20.', 'Add address'],
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
      'Withdrawals of USDT on TRC20 are suspended. Choose another network or try again later.',
      ...['TRON is being upgraded until 18:00 UTC.', 'Withdrawals are suspended'],
    ],
  }),
  play: amountOf('500'),
};

export const NoCoin: Story = {
  args: { basics: ready({ ...basics, coins: [], coin: '', coinId: undefined, info: undefined }) },
  parameters: rests({ shows: ['Withdrawals are unavailable right now'], hides: ['Max'] }),
};

/** The toast belongs to the app; the form is unchanged. */
export const SessionExpired: Story = {
  args: {
    command: commandOf({
      onSend: sends(async () => {
        showRefusal('Your session has ended. Log in again');
        return undefined;
      }),
    }),
  },
  parameters: rests({
    toasts: ['Your session has ended. Log in again'],
    shows: ['Ledger at home', 'Withdraw 500.00 USDT'],
  }),
  play: sentSays('Your session has ended. Log in again'),
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
/** An unknown value is not treated as zero. */
export const CostUnknown: Story = {
  name: 'Fee could not be loaded',
  args: {
    basics: ready({
      ...basics,
      info: { ...info, rate: undefined, min_number: undefined, networks: undefined, bank: undefined },
    }),
  },
  parameters: rests({ shows: ['Fee and minimum could not be loaded. Try again later.', '—'] }),
  play: amountOf('500'),
};

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
/** Each with its state; an address of another network changes the network as well. */
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

/** An unknown balance is not spent, and the daily limit is the maximum. */
export const Max: Story = {
  tags: ['interaction'],
  play: async (place) => {
    await userEvent.click(within(place.canvasElement).getByRole('button', { name: 'Max' }));
    await expect(amountField(place)).toHaveValue('9,500');
  },
};
