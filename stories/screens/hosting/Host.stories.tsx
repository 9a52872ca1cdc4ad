import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostingProduct, runningOrder } from '../../../contracts/examples/hosting.ts';
import type { HostingOrder } from '../../../src/api/hosting.ts';
import type { OpenCommand } from '../../../src/components/command/attempt.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { HostValues } from '../../../src/screens/hosting/hostForm.ts';
import { HostView } from '../../../src/screens/hosting/HostView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const made: HostValues = { product: '2', amount: '10000', agreement: true, penalty: true };
const drafted = (values: Partial<HostValues>) => ({
  draft: { initial: { ...made, ...values }, onValues: fn() },
});

const meta = {
  title: 'screens/hosting/Host',
  component: HostView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    product: ready(hostingProduct),
    isClosed: false,
    available: '12480.5',
    now: () => at,
    ...drafted({ agreement: false, penalty: false }),
    submission: { state: 'idle' },
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onRepeat: fn(),
    onCheck: fn(),
    onAccept: fn(),
    onDismiss: fn(),
    onSeen: fn(),
    isOffline: false,
    links: { orders: '#orders', products: '#products', rules: '#rules', deposit: '#deposit' },
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof HostView>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Host/ });

async function press(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(button(canvasElement));
}

export const Loading: Story = {
  args: { product: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Host'] }),
};

export const Failed: Story = {
  args: { product: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Product or balance could not be loaded', 'Try again'] }),
};

/** 40 a day and 600 in all; after day 12 the penalty is 0.4 % × 3 × 10,000. 0.4 % × 365 = 146 %. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['USDT · 15 days', '0.40%', '6.00%', '146.00% a year, simple and estimated.', 'Min. 500.00'],
      ...['22 Nov 2026, 00:00 UTC', '6 Dec 2026, 00:00 UTC', '+40.00 USDT', '600.00 USDT', '10,600.00 USDT'],
      ...['after day 12 of 15', '−120.00 USDT', '9,880.00 USDT', '+480.00 USDT', '+360.00 USDT'],
      ...['I accept the service agreement of hosting', 'redeeming early can cost more than was paid'],
      'Host 10,000.00 USDT for 15 days',
    ],
  }),
};

export const Untouched: Story = {
  args: { draft: undefined },
  parameters: rests({ shows: ['Max', 'Host'], hides: ['If you redeem early', 'can cost more'] }),
};

export const AmountMissing: Story = {
  args: drafted({ amount: '' }),
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const UnderMinimum: Story = {
  args: drafted({ amount: '499.99' }),
  parameters: rests({ shows: ['Minimum: 500.00 USDT', 'Use 500.00'], focus: 'Amount' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const OverCapacity: Story = {
  args: { product: ready({ ...hostingProduct, capacity_left: '9000' }), ...drafted({}) },
  parameters: rests({
    shows: ['Only 9,000.00 USDT can still be hosted in this product', 'Use 9,000.00'],
    focus: 'Amount',
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Neither line is ticked beforehand. */
export const AgreementMissing: Story = {
  parameters: rests({
    shows: ['Please agree to the platform service agreement', 'Please agree to the early-redemption penalty'],
    focus: /I accept/,
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const InsufficientBalance: Story = {
  args: drafted({ amount: '12480.51' }),
  parameters: rests({ shows: ['Insufficient balance', 'Use 12,480.50', 'Deposit'] }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

/** Today all 15 days are left: 0.4 % × 15 × 10,000. The turn is after day 7. */
export const RedemptionTable: Story = {
  parameters: rests({
    dialog: 'If you redeem early',
    shows: [
      'Up to day 7 you get back less than you put in, yield included.',
      ...['Today', '9,400.00', '−600.00', '9,720.00', '+40.00', '15, end', '10,000.00', '+600.00'],
    ],
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Every day in a table' }));
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

export const Submitting: Story = {
  args: { ...drafted({}), onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Submitting'] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Submitting');
    blurField();
  },
};

/** Nothing was debited; what was typed stays. */
export const SubmitFailed: Story = {
  args: { ...drafted({}), onSubmit: fn(async () => ({ message: 'Not submitted. Nothing changed.' })) },
  parameters: rests({
    toasts: ['Not submitted. Nothing changed.'],
    shows: ['Host 10,000.00 USDT for 15 days'],
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Not submitted. Nothing changed.');
    blurField();
  },
};

export const Submitted: Story = {
  args: { made },
  parameters: rests({
    dialog: 'Hosted',
    shows: ['10,000.00 USDT', '22 Nov 2026, 00:00 UTC', '6 Dec 2026, 00:00 UTC', 'Hosting orders', 'Done'],
  }),
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    blurField();
  },
};

/** A day ends while the sheet is open: what it says of the order stays. */
export const SubmittedDayBefore: Story = {
  ...Submitted,
  render: function NextDay(args) {
    const [nowMs, setNowMs] = useState(at);
    useEffect(() => setNowMs(at + 86_400_000), []);
    return <HostView {...args} now={() => nowMs} />;
  },
};

export const Offline: Story = {
  args: { ...drafted({}), isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline', '10,000'] }),
};

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({
    shows: ['This product is no longer on offer', 'Nothing was debited.', 'Other products'],
  }),
};

export const Paused: Story = {
  args: { product: ready({ ...hostingProduct, paused: 'Paused until the books are closed' }) },
  parameters: rests({
    shows: ['Takes nothing now', 'Paused until the books are closed', 'Other products'],
    hides: ['Max', 'no longer on offer'],
  }),
};

/** Less is left than its minimum: it is on offer, and takes nothing. */
export const Full: Story = {
  args: { product: ready({ ...hostingProduct, capacity_left: '499.99' }) },
  parameters: rests({
    shows: ['Takes nothing now', '499.99 USDT left', 'Other products'],
    hides: ['Max', 'no longer on offer'],
  }),
};

export const InterestDelayed: Story = {
  args: { product: ready({ ...hostingProduct, delayed_ms: at }) },
  parameters: rests({
    shows: ['Takes nothing now', 'Interest of this product is delayed, so it takes nothing now.'],
    hides: ['Max', 'no longer on offer'],
  }),
};

const open: OpenCommand<HostValues, HostingOrder> = {
  state: 'checking',
  canDouble: false,
  draft: made,
  alike: [],
};

/** The order is looked up, and not sent again. */
export const SubmitUnknown: Story = {
  args: { submission: open },
  parameters: rests({
    shows: [
      'We are checking whether your order arrived.',
      '10,000.00 USDT. It is not sent again by itself, and sending it again cannot host it twice.',
      'Your last order is being checked.',
    ],
  }),
};

/** A back end that keeps no ids: its owner decides. */
export const SubmitUnknowable: Story = {
  args: { submission: { ...open, state: 'unknowable', canDouble: true, alike: [runningOrder] } },
  parameters: rests({ shows: ['We found an order like yours.', 'USDT · 15 days'] }),
};

/** Nothing is said of a penalty that the back end does not report. */
export const Unreported: Story = {
  args: { product: ready({ ...hostingProduct, penalty_rule: undefined, payment_time: undefined }) },
  parameters: rests({ shows: ['10,600.00 USDT'], hides: ['If you redeem early', '22 Nov'] }),
};

export const Sends: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await userEvent.click(box);
    await press(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(made));
  },
};

/** By the country that its owner is verified in. */
export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Max'] }),
};

/** What became of an order that was sent is said although nothing can be put in any more. */
export const UnknownOfAClosedProduct: Story = {
  args: {
    product: ready({ ...hostingProduct, paused: 'Paused until the books are closed' }),
    submission: open,
  },
  parameters: rests({ shows: ['We are checking whether your order arrived.'] }),
};
