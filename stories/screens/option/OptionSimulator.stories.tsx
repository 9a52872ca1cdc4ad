import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { demoOption, runningOption } from '../../../contracts/examples/option.ts';
import { optionOrder } from '../../../src/api/option.ts';
import { OptionSimulatorView } from '../../../src/screens/option/OptionSimulatorView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { at, offline } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import { accepted, desk, isOff, openHistory, past, refused, ten, withBalance } from './desk.tsx';

const running = optionOrder({ ...runningOption, account_type: 'simulation_account' });
const reset = { isAsked: false, isSending: false, onAsk: fn(), onReset: fn() };

const meta = {
  title: 'screens/option/OptionSimulator',
  component: OptionSimulatorView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...desk,
    practice: { exit: '#options', reset },
    links: { info: '#info' },
    terms: ready(withBalance('9420')),
    running: ready([running]),
    past: past([demoOption]),
  },
} satisfies Meta<typeof OptionSimulatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { pair: loading, terms: loading, running: loading, past: loading },
  parameters: rests({ shows: ['Demo account', 'Loading'], hides: ['Up'], has: [`.${skeleton.row}`] }),
};

export const Failed: Story = {
  args: { terms: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load the demo account', 'Try again', 'Demo orders'] }),
};

export const Empty: Story = {
  args: { running: ready([]) },
  parameters: rests({ shows: ['No demo orders yet.'] }),
};

export const Ready: Story = {
  args: ten,
  parameters: rests({
    shows: ['9,420.00', 'not real money', 'Demo over +0.5', 'Demo orders', 'Exit demo', '+8.70'],
    hides: ['Real account', 'Awaiting settlement'],
  }),
};

export const InsufficientBalance: Story = {
  args: { ...ten, terms: ready(withBalance('10')) },
  parameters: rests({ shows: ['Insufficient balance'], hides: ['Transfer'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const Submitted: Story = { name: 'Demo order running', ...accepted };
export const SubmitFailed: Story = { name: 'Demo order refused', ...refused };

export const Settled: Story = {
  parameters: rests({ shows: ['+87.00', 'Right', 'Demo'] }),
  play: ({ canvasElement }) => openHistory(canvasElement),
};

export const History: Story = {
  args: { past: past([demoOption, { ...demoOption, id: 1, balance_after: '9999' }]) },
  parameters: rests({ shows: [/10,087\.00/, /9,999\.00/, 'Demo'] }),
  play: ({ canvasElement }) => openHistory(canvasElement),
};

export const ConfirmReset: Story = {
  args: { practice: { exit: '#options', reset: { ...reset, isAsked: true } } },
  parameters: rests({
    shows: [/Your real money is not touched\./, 'Keep it', 'Reset demo'],
    dialog: 'Reset the demo account?',
  }),
  play: async () => {
    await screen.findByRole('dialog');
    blurField();
  },
};

export const Stale: Story = {
  args: { ...ten, freshness: { level: 'stale', ageSeconds: 21 } },
  parameters: rests({ shows: ['Price out of date. Orders are off until it updates.', '21 s old'] }),
  play: ({ canvasElement }) => isOff(canvasElement),
};

export const Offline: Story = {
  args: { ...ten, ...offline },
  parameters: rests({ shows: ['You are offline', '1:14'] }),
  play: async ({ canvasElement }) => {
    await isOff(canvasElement);
    const resetButton = within(canvasElement).getByRole('button', { name: 'Reset' });
    await expect(resetButton).toHaveAttribute('aria-disabled', 'true');
  },
};
