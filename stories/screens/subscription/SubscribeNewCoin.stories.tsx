import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lockedSubscription, soldOutCoin } from '../../../contracts/examples/subscription.ts';
import type { NewCoinOrder } from '../../../src/api/subscription.ts';
import type { ProductValues } from '../../../src/components/products/productOrder.ts';
import { SubscribeNewCoinView } from '../../../src/screens/subscription/SubscribeNewCoinView.tsx';
import { openCoin } from './openCoin.ts';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { idleCommand } from '../../components/command/commandStories.tsx';
import { productPage, productStories } from '../../components/products/productStories.tsx';
import { rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';

const states = productStories<ProductValues, NewCoinOrder>({ product: '1', amount: '500' }, 'Subscribe');
const { drafted, press, pressInvalid, pressDisabled } = states;

const meta = {
  title: 'screens/subscription/SubscribeNewCoin',
  component: SubscribeNewCoinView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...productPage,
    command: drafted(),
    product: ready(openCoin),
    isReviewed: false,
    links: { own: '#own', others: '#others', deposit: '#deposit' },
  },
} satisfies Meta<typeof SubscribeNewCoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** 500 ÷ 0.125 = 4,000. */
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
  name: 'Form empty',
  args: { command: idleCommand },
  parameters: rests({ shows: ['Max', 'Subscribe'], hides: ['Subscribe and pay'] }),
};

export const AmountMissing: Story = {
  args: { command: drafted({ amount: '' }) },
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: pressInvalid,
};

export const UnderMinimum: Story = {
  args: { command: drafted({ amount: '49.99' }) },
  parameters: rests({ shows: ['Minimum: 50.00 USDT', 'Use 50.00'], focus: 'Amount' }),
  play: pressInvalid,
};

/** 3,999 × 0.125 = 499.875. */
export const OnlyLeft: Story = {
  args: { product: ready({ ...openCoin, last_num: '3999' }) },
  parameters: rests({
    shows: ['Only 3,999 NOVA is left. Enter a smaller quantity', 'Use 499.875'],
    focus: 'Amount',
  }),
  play: pressInvalid,
};

export const TakesWhatIsLeft: Story = {
  tags: ['interaction'],
  args: OnlyLeft.args,
  play: async ({ canvasElement, args }) => {
    await press({ canvasElement });
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Use 499\.875/ }));
    await press({ canvasElement });
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith({ product: '1', amount: '499.875' }),
    );
  },
};

export const TopUp: Story = {
  args: { available: '456.5' },
  parameters: rests({ shows: ['You’re short 43.50 USDT.', 'Deposit more'] }),
  play: pressDisabled,
};

export const SubmitFailed: Story = {
  name: 'Subscription refused',
  ...states.refused(['Subscribe and pay 500.00 USDT']),
};
export const Submitting: Story = { name: 'Sending', ...states.submitting('Submitting') };
export const Submitted: Story = {
  name: 'Subscribed',
  ...states.submitted({
    dialog: 'Subscribed',
    shows: ['Paid', '500.00 USDT', '4,000 NOVA', 'My new coins', 'Done'],
  }),
};

const forReview = states.submitted({
  dialog: 'Awaiting approval',
  shows: [
    'Held',
    '500.00 USDT',
    'The amount is frozen until a decision is made. You have not been charged yet.',
  ],
});
/** A back end with reviews. */
export const SubmittedForReview: Story = { ...forReview, args: { ...forReview.args, isReviewed: true } };

/** It ended, or sold out, while the form was open. */
export const NotOpen: Story = {
  args: { product: ready(soldOutCoin) },
  parameters: rests({
    shows: ['This subscription is not open. Check its dates', 'Nothing was debited.', 'Other new coins'],
    hides: ['Max'],
  }),
};

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({ shows: ['This new coin is not available. Choose another', 'Other new coins'] }),
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  ...states.looked('checking', {
    shows: [
      'We’re checking whether your subscription was received.',
      '500.00 USDT. We won’t resend it for you. If you send it again, you won’t be charged twice.',
      'Your last subscription is being checked.',
    ],
  }),
};

/** A back end without command ids: the user decides. */
export const SubmitUnknowable: Story = {
  name: 'No answer after Send, similar subscription found',
  ...states.looked('unknowable', { shows: ['We found a subscription like yours.', '4,000 NOVA'] }, [
    lockedSubscription,
  ]),
};

export const Unreported: Story = {
  name: 'Values not reported',
  args: { product: ready({ ...openCoin, unlock_ms: undefined, lock_ms: undefined, scale: undefined }) },
  parameters: rests({ shows: ['You receive, locked', 'You cannot sell for 30 days.'], hides: ['Unlocked'] }),
};

export const Offline: Story = states.offline(['4,000 NOVA']);
export const RegionBlocked: Story = states.regionBlocked;
