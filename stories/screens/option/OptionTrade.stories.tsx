import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { pair } from '../../../contracts/examples/market.ts';
import {
  demoOption,
  optionSettlement,
  returnedOption,
  rightOption,
  runningOption,
  waitingOption,
  withinOption,
  wrongOption,
} from '../../../contracts/examples/option.ts';
import { optionOrder, type OptionRow } from '../../../src/api/option.ts';
import { QuestionsRequired as QuestionsDialog } from '../../../src/components/products/QuestionsRequired.tsx';
import { VerificationRequired } from '../../../src/components/verification/VerificationRequired.tsx';
import { OptionTradeView } from '../../../src/screens/option/OptionTradeView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { at, offline, open } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import {
  accepted,
  desk,
  expires,
  filledIn,
  isOff,
  openHistory,
  past,
  press,
  refused,
  ten,
  ticket,
  withBalance,
} from './desk.tsx';

const meta = {
  title: 'screens/option/OptionTrade',
  component: OptionTradeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...desk,
    links: { info: '#info', transfer: '#transfer', practise: '#simulator' },
  },
} satisfies Meta<typeof OptionTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const inHistory = (rows: readonly OptionRow[], shows: readonly (string | RegExp)[]): Story => ({
  args: { past: past(rows) },
  parameters: rests({ shows }),
  play: ({ canvasElement }) => openHistory(canvasElement),
});

export const Loading: Story = {
  args: { pair: loading, running: loading, past: loading },
  parameters: rests({ shows: ['BTC/USDT', 'Loading'], hides: ['Up'] }),
};

export const Failed: Story = {
  args: { terms: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load these options', 'Try again'] }),
};

export const Empty: Story = {
  args: { running: ready([]) },
  parameters: rests({ shows: ['No orders awaiting settlement.'] }),
};

/** An order that ended while the user was elsewhere, until its result is closed. */
export const ResultUntilSeen: Story = {
  args: { running: ready([]), unseen: [optionOrder(rightOption)] },
  parameters: rests({ shows: ['Close'], hides: ['No orders awaiting settlement.'] }),
};

export const ClosesResult: Story = {
  tags: ['interaction'],
  args: ResultUntilSeen.args,
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Close');
    await expect(args.onResultsSeen).toHaveBeenCalledWith([optionOrder(rightOption)]);
  },
};

/** One tap closes several results. */
export const ClosesAllResults: Story = {
  tags: ['interaction'],
  args: {
    running: ready([]),
    unseen: [optionOrder(rightOption), { ...optionOrder(rightOption), id: rightOption.id + 1 }],
  },
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'Close all results');
    await expect(args.onResultsSeen).toHaveBeenCalledWith(args.unseen);
  },
};

/** 10 × 0.88 − 0.10; with a fee of 1 %, 101 of 188 must win. */
export const Ready: Story = {
  tags: ['modes'],
  args: ten,
  parameters: rests({
    shows: [
      'Real account',
      'Simulated prices',
      '120 s',
      '+88%',
      '+8.70',
      '−0.10',
      '−10.10',
      '53.8% of orders must be right',
    ],
    hides: ['Demo'],
  }),
};

export const Demo: Story = {
  args: {
    ...ten,
    practice: { exit: '#options', reset: { isAsked: false, isSending: false, onAsk: fn(), onReset: fn() } },
    terms: ready(withBalance('10000')),
    running: ready([optionOrder({ ...runningOption, account_type: 'simulation_account' })]),
  },
  parameters: rests({ shows: ['Demo account', '10,000.00', 'Exit demo', 'not real money'] }),
};

export const DurationMissing: Story = {
  args: filledIn({ stake: '10' }),
  parameters: rests({ shows: ['Choose a duration first'] }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /^Up/);
    await screen.findByText('Choose a duration first');
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('group', { name: 'Duration and payout' })).toHaveFocus();
    blurField();
  },
};

export const StakeMissing: Story = {
  args: filledIn({ seconds: 120 }),
  parameters: rests({ shows: ['Enter an amount'] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Down/);
    await screen.findByText('Enter an amount');
    blurField();
  },
};

export const UnderMinimum: Story = {
  args: filledIn({ seconds: 120, stake: '9' }),
  parameters: rests({ shows: ['Minimum: 10 USDT'] }),
};

export const OverMaximum: Story = {
  args: filledIn({ seconds: 120, stake: '1001' }),
  parameters: rests({ shows: ['Maximum: 1,000 USDT'] }),
};

export const InsufficientBalance: Story = {
  args: { ...ten, terms: ready(withBalance('10')) },
  parameters: rests({ shows: ['Insufficient balance', 'Transfer'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const OpenOrderLimit: Story = {
  args: {
    ...ten,
    running: ready(Array.from({ length: 20 }, (_, id) => optionOrder({ ...runningOption, id }))),
  },
  parameters: rests({
    shows: ['You have reached the maximum number of running orders: 20. Wait until one is settled'],
  }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const KycRequired: Story = {
  name: 'Verification required',
  args: ten,
  render: (args) => (
    <>
      <OptionTradeView {...args} />
      <VerificationRequired basic={0} advanced={0} onGo={fn()} onClose={fn()} />
    </>
  ),
  parameters: rests({ shows: ['Go to verification'], dialog: 'Complete your verification first' }),
  play: async () => {
    await screen.findByRole('alertdialog');
    blurField();
  },
};

export const QuestionsRequired: Story = {
  args: ten,
  render: (args) => (
    <>
      <OptionTradeView {...args} />
      <QuestionsDialog product="option" onGo={fn()} onClose={fn()} />
    </>
  ),
  parameters: rests({ shows: ['Go to the questions', 'Try demo'], dialog: 'Answer the questions first' }),
  play: async () => {
    await screen.findByRole('alertdialog');
    blurField();
  },
};

export const RegionBlocked: Story = {
  args: { isClosed: true },
  parameters: rests({ shows: ['Not offered in your region'], hides: ['Up'] }),
};

export const PairClosed: Story = {
  args: { ...ten, pair: ready({ ...pair, open_microtrade: 0 }) },
  parameters: rests({ shows: ['Options on this pair are closed. Choose another pair'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const ConfirmOrder: Story = {
  args: ten,
  parameters: rests({
    shows: ['the next tick after acceptance', '120 seconds', 'Ask me before every order'],
    dialog: 'Confirm your order',
  }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /^Up/);
    await screen.findByRole('dialog');
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const AwaitingEntry: Story = {
  args: { running: ready([optionOrder(waitingOption)]) },
  parameters: rests({ shows: ['Accepted. The next tick is the entry price.', '2:00'] }),
};

export const Submitted: Story = { name: 'Order running', ...accepted };
export const SubmitFailed: Story = { name: 'Order refused', ...refused };

export const CountdownNearlyOver: Story = {
  args: { serverNow: () => expires - 7000 },
  parameters: rests({ shows: ['0:07'] }),
};

export const Settling: Story = {
  args: { serverNow: () => expires + 100 },
  parameters: rests({ shows: ['Settling: the settlement price is being calculated.', '0:00'] }),
};

export const SettledGain: Story = inHistory([rightOption], ['+87.00', 'Right', '97,398.62', '+18.42']);
export const SettledLoss: Story = inHistory([wrongOption], ['−101.00', 'Wrong', /lost/]);
export const SettledBack: Story = inHistory([withinOption], ['−1.00', /fee 1.00 USDT charged/]);
export const StakeReturned: Story = inHistory([returnedOption], ['Returned', /source stopped/]);
/** Its ticks after the reset decide nothing. */
export const EndedByReset: Story = {
  ...inHistory([{ ...returnedOption, open_price: rightOption.open_price, returned: 'reset' }], []),
  parameters: rests({ shows: ['Returned', /Ended by a reset/], hides: ['See ticks'] }),
};
export const History: Story = inHistory(
  [rightOption, wrongOption, demoOption],
  ['+87.00', '−101.00', 'Demo', /10,087.00/],
);

export const SettlementAudit: Story = {
  args: { proof: { order: optionOrder(rightOption), settlement: ready(optionSettlement) } },
  parameters: rests({
    shows: ['97,398.62', '+18.42', '±0.5', 'the same result'],
    has: ['s'],
    dialog: 'How this result came about',
  }),
  play: async () => {
    await screen.findByRole('dialog');
    blurField();
  },
};

export const Delayed: Story = {
  args: { ...ten, asks: false, freshness: { level: 'delayed', ageSeconds: 7 } },
  parameters: rests({ shows: ['Prices are 7 seconds old.'], dialog: 'Confirm your order' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Up/);
    await screen.findByRole('dialog');
    blurField();
  },
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  args: filledIn(
    { seconds: 120, stake: '10' },
    { submission: open('checking', ticket({ seconds: 120, stake: '10' })) },
  ),
  parameters: rests({
    shows: ['We’re checking whether your order was received.', 'Your last order is being checked.'],
  }),
};

/** [rule:option.order.price_fresh] */
export const Stale: Story = {
  args: { ...ten, freshness: { level: 'stale', ageSeconds: 21 } },
  parameters: rests({ shows: ['Price out of date. Orders are off until it updates.'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const Offline: Story = {
  args: { ...ten, ...offline },
  parameters: rests({ shows: ['You are offline', '1:14'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};
