import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { leverTerms, openTrade } from '../../../contracts/examples/lever.ts';
import { balances, currencies, transfers } from '../../../contracts/examples/wallet.ts';
import { bankWithdrawal, reviewedWithdrawal } from '../../../contracts/examples/withdrawal.ts';
import { leverTrade, type LeverTradeRow } from '../../../src/api/lever.ts';
import type { TransferRow } from '../../../src/api/pages/walletRecords.ts';
import type { WithdrawalRow } from '../../../src/api/withdrawals.ts';
import type { CommandForm } from '../../../src/components/command/useCommandForm.ts';
import { contractTerms } from '../../../src/components/lever/leverContract.ts';
import type { OpenContracts } from '../../../src/screens/wallet/nearerLiquidation.ts';
import { movableCoins } from '../../../src/screens/wallet/transferOffer.ts';
import { TransferView } from '../../../src/screens/wallet/TransferView.tsx';
import type { TransferValues } from '../../../src/screens/wallet/useTransferForm.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as content from '../../../src/ui/loading/ContentSkeleton.css.ts';
import {
  at,
  commandStories,
  fault,
  idleCommand,
  inDialog,
  never,
  open,
} from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, said, withToasts } from '../../toasts.tsx';

const retry = fn();
const coins = movableCoins(currencies, balances);
const made: TransferValues = { coin: 'USDT', from: 'change', to: 'lever', amount: '2000' };

const states = commandStories<TransferValues, TransferRow>(made, /^Transfer(?! records)/, { amount: '' });
const { commandOf } = states;

const none: OpenContracts = { trades: [], isCut: false, totals: {}, terms: [] };

/** 0.318 BTC, ten times in cross margin, beside the available 3,054.91. */
const crossLong: LeverTradeRow = {
  ...openTrade,
  share: 318,
  number: '0.318',
  multiple: 10,
  margin_mode: 'cross',
  price: '96489.5',
  update_price: '97412.6',
  caution_money: '3068.3661',
  profits: '293.5458',
};
const terms = leverTerms.map(contractTerms);
/** 3,054.91 + 3,068.3661 + 293.5458; 0.318 × 97,412.6 × (0.004 + 0.0005). */
const totals = { cross_equity: '6416.8219', cross_required: '139.3974306' };
const protectedLong: OpenContracts = { trades: [leverTrade(crossLong)], isCut: false, totals, terms };

const meta = {
  title: 'screens/wallet/Transfer',
  component: TransferView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    coins: ready(coins),
    start: {},
    pendingWithdrawals: undefined,
    contracts: ready(none),
    hostedUntil: (): number | undefined => undefined,
    onSource: fn(),
    command: idleCommand,
    isOffline: false,
    recordHref: '#record',
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof TransferView>;
export default meta;
type Story = StoryObj<typeof meta>;

const amountField = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Amount' });
const submitButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Transfer(?! records)|^Transferring/ });

async function fill(canvasElement: HTMLElement, amount: string): Promise<void> {
  await userEvent.type(amountField(canvasElement), amount);
}

const fromContracts = (amount: string, more: Partial<CommandForm<TransferValues, TransferRow>> = {}) =>
  states.drafted({ from: 'lever', to: 'change', amount }, more);

/** The transfer removes money that protects a position. */
const outOfContracts = {
  start: { from: 'lever', to: 'change' },
  command: fromContracts('2000'),
  contracts: ready(protectedLong),
} as const;

export const Loading: Story = {
  args: { coins: loading },
  parameters: rests({ has: [`.${content.group.fields}`], shows: ['Transfer'] }),
};

export const Failed: Story = {
  args: { coins: failed(fault, retry, at) },
  parameters: rests({ shows: ['Your balances could not be loaded', 'Try again'] }),
};

/** 12,480.50 − 2,000 = 10,480.50; 3,054.91 + 2,000 = 5,054.91. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      '12,480.50 USDT available',
      '3,054.91 USDT available',
      '14,365.44 USDT is frozen',
      'Spot account after',
      '10,480.50',
      'Contract account after',
      '5,054.91',
      'None',
      'immediately',
      'is collateral for your cross positions',
      'Transfer 2,000.00 USDT',
    ],
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2000');
    blurField();
  },
};

const pending = [reviewedWithdrawal, bankWithdrawal] as WithdrawalRow[];

/** The frozen amount equals the hold of one withdrawal. */
export const FrozenByAWithdrawal: Story = {
  args: {
    pendingWithdrawals: pending.slice(0, 1),
    coins: ready(
      coins.map((coin) => ({
        ...coin,
        holdings: { ...coin.holdings, change: { available: '12480.5', held: '500' } },
      })),
    ),
  },
  parameters: rests({ shows: ['Available 12,480.50 USDT. 500.00 USDT is frozen by a withdrawal.'] }),
};

/** 500 and 200 of it by two withdrawals; the rest by open orders. */
export const FrozenInPart: Story = {
  args: { pendingWithdrawals: pending },
  parameters: rests({
    shows: ['14,365.44 USDT is frozen, 700.00 USDT of it by 2 withdrawals.'],
  }),
};

/** Withdrawal holds are in the spot account. */
export const FrozenElsewhere: Story = {
  name: 'Frozen in the spot account',
  args: { pendingWithdrawals: pending, start: { from: 'lever', to: 'change' } },
  parameters: rests({ shows: ['2,589.27 USDT is frozen.'], hides: ['withdrawal'] }),
};

/** View only: no amount, no swap, and no submission. */
export const FromHosting: Story = {
  args: { start: { from: 'trust' } },
  parameters: rests({
    shows: [
      ...['Hosting account', '0.00 USDT available', 'In hosting or new coins', '9,219.00'],
      ...['It is locked until its term or lock-up ends', 'returns to your Spot account by itself'],
      'You can’t transfer out of the Hosting account yourself.',
    ],
    hides: ['Max', '25%', 'account after'],
  }),
  play: async ({ canvasElement, args }) => {
    submitButton(canvasElement).click();
    canvasElement.querySelector('form')!.requestSubmit();
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

/** The date on which the first part is unlocked. */
export const TrustLocked: Story = {
  name: 'Locked in hosting or new coins',
  args: { start: { from: 'trust' }, hostedUntil: () => Date.UTC(2026, 10, 27) },
  parameters: rests({
    shows: [
      ...['In hosting or new coins', '9,219.00', 'Free from', '27 Nov 2026, 00:00 UTC'],
      'You can’t transfer out of the Hosting account yourself.',
    ],
    hides: ['Max'],
  }),
};

/** A coin with only the spot and the hosting account: nothing of it can be transferred. */
export const HostedAlone: Story = {
  name: 'Nothing can leave hosting',
  args: {
    coins: ready([
      ...coins,
      {
        id: 1,
        code: 'BTC',
        holdings: { change: { available: '0.25', held: '0' } },
        hosted: { available: '0', held: '0.5' },
      },
    ]),
    start: { coin: 'BTC' },
  },
  parameters: rests({
    shows: [
      ...['Hosting account', 'In hosting or new coins', '0.5000 BTC', 'Spot account', '0.2500 BTC available'],
      'You can’t transfer out of the Hosting account yourself.',
    ],
    hides: ['Max', '25%', 'account after', 'Contract account'],
  }),
  play: async ({ canvasElement, args }) => {
    submitButton(canvasElement).click();
    canvasElement.querySelector('form')!.requestSubmit();
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const LeavesHosting: Story = {
  tags: ['interaction'],
  args: { start: { from: 'trust', to: 'lever' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^From Hosting account/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'From' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Spot account/ }));
    await fill(canvasElement, '20');
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({
        coin: 'USDT',
        from: 'change',
        to: 'lever',
        amount: '20',
      }),
    );
  },
};

export const Untouched: Story = {
  name: 'Form empty',
  parameters: rests({ shows: ['From', 'To', 'Coin', 'USDT', 'Max', '25%'], hides: ['Enter an amount'] }),
};

/** A link that names only one end. */
export const IntoSpot: Story = {
  args: { start: { to: 'change' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /^From Contract account/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^To Spot account/ })).toBeVisible();
  },
  parameters: rests({ shows: ['Contract account after', 'Spot account after'] }),
};

export const AmountMissing: Story = {
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(submitButton(canvasElement));
    await within(canvasElement).findByText('Enter an amount');
    await waitFor(() => expect(amountField(canvasElement)).toHaveFocus());
  },
};

export const InsufficientBalance: Story = {
  parameters: rests({ shows: ['Insufficient balance', 'Use 12,480.50'], hides: ['10,480.50'] }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '12480.51');
    blurField();
  },
};

export const Submitting: Story = { name: 'Sending the transfer', ...states.submitting('Transferring') };
export const SubmitFailed: Story = {
  name: 'Transfer refused',
  ...states.refused(['Transfer 2,000.00 USDT']),
};

/** No transfers while money is paused; the form can be sent unchanged afterwards. */
export const MoneyPaused: Story = {
  args: { command: commandOf({ onSubmit: async () => ({ message: said('system.moneyPaused') }) }) },
  parameters: rests({
    toasts: [
      'Trading and transfers are paused while we check our books. Your balances stay visible. Try again later',
    ],
    shows: ['12,480.50 USDT available', '2,000', 'Transfer 2,000.00 USDT'],
    hides: ['is being checked'],
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2000');
    await userEvent.click(submitButton(canvasElement));
    await within(canvasElement).findByText(said('system.moneyPaused'));
    await waitFor(() => expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled'));
    blurField();
  },
};

export const RefusedAmount: Story = {
  args: {
    command: commandOf({
      onSubmit: async () => ({ fields: { amount: 'Insufficient balance' }, nearest: { amount: '9800' } }),
    }),
  },
  parameters: rests({ shows: ['Insufficient balance', 'Use 9,800.00'], focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '10000');
    await userEvent.click(submitButton(canvasElement));
    await within(canvasElement).findByText('Insufficient balance');
    await waitFor(() => expect(amountField(canvasElement)).toHaveFocus());
  },
};

/** Cross positions have lost 1,086.79 of the available 3,054.91. */
export const MarginInUse: Story = {
  args: {
    ...outOfContracts,
    command: fromContracts('3000', {
      onSubmit: async () => ({
        fields: { amount: said('wallet.leverNeeded', { available: '1968.12', asset: 'USDT' }) },
        nearest: { amount: '1968.12' },
      }),
    }),
  },
  parameters: rests({
    shows: ['Open positions need this margin. You can transfer out 1,968.12 USDT', 'Use 1,968.12'],
    focus: 'Amount',
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await userEvent.click(submitButton(canvasElement));
    await within(canvasElement).findByText(/Open positions need this margin/);
    await waitFor(() => expect(amountField(canvasElement)).toHaveFocus());
  },
};

/** (6,416.8219 − 139.3974) ÷ (0.318 × 0.9955) below the mark, and the same with 2,000 less after the transfer. */
export const LiquidationWarning: Story = {
  args: outOfContracts,
  parameters: rests({
    shows: [
      'Your liquidation price moves closer',
      'BTC/USDT, long 10×, cross margin.',
      ...['Now ≈ 77,583.04', 'After ≈ 83,900.78', 'Mark 97,412.60'],
      ...['Drop that liquidates the position, now', '≈ 20.35%', 'After the transfer', '≈ 13.87%'],
      'I understand that a fall of ≈ 13.87% would liquidate this position.',
      ...['Tick the box above to transfer.', 'Change amount', 'Transfer 2,000.00'],
    ],
    hides: ['is not available'],
  }),
};

export const LiquidationAgreed: Story = {
  args: outOfContracts,
  parameters: rests({
    shows: ['I understand that a fall of ≈ 13.87%', 'Transfer 2,000.00'],
    hides: ['Tick the box above'],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    blurField();
  },
};

/** The liquidation price is above the mark price, and a rise triggers it. */
export const LiquidationOfAShort: Story = {
  args: {
    ...outOfContracts,
    contracts: ready({ ...protectedLong, trades: [leverTrade({ ...crossLong, type: 2 })] }),
  },
  parameters: rests({
    shows: ['BTC/USDT, short 10×', 'Rise that liquidates the position, now', 'a rise of ≈'],
    hides: ['Drop'],
  }),
};

/** A back end that reports neither contract terms nor cross margin. */
export const LiquidationUnreported: Story = {
  name: 'Liquidation price not reported',
  args: { ...outOfContracts, contracts: ready({ ...protectedLong, totals: {}, terms: [] }) },
  parameters: rests({
    shows: [
      'Your liquidation price moves closer',
      'How much closer their liquidation price moves is not available.',
      'I understand that my positions can be liquidated sooner.',
    ],
    hides: ['Drop', 'Mark'],
  }),
};

export const PositionsFailed: Story = {
  args: { ...outOfContracts, contracts: failed(fault, retry, at) },
  parameters: rests({
    shows: [
      ...['Your open positions could not be loaded.', 'Try again'],
      'I understand that my positions can be liquidated sooner.',
    ],
  }),
};

export const PositionsLoading: Story = {
  args: { ...outOfContracts, contracts: loading },
  parameters: rests({ shows: ['Your open positions are being loaded.'], hides: ['I understand'] }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitButton(canvasElement));
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const Submitted: Story = {
  name: 'Transferred',
  args: {
    command: commandOf({ made }),
    holdingsAfter: {
      change: { available: '10480.5', held: '0' },
      lever: { available: '5054.91', held: '0' },
    },
  },
  parameters: rests({
    dialog: 'Transferred',
    shows: ['2,000.00', '10,480.50', '5,054.91', 'Transfer records', 'Done'],
  }),
  play: inDialog,
};

/** The balances could not be reloaded afterwards: none are shown. */
export const SubmittedUnread: Story = {
  name: 'Transferred, balances not reloaded',
  args: { command: commandOf({ made }) },
  parameters: rests({ dialog: 'Transferred', shows: ['2,000.00', '—'] }),
  play: inDialog,
};

/** The balances after the transfer are hidden meanwhile: current balances may already include it. */
export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  args: { command: commandOf({ submission: open('checking', made) }) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '2000');
    blurField();
  },
  parameters: rests({
    shows: [
      'We’re checking whether your transfer was received.',
      '2,000.00',
      'Your last transfer is being checked.',
      'Send again',
      'Spot account after',
    ],
    hides: ['Dismiss', '10,480.50', '5,054.91'],
  }),
};

export const NotArrived: Story = {
  name: 'Not received after Send',
  ...states.looked('notFound', {
    shows: [
      'Your transfer has not been received yet.',
      'Send again',
      'Dismiss',
      'First choose Send again or Dismiss.',
    ],
    hides: ['is being checked'],
  }),
};

const { client_transfer_id: _, from_after: __, ...plainRow } = transfers.data[0]!;

/** Back end without idempotency keys: the app shows similar transfers and does not claim that one is the same. */
export const AlikeFound: Story = {
  name: 'Similar one found after Send',
  ...states.looked(
    'unknowable',
    {
      shows: [
        'We found a transfer like yours.',
        'We can’t tell whether it is the one you sent.',
        'Yes, it went through',
        'Send again',
        'First choose whether it went through.',
      ],
      hides: ['can’t move it twice', 'has not arrived', 'is being checked'],
    },
    [{ ...plainRow, value: '2000', currency_name: 'USDT' }],
  ),
};

/** The same, without a similar entry in the records. */
export const Unknowable: Story = {
  name: 'Outcome unknown after Send',
  ...states.looked('unknowable', {
    shows: ['We cannot know whether it went through', 'it may be executed twice', 'Check again', 'Dismiss'],
    hides: ['can’t move it twice', 'has not arrived', 'Yes, it went through'],
  }),
};

export const Offline: Story = states.offline(['Transfer 2,000.00 USDT']);

export const BalanceUnknown: Story = {
  name: 'Balance could not be loaded',
  args: {
    coins: ready(
      coins.map((coin) => ({
        ...coin,
        holdings: { ...coin.holdings, change: { available: undefined, held: undefined } },
      })),
    ),
  },
  parameters: rests({ shows: ['— available', 'Your balance could not be loaded.'], hides: ['Max'] }),
};

export const NothingToMove: Story = {
  name: 'Nothing to transfer',
  args: { coins: ready([]) },
  parameters: rests({ shows: ['Nothing to transfer'] }),
};

export const Swaps: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement, '3054.91');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the accounts' }));
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({
        coin: 'USDT',
        from: 'lever',
        to: 'change',
        amount: '3054.91',
      }),
    );
  },
};

export const ChoosesAccount: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^To/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'To' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Spot account/ }));
    // The other end takes the previous value.
    await expect(canvas.getByRole('button', { name: /^From Contract account/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^To Spot account/ })).toBeVisible();
  },
};

export const TakesAShare: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '25%' }));
    await expect(amountField(canvasElement)).toHaveValue('3,120.125');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(amountField(canvasElement)).toHaveValue('12,480.5');
  },
};

export const SendsOnce: Story = {
  tags: ['interaction'],
  args: { command: commandOf({ onSubmit: fn(never) }) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, '2000');
    const button = submitButton(canvasElement);
    button.click();
    button.click();
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledTimes(1));
  },
};

export const UsesWhatIsFree: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '99999');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Use 12,480.50' }));
    await expect(amountField(canvasElement)).toHaveValue('12,480.5');
    await expect(within(canvasElement).queryByText('Insufficient balance')).toBeNull();
  },
};

export const SendsOnceTicked: Story = {
  tags: ['interaction'],
  args: outOfContracts,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(amountField(canvasElement), '{Enter}');
    await userEvent.click(submitButton(canvasElement));
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    const tick = canvas.getByRole('checkbox');
    await userEvent.click(tick);
    // Another amount changes the estimate.
    await userEvent.click(canvas.getByRole('button', { name: 'Change amount' }));
    await expect(amountField(canvasElement)).toHaveFocus();
    await userEvent.clear(amountField(canvasElement));
    await fill(canvasElement, '2500');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(submitButton(canvasElement));
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(submitButton(canvasElement));
    const sent = { coin: 'USDT', from: 'lever', to: 'change', amount: '2500' };
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledWith(sent));
  },
};

export const UsesWhatMayLeave: Story = {
  tags: ['interaction'],
  args: MarginInUse.args!,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await MarginInUse.play!(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1,968.12' }));
    await expect(amountField(context.canvasElement)).toHaveValue('1,968.12');
    await expect(canvas.queryByText(/Open positions need this margin/)).toBeNull();
  },
};

/** Isolated positions have their own margin: a transfer out of the account affects none of them. */
export const IsolatedUntouched: Story = {
  tags: ['interaction'],
  args: { ...outOfContracts, contracts: ready({ ...protectedLong, trades: [leverTrade(openTrade)] }) },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await userEvent.click(submitButton(canvasElement));
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledTimes(1));
  },
};
