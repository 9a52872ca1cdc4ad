import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hostingProduct, runningOrder } from '../../../contracts/examples/hosting.ts';
import type { HostingOrder } from '../../../src/api/hosting.ts';
import type { HostValues } from '../../../src/screens/hosting/hostForm.ts';
import { HostView } from '../../../src/screens/hosting/HostView.tsx';
import { ready } from '../../../src/ui/loading/remoteData.ts';
import { at, idleCommand, inDialog } from '../../components/command/commandStories.tsx';
import { productPage, productStories } from '../../components/products/productStories.tsx';
import { rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';

const made: HostValues = { product: '2', amount: '10000', agreement: true, penalty: true };
const unagreed = { agreement: false, penalty: false };
const states = productStories<HostValues, HostingOrder>(made, 'Invest', unagreed);
const { drafted, press, pressInvalid, pressDisabled } = states;

const meta = {
  title: 'screens/hosting/Host',
  component: HostView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...productPage,
    command: drafted(unagreed),
    product: ready(hostingProduct),
    links: { orders: '#orders', products: '#products', rules: '#rules', deposit: '#deposit' },
  },
} satisfies Meta<typeof HostView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;

/** 40 a day and 600 in total; after day 12 the penalty is 0.4 % × 3 × 10,000. 0.4 % × 365 = 146 %. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['USDT · 15 days', '0.40%', '6.00%', '146.00% a year, not compounded, estimated.', 'Min. 500.00'],
      ...['22 Nov 2026, 00:00 UTC', '6 Dec 2026, 00:00 UTC', '+40.00 USDT', '600.00 USDT', '10,600.00 USDT'],
      ...['after day 12 of 15', '−120.00 USDT', '9,880.00 USDT', '+480.00 USDT', '+360.00 USDT'],
      ...['I accept the fund hosting terms', 'redeeming early can cost more than the yield paid to me'],
      'Invest 10,000.00 USDT for 15 days',
    ],
  }),
};

export const Untouched: Story = {
  name: 'Form empty',
  args: { command: idleCommand },
  parameters: rests({ shows: ['Max', 'Invest'], hides: ['If you redeem early', 'can cost more'] }),
};

export const AmountMissing: Story = {
  args: { command: drafted({ amount: '' }) },
  parameters: rests({ shows: ['Enter an amount'], focus: 'Amount' }),
  play: pressInvalid,
};

export const UnderMinimum: Story = {
  args: { command: drafted({ amount: '499.99' }) },
  parameters: rests({ shows: ['Minimum: 500.00 USDT', 'Use 500.00'], focus: 'Amount' }),
  play: pressInvalid,
};

export const OverCapacity: Story = {
  args: { product: ready({ ...hostingProduct, capacity_left: '9000' }), command: drafted() },
  parameters: rests({
    shows: ['Only 9,000.00 USDT of this product is left. Enter a smaller amount', 'Use 9,000.00'],
    focus: 'Amount',
  }),
  play: pressInvalid,
};

/** Neither checkbox is preselected. */
export const AgreementMissing: Story = {
  parameters: rests({
    shows: ['Accept the fund hosting terms to continue', 'Accept the early redemption penalty to continue'],
    focus: /I accept/,
  }),
  play: pressInvalid,
};

export const InsufficientBalance: Story = {
  args: { command: drafted({ amount: '12480.51' }) },
  parameters: rests({ shows: ['Insufficient balance', 'Use 12,480.50', 'Deposit'] }),
  play: pressDisabled,
};

/** Today all 15 days remain: 0.4 % × 15 × 10,000. The break-even is after day 7. */
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
    await inDialog({ canvasElement });
  },
};

export const Submitting: Story = { name: 'Sending', ...states.submitting('Submitting') };
export const SubmitFailed: Story = {
  name: 'Order refused',
  ...states.refused(['Invest 10,000.00 USDT for 15 days']),
};
export const Submitted: Story = {
  name: 'Invested',
  ...states.submitted({
    dialog: 'Hosted',
    shows: ['10,000.00 USDT', '22 Nov 2026, 00:00 UTC', '6 Dec 2026, 00:00 UTC', 'Hosting orders', 'Done'],
  }),
};

/** A day ends while the sheet is open: its figures of the order stay. */
export const SubmittedDayBefore: Story = {
  ...Submitted,
  render: function NextDay(args) {
    const [nowMs, setNowMs] = useState(at);
    useEffect(() => setNowMs(at + 86_400_000), []);
    return <HostView {...args} now={() => nowMs} />;
  },
};

export const Offline: Story = states.offline(['10,000']);

export const NotOnOffer: Story = {
  args: { product: ready(undefined) },
  parameters: rests({
    shows: ['This product is no longer available. Choose another', 'Nothing was debited.', 'Other products'],
  }),
};

export const Paused: Story = {
  args: { product: ready({ ...hostingProduct, paused: 'Paused until the books are closed' }) },
  parameters: rests({
    shows: ['Closed to new orders', 'Paused until the books are closed', 'Other products'],
    hides: ['Max', 'no longer available'],
  }),
};

/** Less than the minimum remains: the product is offered but full. */
export const Full: Story = {
  args: { product: ready({ ...hostingProduct, capacity_left: '499.99' }) },
  parameters: rests({
    shows: ['Closed to new orders', '499.99 USDT left', 'Other products'],
    hides: ['Max', 'no longer available'],
  }),
};

export const InterestDelayed: Story = {
  args: { product: ready({ ...hostingProduct, delayed_ms: at }) },
  parameters: rests({
    shows: ['Closed to new orders', 'Yield on this product is delayed, so it is closed to new orders.'],
    hides: ['Max', 'no longer available'],
  }),
};

/** The order is looked up, not sent again. */
export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  ...states.looked('checking', {
    shows: [
      'We’re checking whether your order was received.',
      '10,000.00 USDT. We won’t resend it for you, and sending it again can’t invest it twice.',
      'Your last order is being checked.',
    ],
  }),
};

/** A back end without command ids: the user decides. */
export const SubmitUnknowable: Story = {
  name: 'No answer after Send, similar order found',
  ...states.looked('unknowable', { shows: ['We found an order like yours.', 'USDT · 15 days'] }, [
    runningOrder,
  ]),
};

/** The screen omits a penalty that the back end does not report. */
export const Unreported: Story = {
  name: 'Penalty not reported',
  args: { product: ready({ ...hostingProduct, penalty_rule: undefined, payment_time: undefined }) },
  parameters: rests({ shows: ['10,600.00 USDT'], hides: ['If you redeem early', '22 Nov'] }),
};

export const Sends: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    for (const box of within(canvasElement).getAllByRole('checkbox')) await userEvent.click(box);
    await press({ canvasElement });
    await waitFor(() => expect(args.command.onSubmit).toHaveBeenCalledWith(made));
  },
};

export const RegionBlocked: Story = states.regionBlocked;

/** The outcome of a submitted order shows even after the product closes. */
export const UnknownOfAClosedProduct: Story = {
  name: 'No answer after Send, product closed',
  args: {
    ...SubmitUnknown.args,
    product: ready({ ...hostingProduct, paused: 'Paused until the books are closed' }),
  },
  parameters: rests({ shows: ['We’re checking whether your order was received.'] }),
};
