import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as examples from '../../../../contracts/examples/withdrawal.ts';
import type { WithdrawalRow } from '../../../../src/api/withdrawals.ts';
import { WithdrawalView } from '../../../../src/screens/withdrawal/record/WithdrawalView.tsx';
import { failed, loading, ready } from '../../../../src/ui/loading/remoteData.ts';
import * as content from '../../../../src/ui/loading/ContentSkeleton.css.ts';
import { at, fault, offline } from '../../../components/command/commandStories.tsx';
import { rests } from '../../../rests.ts';
import { clearToasts, withToasts } from '../../../toasts.tsx';

const of = (row: object) => ready(row as WithdrawalRow);

const meta = {
  title: 'screens/withdrawal/Withdrawal',
  component: WithdrawalView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    withdrawal: of(examples.reviewedWithdrawal),
    arrivalHours: { from: 12, to: 48 },
    isHidden: false,
    isOffline: false,
    isCancelling: false,
    onCancel: fn(() => Promise.resolve()),
    onRefresh: fn(() => Promise.resolve()),
    onBack: fn(),
    supportHrefOf: ({ id }) => `#support-${id}`,
    newHref: '#withdraw',
    offlineBar: undefined,
  },
} satisfies Meta<typeof WithdrawalView>;
export default meta;
type Story = StoryObj<typeof meta>;

const payment = 'We never ask for a payment to release a withdrawal.';
const cancelButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: 'Cancel withdrawal' });

async function askToCancel({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  await userEvent.click(await cancelButton(canvasElement));
  const dialog = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const Loading: Story = {
  args: { withdrawal: loading },
  parameters: rests({ has: [`.${content.group.facts}`], shows: ['Withdrawal'] }),
};

export const Failed: Story = {
  args: { withdrawal: failed(fault, fn(), at) },
  parameters: rests({ shows: ['The withdrawal could not be loaded', 'Try again'] }),
};

/** The withdrawal of another user counts as missing. */
export const Missing: Story = {
  name: 'Withdrawal not found',
  args: { withdrawal: ready(null) },
  parameters: rests({
    shows: ['This withdrawal does not exist. Check your withdrawal records'],
    hides: ['Cancel withdrawal'],
  }),
};

/** A provider's report contradicts the record. */
export const Disputed: Story = {
  args: { withdrawal: of({ ...examples.sentWithdrawal, state: 'checking' }) },
  parameters: rests({
    shows: ['Being checked', 'do not match'],
    hides: ['We got no response', 'Cancel withdrawal'],
  }),
};

/** Less was sent than requested. */
export const PartSent: Story = {
  args: { withdrawal: of(examples.halfWithdrawal) },
  parameters: rests({ shows: ['499.50', 'Back in your Spot account', '499.50 USDT'], hides: ['999.00'] }),
};

export const Ready: Story = {
  args: { withdrawal: of(examples.arrivedWithdrawal) },
  parameters: rests({
    shows: [
      ...['Approved', '999.00', '18 Nov, 12:30', 'Arrived', '18 Nov, 14:03', 'TRC20', 'TMrdnS', 'F4hJ8bN'],
      ...['9f31c0…', 'cannot be reversed', 'View on the TRC20 explorer', payment],
    ],
    hides: ['Cancel withdrawal', 'is frozen', '20 of 20'],
  }),
};

/** 500 are requested and frozen, 1 is the fee, 499 are received. */
export const UnderReview: Story = {
  parameters: rests({
    shows: [
      ...['You receive', '499.00', 'Under review', '500.00 USDT is frozen in your Spot account.'],
      ...['in 12 to 48 hours', 'Arrives 21 Nov, 06:42 at the earliest and 22 Nov, 18:42 at the latest.'],
      ...['Sent over TRC20', '−1.00', 'Ledger at home', 'after sending', 'Savings', '82000418'],
      ...[
        payment,
        'you’ll see the reason here, and 500.00 USDT will be available again',
        'Ask about this withdrawal',
      ],
      'Cancel withdrawal',
    ],
  }),
};

/** Back end that reports its own arrival times: 18:42 plus two hours, and plus six. */
export const ArrivesSooner: Story = {
  args: { arrivalHours: { from: 2, to: 6 } },
  parameters: rests({
    shows: ['in 2 to 6 hours', 'Arrives 20 Nov, 20:42 at the earliest and 21 Nov, 00:42 at the latest.'],
    hides: ['in 12 to 48 hours'],
  }),
};

/** No arrival time is shown before the back end reports it. */
export const ArrivalUnknown: Story = {
  name: 'Arrival time not stated',
  args: { arrivalHours: undefined },
  parameters: rests({ shows: ['Under review', 'Requested'], hides: ['hours', 'at the latest'] }),
};

export const Rejected: Story = {
  args: { withdrawal: of(examples.rejectedWithdrawal) },
  parameters: rests({
    shows: [
      ...['Back in your Spot account', '500.00', 'Rejected', 'Reason given by our reviewer'],
      `“${examples.rejectedWithdrawal.notes}”`,
      ...['500.00 USDT was frozen.', 'Nothing was sent.', 'Funds returned', 'not charged'],
      ...['500.00 USDT is available again. No fee was charged.', 'Ask about it', 'New withdrawal', payment],
    ],
    hides: ['Cancel withdrawal', 'after sending', '−1.00'],
  }),
};

/** Shown neither as past nor as upcoming. */
export const UnknownStatus: Story = {
  name: 'Status not known',
  args: {
    withdrawal: of({ ...examples.reviewedWithdrawal, status: 7, state: undefined, can_cancel: undefined }),
  },
  parameters: rests({
    shows: ['Being checked (7)', 'does not know this status', 'Ask about this withdrawal', payment],
    hides: ['Approved', 'Rejected', 'Under review', 'Arrived', 'Cancel withdrawal', 'is available again'],
  }),
};

export const Sending: Story = {
  args: { withdrawal: of(examples.sendingWithdrawal) },
  parameters: rests({
    shows: ['Being sent', 'Review passed', 'can no longer be cancelled', payment],
    hides: ['Cancel withdrawal', 'stays frozen', 'is available again'],
  }),
};

export const Sent: Story = {
  args: { withdrawal: of(examples.sentWithdrawal) },
  parameters: rests({
    shows: [
      ...['Sent over TRC20', '21 Nov, 07:58', '12 of 20 confirmations, ≈ 25 seconds left.'],
      ...['9f31c0…', 'View on the TRC20 explorer', 'cannot be reversed', payment],
    ],
    hides: ['Cancel withdrawal'],
  }),
};

export const Checking: Story = {
  args: { withdrawal: of(examples.checkingWithdrawal) },
  parameters: rests({
    shows: ['Being checked', 'We got no response when we sent it.', 'it is never sent twice', payment],
    hides: ['Cancel withdrawal', 'New withdrawal'],
  }),
};

export const Delayed: Story = {
  args: { withdrawal: of(examples.delayedWithdrawal) },
  parameters: rests({
    shows: ['Delayed', '21 Nov, 08:10', '500.00 USDT stays frozen until then.', 'Cancel withdrawal', payment],
  }),
};

export const Cancelled: Story = {
  args: { withdrawal: of(examples.cancelledWithdrawal) },
  parameters: rests({
    shows: [
      ...['Back in your Spot account', '0.0100', 'Cancelled by you', 'Nothing was sent.'],
      ...['0.0100 BTC is available again. No fee was charged.', 'New withdrawal', payment],
    ],
    hides: ['Cancel withdrawal', 'Reason given by'],
  }),
};

export const ConfirmCancel: Story = {
  play: askToCancel,
  parameters: rests({
    dialog: 'Cancel this withdrawal?',
    shows: [
      'Ledger at home',
      'Available again in Spot',
      '500.00 USDT',
      'It still counts as one of the withdrawals of the day on which you requested it.',
      'Keep withdrawal',
      'Cancel withdrawal',
    ],
  }),
};

export const Cancelling: Story = {
  args: { isCancelling: true },
  play: askToCancel,
  parameters: rests({ dialog: 'Cancel this withdrawal?', shows: ['Cancelling', 'Keep withdrawal'] }),
};

export const ToBankCard: Story = {
  args: { withdrawal: of(examples.bankWithdrawal) },
  parameters: rests({
    shows: [
      ...['171.11 EUR', 'Sent to your bank', '200.00 USDT', '−2.00', 'After the fee', '198.00 USDT'],
      ...['0.8642 EUR / USDT', 'Sample Bank', '•••• 3000', payment],
    ],
    hides: ['TRC20', 'Transaction hash', 'Arrived'],
  }),
};

/** A plain back end says status, address and reason alone. */
export const OfFamily: Story = {
  name: 'Only status, address and reason',
  args: { withdrawal: of(examples.plainWithdrawal) },
  parameters: rests({
    shows: ['0.2000', '“Address not confirmed by its owner.”', 'Funds returned', payment],
    hides: ['TRC20', 'after sending', 'undefined'],
  }),
};

export const NotReported: Story = {
  args: {
    withdrawal: of({
      ...examples.reviewedWithdrawal,
      number: undefined,
      rate: undefined,
      real_number: undefined,
    }),
  },
  parameters: rests({ shows: ['— not reported'], hides: ['0.00', 'is frozen', 'will be available again'] }),
};

export const Hidden: Story = {
  args: { isHidden: true },
  parameters: rests({ shows: ['••••••', 'Under review'], hides: ['499.00', '500.00', '1.00'] }),
};

export const Offline: Story = {
  args: { ...offline },
  parameters: rests({ shows: ['You are offline', 'Cancel withdrawal', 'Under review'] }),
};

/** Only http and https URLs become links. */
export const ForeignExplorer: Story = {
  args: { withdrawal: of({ ...examples.sentWithdrawal, explorer_url: 'javascript:alert(1)' }) },
  parameters: rests({ shows: ['Ask about this withdrawal'], hides: ['explorer'] }),
};

export const Cancels: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await askToCancel({ canvasElement });
    await expect(args.onCancel).not.toHaveBeenCalled();
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(1));
    await expect(args.onCancel).toHaveBeenCalledWith(examples.reviewedWithdrawal);
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};

export const Keeps: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await askToCancel({ canvasElement });
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep withdrawal' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
