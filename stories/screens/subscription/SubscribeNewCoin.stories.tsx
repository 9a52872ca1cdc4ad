import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { lockedSubscription, soldOutCoin } from '../../../contracts/examples/subscription.ts';
import type { NewCoinOrder } from '../../../src/api/subscription.ts';
import type { OpenCommand } from '../../../src/components/command/attempt.ts';
import type { Refused } from '../../../src/components/forms/submission.ts';
import type { SubscribeValues } from '../../../src/screens/subscription/subscribeForm.ts';
import { SubscribeNewCoinView } from '../../../src/screens/subscription/SubscribeNewCoinView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { openCoin } from './openCoin.ts';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, showRefusal, withToasts } from '../../toasts.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const fault = Object.assign(new Error('The server did not answer in time'), { requestId: '7f3a-91c2' });
const made: SubscribeValues = { product: '1', amount: '500' };
const drafted = (amount: string) => ({ draft: { initial: { ...made, amount }, onValues: fn() } });

const meta = {
  title: 'screens/subscription/SubscribeNewCoin',
  component: SubscribeNewCoinView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    product: ready(openCoin),
    isClosed: false,
    available: '12480.5',
    isReviewed: false,
    now: () => at,
    ...drafted('500'),
    submission: { state: 'idle' },
    onSubmit: fn(async (): Promise<Refused | undefined> => undefined),
    onRefused: showRefusal,
    onRepeat: fn(),
    onCheck: fn(),
    onAccept: fn(),
    onDismiss: fn(),
    onSeen: fn(),
    isOffline: false,
    links: { own: '#own', others: '#others', deposit: '#deposit' },
    onBack: fn(),
    offlineBar: undefined,
  },
} satisfies Meta<typeof SubscribeNewCoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function press(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Subscribe/ }));
}

const pressed: Story['play'] = async ({ canvasElement, args }) => {
  await press(canvasElement);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  await expect(args.onSubmit).not.toHaveBeenCalled();
};

export const Loading: Story = {
  args: { product: loading },
  parameters: rests({ has: [`.${skeleton.row}`], shows: ['Subscribe'] }),
};

export const Failed: Story = {
  args: { product: failed(fault, fn(), at) },
  parameters: rests({ shows: ['Product or balance could not be loaded', 'Try again'] }),
};

/** 500 at 0.125 are 4,000. */
export const Ready: Story = {
  parameters: rests({
    shows: [
      ...['Nova Grid · NOVA', '30 days', 'Min. 50.00', '12,480.50', 'Charged now', '500.00 USDT'],
      ...['You receive, locked until 25 Dec', '4,000 NOVA', '— no basis published'],
      ...['Lock-up begins', '25 Nov 2026, 12:00 UTC', 'You cannot sell until 25 Dec 2026, 12:00 UTC.'],
      'Subscribe and pay 500.00 USDT',
    ],
  }),
};

export const Untouched: Story = {
  args: { draft: undefined },
  parameters: rests({ shows: ['Max', 'Subscribe'], hides: ['Subscribe and pay'] }),
};

export const AmountMissing: Story = {
  args: drafted(''),
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: pressed,
};

export const UnderMinimum: Story = {
  args: drafted('49.99'),
  parameters: rests({ shows: ['Minimum: 50.00 USDT', 'Use 50.00'], focus: 'Amount' }),
  play: pressed,
};

/** 3,999 at 0.125 are 499.875. */
export const OnlyLeft: Story = {
  args: { product: ready({ ...openCoin, last_num: '3999' }) },
  parameters: rests({ shows: ['Only 3,999 NOVA is left', 'Use 499.875'], focus: 'Amount' }),
  play: pressed,
};

export const TakesWhatIsLeft: Story = {
  tags: ['interaction'],
  args: { product: ready({ ...openCoin, last_num: '3999' }) },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Use 499\.875/ }));
    await press(canvasElement);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ product: '1', amount: '499.875' }));
  },
};

export const TopUp: Story = {
  args: { available: '456.5' },
  parameters: rests({ shows: ['Your balance is short of 43.50 USDT.', 'Top up'] }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

/** Nothing was debited; what was typed stays. */
export const SubmitFailed: Story = {
  args: { onSubmit: fn(async () => ({ message: 'Not submitted. Nothing changed.' })) },
  parameters: rests({
    toasts: ['Not submitted. Nothing changed.'],
    shows: ['Subscribe and pay 500.00 USDT'],
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Not submitted. Nothing changed.');
    blurField();
  },
};

export const Submitting: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  parameters: rests({ shows: ['Submitting'] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await within(canvasElement).findByText('Submitting');
    blurField();
  },
};

const inDialog: Story['play'] = async ({ canvasElement }) => {
  const dialog = await within(canvasElement).findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  blurField();
};

export const Submitted: Story = {
  args: { made },
  parameters: rests({
    dialog: 'Subscribed',
    shows: ['Paid', '500.00 USDT', '4,000 NOVA', 'My new coins', 'Done'],
  }),
  play: inDialog,
};

/** A back end that reviews. */
export const SubmittedForReview: Story = {
  args: { made, isReviewed: true },
  parameters: rests({
    dialog: 'Awaiting approval',
    shows: ['Held', '500.00 USDT', 'The price is frozen until it is decided. Nothing has been paid yet.'],
  }),
  play: inDialog,
};

/** It ended, or was sold, while the form was open. */
export const NotOpen: Story = {
  args: { product: ready(soldOutCoin) },
  parameters: rests({
    shows: ['This subscription is not open', 'Nothing was debited.', 'Other new coins'],
    hides: ['Max'],
  }),
};

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({ shows: ['This new coin is not on offer', 'Other new coins'] }),
};

const open: OpenCommand<SubscribeValues, NewCoinOrder> = {
  state: 'checking',
  canDouble: false,
  draft: made,
  alike: [],
};

/** It is looked up, and not sent again. */
export const SubmitUnknown: Story = {
  args: { submission: open },
  parameters: rests({
    shows: [
      'We are checking whether your subscription arrived.',
      '500.00 USDT. It is not sent again by itself, and sending it again cannot pay it twice.',
      'Your last subscription is being checked.',
    ],
  }),
};

/** A back end that keeps no ids: its owner decides. */
export const SubmitUnknowable: Story = {
  args: { submission: { ...open, state: 'unknowable', canDouble: true, alike: [lockedSubscription] } },
  parameters: rests({ shows: ['We found a subscription like yours.', '4,000 NOVA'] }),
};

export const Unreported: Story = {
  args: { product: ready({ ...openCoin, unlock_ms: undefined, lock_ms: undefined, scale: undefined }) },
  parameters: rests({ shows: ['You receive, locked', 'You cannot sell for 30 days.'], hides: ['Unlocked'] }),
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} /> },
  parameters: rests({ shows: ['You are offline', '4,000 NOVA'] }),
};

/** By the country that its owner is verified in. */
export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region', 'Go back'], hides: ['Max'] }),
};
