import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  closedTrade,
  guardedTrade,
  liquidatedTrade,
  openTrade,
  pendingOrder,
  positions,
} from '../../../contracts/examples/lever.ts';
import { leverTrade, type LeverTradeRow } from '../../../src/api/lever.ts';
import { LeverSimulatorView } from '../../../src/screens/lever/LeverSimulatorView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import { at, desk, filledIn, houseShort, openTab, press, rows, ticket } from './desk.tsx';

const demo = <Row extends LeverTradeRow>(row: Row): Row => ({ ...row, account_type: 'simulation_account' });

const meta = {
  title: 'screens/lever/LeverSimulator',
  component: LeverSimulatorView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    ...desk,
    practice: { onReset: fn(async () => undefined), exit: '#contracts' },
    open: rows([demo(guardedTrade)]),
    waiting: rows([demo(pendingOrder)]),
    past: rows([demo(closedTrade), demo(liquidatedTrade)]),
    counted: [leverTrade(demo(openTrade))],
    totals: positions.rate_profits_total,
    links: { chart: '#chart', info: '#info' },
  },
} satisfies Meta<typeof LeverSimulatorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { pair: loading, open: loading, waiting: loading, past: loading, totals: undefined, counted: [] },
  parameters: rests({ shows: ['Demo account', 'Loading'], hides: ['Demo long'], has: [`.${skeleton.row}`] }),
};

export const Failed: Story = {
  args: { limits: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load the demo account', 'Try again', 'Demo positions'] }),
};

export const Empty: Story = {
  args: { open: rows([]) },
  parameters: rests({ shows: ['No open demo positions', 'Demo long'] }),
};

export const Ready: Story = {
  args: filledIn({ lots: '100' }),
  parameters: rests({
    shows: ['17,014.37', 'not real money', 'Demo long', 'Demo short', 'Demo positions', 'Exit demo'],
    hides: ['Open long', 'Margin used'],
  }),
};

export const InsufficientBalance: Story = {
  args: filledIn({ lots: '1000' }),
  parameters: rests({ shows: ['Insufficient balance'], hides: ['Transfer', 'Deposit'] }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Demo long/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Submitted: Story = {
  name: 'Demo position opened',
  args: filledIn({}, { made: ticket({ lots: '1000' }) }),
  parameters: rests({ shows: ['Long 10×'], toasts: ['Long opened: 1,000 lots'] }),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'BTC/USDT' });
    await expect(within(card).getByText('Demo')).toBeVisible();
    await userEvent.hover(await screen.findByText(/Long opened/));
  },
};

export const SubmitFailed: Story = {
  name: 'Demo order refused',
  args: houseShort,
  parameters: rests({ shows: ['100'], toasts: [/We can’t pay this result right now/] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Demo long/);
    await screen.findByText(/We can’t pay this result right now/);
    blurField();
  },
};

export const Stale: Story = {
  args: { freshness: { level: 'stale', ageSeconds: 21 }, isStale: true, ...filledIn({ lots: '100' }) },
  parameters: rests({
    shows: ['Demo account', 'Price out of date. Market orders are off until it updates.'],
  }),
};

export const Holding: Story = {
  parameters: rests({
    shows: ['Long 10×', 'Liquidation 45,209.07', 'TP / SL', 'Add margin', 'Close position'],
  }),
};

export const Closed: Story = {
  args: { past: rows([demo(closedTrade)]) },
  parameters: rests({ shows: ['Closed by you', '+936.85'] }),
  play: ({ canvasElement }) => openTab(canvasElement, /History/),
};

export const Liquidated: Story = {
  args: { past: rows([demo(liquidatedTrade)]) },
  parameters: rests({ shows: ['Liquidated', '45,209', '−5,025.62'] }),
  play: ({ canvasElement }) => openTab(canvasElement, /History/),
};

export const ConfirmReset: Story = {
  parameters: rests({
    shows: ['Your real money is not touched.', 'Keep it', 'Reset demo'],
    dialog: 'Reset the demo account?',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Reset'),
};

export const Offline: Story = {
  args: {
    isOffline: true,
    isStale: true,
    offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} />,
    ...filledIn({ lots: '100' }),
  },
  parameters: rests({ shows: ['You are offline'] }),
  play: async ({ canvasElement }) => {
    const reset = within(canvasElement).getByRole('button', { name: 'Reset' });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sheets over the page show the demo label too. */
export const LeverageSaysDemo: Story = {
  tags: ['interaction'],
  args: filledIn({ lots: '100' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Isolated');
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Leverage · BTC/USDT Demo');
  },
};

export const ClosingSaysDemo: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Close position');
    await expect(within(await screen.findByRole('dialog')).getByText('Demo')).toBeVisible();
  },
};
