import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  askedTrade,
  closedInParts,
  closedTrade,
  guardedTrade,
  liquidatedTrade,
  liquidationFill,
  openTrade,
  partFills,
  pendingOrder,
} from '../../../contracts/examples/lever.ts';
import { leverTrade, type LeverTradeRow } from '../../../src/api/lever.ts';
import { QuestionsRequired as QuestionsDialog } from '../../../src/components/products/QuestionsRequired.tsx';
import { LeverTradeView } from '../../../src/screens/lever/LeverTradeView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import * as skeleton from '../../../src/ui/loading/Skeleton.css.ts';
import { idleCommand, never, open as openCommand } from '../../components/command/commandStories.tsx';
import { blurField, rests } from '../../rests.ts';
import { clearToasts, withToasts } from '../../toasts.tsx';
import {
  at,
  desk,
  filledIn,
  houseShort,
  limits,
  mark,
  noMark,
  openTab,
  press,
  quote,
  rows,
  ticket,
} from './desk.tsx';

const meta = {
  title: 'screens/lever/LeverTrade',
  component: LeverTradeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: desk,
} satisfies Meta<typeof LeverTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Closed trade as History shows it. */
const inHistory = (row: LeverTradeRow, shows: readonly string[]): Story => ({
  args: { past: rows([row]) },
  parameters: rests({ shows }),
  play: ({ canvasElement }) => openTab(canvasElement, /History/),
});

export const Loading: Story = {
  args: { pair: loading, open: loading, waiting: loading, past: loading },
  parameters: rests({ shows: ['BTC/USDT', 'Loading'], hides: ['Open long'], has: [`.${skeleton.row}`] }),
};

export const Failed: Story = {
  args: { limits: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load this contract', 'Try again', 'Positions'] }),
};

export const Empty: Story = {
  args: { open: rows([]) },
  parameters: rests({ shows: ['No open positions', 'Open long'] }),
};

/** 0.1 BTC at 50,005.13, twice: margin 2,500.2565, never rounded down; fee 2.5002565. */
export const Ready: Story = {
  tags: ['modes'],
  args: filledIn({ lots: '100' }),
  parameters: rests({
    shows: ['Isolated', '2×', 'Open long', 'Open short', 'est. liq. ', 'You can lose up to', '2,500.26'],
  }),
};

export const LeverageSheet: Story = {
  args: filledIn({ lots: '100' }),
  parameters: rests({
    shows: ['Est. liquidation, long', 'Isolated: you can lose the margin of this position, plus fees.'],
    dialog: 'Leverage · BTC/USDT',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Isolated'),
};

export const LotsInvalid: Story = {
  args: filledIn({ lots: '100001', leverage: 100 }),
  parameters: rests({ shows: ['Enter 1 to 100,000 lots'] }),
};

export const StopsInvalid: Story = {
  args: filledIn({ lots: '10', hasStops: true, takeProfit: '49000', stopLoss: '20000' }),
  parameters: rests({
    shows: ['Take-profit must be above 50,000', /the position would be liquidated first/],
  }),
};

/** A short was tried last; these stops belong to a long, and show its result. */
export const LongStopsAfterShort: Story = {
  args: filledIn({ side: 'short', lots: '10', hasStops: true, takeProfit: '51000', stopLoss: '49000' }),
  parameters: rests({
    shows: ['after fees'],
    hides: ['Take-profit must be below 50,000', 'Stop-loss must be above 50,000'],
  }),
};

export const InsufficientBalance: Story = {
  args: filledIn({ lots: '1000' }),
  parameters: rests({ shows: ['Insufficient balance', 'Transfer'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Open long/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Submitted: Story = {
  name: 'Position opened',
  args: filledIn({}, { made: ticket({ lots: '1000' }) }),
  parameters: rests({ shows: ['Long 10×'], toasts: ['Long opened: 1,000 lots'] }),
  play: async () => {
    await userEvent.hover(await screen.findByText(/Long opened/));
  },
};

export const SubmitFailed: Story = {
  name: 'Order refused',
  args: houseShort,
  parameters: rests({ shows: ['100'], toasts: [/We can’t pay this result right now/] }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Open long/);
    await screen.findByText(/We can’t pay this result/);
    blurField();
  },
};

export const PendingOrder: Story = {
  parameters: rests({ shows: ['4,020.00', 'Cancel', '40,000'] }),
  play: ({ canvasElement }) => openTab(canvasElement, /Orders/),
};

export const Holding: Story = {
  parameters: rests({
    shows: [
      'Long 10×',
      'Liquidation 45,209.07',
      '51,000.00 / 49,000.00',
      'TP / SL',
      'Add margin',
      'Close position',
    ],
    hides: ['Close all'],
  }),
};

export const CrossHolding: Story = {
  args: { open: rows([{ ...openTrade, margin_mode: 'cross', liquidation_price: '42221.25' }]) },
  parameters: rests({
    shows: ['Cross: the whole contract account is its collateral.', '4.51%'],
    hides: ['Add margin'],
  }),
};

export const Closing: Story = {
  args: { open: rows([{ ...openTrade, status: 2 }]) },
  parameters: rests({ shows: ['Closing at the next mark price'], hides: ['Close position', 'TP / SL ·'] }),
};

/** A close request without a price, two nights old: its terms, its waived fees, and a way to withdraw it. */
export const CloseAsked: Story = {
  name: 'Close requested without a price',
  args: { open: rows([askedTrade]), markOf: () => noMark },
  parameters: rests({
    shows: [
      /Close requested .+ There is no price right now\./,
      'It closes at 49,500 or better when prices return.',
      'Overnight fees waived: 30.00',
      'Cancel request',
    ],
    hides: ['Close position'],
  }),
};

/** No price is available: the suggested worst price is 1 % below the last, and can be changed. */
export const CloseWithoutPrice: Story = {
  args: {
    open: rows([
      { ...openTrade, update_price: undefined, profits: undefined, last_mark: askedTrade.last_mark },
    ]),
    markOf: () => noMark,
  },
  parameters: rests({
    shows: [
      'There is no price right now.',
      'the position closes at 49,500.00 or better.',
      'no overnight fee is charged',
      'USDT',
    ],
    hides: ['PnL before fees'],
    dialog: 'Close BTC/USDT?',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Close position'),
};

export const WithdrawCloseRequest: Story = {
  args: CloseAsked.args!,
  parameters: rests({
    shows: ['Overnight fees charged now', '30.00', 'Keep request'],
    dialog: 'Cancel the request to close?',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Cancel request'),
};

export const Closed: Story = inHistory(closedTrade, [
  'Closed by you',
  '+936.85',
  '50,006.25',
  '50,993.6',
  '50.49',
]);

/** The row shows the average price; its cause is that of the last partial close. */
export const ClosedInParts: Story = inHistory(closedInParts, [
  'Average closing price',
  '49,794.37',
  '−261.78',
  'See parts',
]);

/** 395.248 − 607.128 − 49.90031, with price, fee and reason of each part. */
export const PartsOfClosing: Story = {
  args: {
    ...inHistory(closedInParts, []).args,
    parts: { ...desk.parts, asked: leverTrade(closedInParts), fills: ready(partFills) },
  },
  parameters: rests({
    shows: [
      'Closed by you',
      'Stop-loss',
      '400 lots',
      '600 lots',
      '50,994.37',
      '48,994.37',
      '−211.88',
      '−261.78',
    ],
    dialog: 'Closing · BTC/USDT',
  }),
  play: ({ canvasElement }) => openTab(canvasElement, /History/),
};

export const ClosedByStop: Story = inHistory(
  { ...closedTrade, ended_by: 'takeProfit', target_profit_price: '51000' },
  ['Take-profit', 'Close, stop 51,000.00', '50,993.6'],
);

export const Revoked: Story = {
  name: 'Order withdrawn',
  ...inHistory(
    {
      ...pendingOrder,
      status: 4,
      ended_by: 'user',
      caution_money: '0',
      complete_time: pendingOrder.create_time,
    },
    ['Cancelled', '4,000.00 USDT margin released.'],
  ),
};

export const Liquidated: Story = inHistory(liquidatedTrade, [
  ...['Liquidated', '45,209', '−5,025.62', 'Liquidation fee', '180.77'],
]);

export const SettledAfterGap: Story = inHistory({ ...liquidatedTrade, after_gap: true, insured: '21.31' }, [
  'Settled at the first price after a gap.',
  'The insurance fund covered 21.31 USDT.',
]);

/** Remaining amount, calculated here from the liquidation tick. */
export const LiquidationTicks: Story = {
  args: {
    ...inHistory(liquidatedTrade, []).args,
    liquidation: {
      ...desk.liquidation,
      asked: leverTrade(liquidatedTrade),
      parts: ready([{ trade: leverTrade(liquidatedTrade), fill: liquidationFill, terms: desk.terms }]),
    },
  },
  parameters: rests({
    shows: [
      'bybit',
      '45,206.5',
      'Mark price (median)',
      '203.375',
      'Recomputed on this device.',
      '−180.77',
      'Returned to you',
    ],
    dialog: 'Liquidation · BTC/USDT',
  }),
  play: ({ canvasElement }) => openTab(canvasElement, /History/),
};

export const NoLiquidationPrice: Story = {
  args: { open: rows([{ ...openTrade, liquidation_price: undefined }]) },
  parameters: rests({ shows: ['Liquidation -- (no price above zero)'] }),
};

/** At 45,300: 294.375 of the margin remain, 203.85 are required. */
export const NearLiquidation: Story = {
  args: { markOf: () => mark('45300') },
  parameters: rests({ shows: ['Liquidation is 0.20% away.', '69.25%', 'Add margin', 'Close position'] }),
};

export const SetStops: Story = {
  parameters: rests({
    shows: ['≈ +936.84 USDT after fees', 'Mark 50,000', 'A stop does not fix the price.'],
    dialog: 'TP / SL · BTC/USDT',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'TP / SL'),
};

/** 500 more: margin of 5,500.625. */
export const AddMargin: Story = {
  args: {
    margin: {
      ...idleCommand,
      draft: { initial: { id: openTrade.id, amount: '500', before: '5000.625' }, onValues: fn() },
    },
  },
  parameters: rests({
    shows: ['45,209.07', '44,706.81', '5,500.62', 'Available 8,000.00 USDT', 'Add 500.00 USDT'],
    dialog: 'Add margin · BTC/USDT',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Add margin'),
};

/** Its fees are unreadable, so no result is shown. */
export const StopsWithoutCosts: Story = {
  args: { open: rows([{ ...guardedTrade, trade_fee: undefined }]) },
  parameters: rests({ dialog: 'TP / SL · BTC/USDT', shows: ['Mark 50,000'], hides: ['after fees'] }),
  play: ({ canvasElement }) => press(canvasElement, 'TP / SL'),
};

/** The current margin is unknown, so the maximum loss after an increase has no figure either. */
export const MarginNotReported: Story = {
  args: {
    open: rows([{ ...openTrade, caution_money: undefined }]),
    margin: {
      ...idleCommand,
      draft: { initial: { id: openTrade.id, amount: '500', before: '' }, onValues: fn() },
    },
  },
  parameters: rests({
    dialog: 'Add margin · BTC/USDT',
    shows: ['not reported', 'The added 500.00 USDT can be lost too.'],
    hides: ['Maximum loss of this position'],
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Add margin'),
};

export const ConfirmClose: Story = {
  parameters: rests({
    shows: ['1,000 lots', 'PnL before fees', 'Closing fee', 'Keep position'],
    dialog: 'Close BTC/USDT?',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Close position'),
};

export const PartialClose: Story = {
  parameters: rests({ shows: ['Close 400 lots', '600 lots'], dialog: 'Close BTC/USDT?' }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Close position');
    const dialog = within(await screen.findByRole('dialog'));
    const lots = dialog.getByRole('textbox', { name: 'Lots' });
    await userEvent.clear(lots);
    await userEvent.type(lots, '400');
    blurField();
  },
};

export const ConfirmCloseAll: Story = {
  args: { open: rows([guardedTrade, { ...openTrade, id: openTrade.id - 1, type: 2, price: '49993.75' }]) },
  parameters: rests({
    shows: ['Short 10×', 'Open orders stay open.', 'Close all 2'],
    dialog: 'Close all BTC/USDT positions?',
  }),
  play: ({ canvasElement }) => press(canvasElement, 'Close all 2 BTC/USDT positions'),
};

export const ConfirmCancel: Story = {
  parameters: rests({ shows: ['Becomes available', '4,020.00 USDT'], dialog: 'Cancel this order?' }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, /Orders/);
    await press(canvasElement, 'Cancel');
  },
};

export const ContractClosed: Story = {
  args: { pair: ready({ ...quote, open_lever: 0 }), ...filledIn({ lots: '100' }) },
  parameters: rests({ shows: ['Trading in this contract is closed. Choose another contract'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /Lots/ })).toBeDisabled();
  },
};

export const ExposureReached: Story = {
  args: { limits: ready({ ...limits, roomLong: 0, roomShort: 0 }), ...filledIn({ lots: '100' }) },
  parameters: rests({ shows: ['New positions are paused on this contract.', 'Close position'] }),
};

/** The app opens it over the page when the server requires the questionnaire first. */
export const QuestionsRequired: Story = {
  args: filledIn({ lots: '100' }),
  render: (args) => (
    <>
      <LeverTradeView {...args} />
      <QuestionsDialog product="lever" onGo={fn()} onClose={fn()} />
    </>
  ),
  parameters: rests({ shows: ['Go to the questions'], dialog: 'Answer the questions first' }),
  play: async () => {
    await screen.findByRole('alertdialog');
    blurField();
  },
};

/** 3 to 15 s old: a market order needs a confirmation. */
export const Delayed: Story = {
  args: { freshness: { level: 'delayed', ageSeconds: 7 }, ...filledIn({ lots: '100' }) },
  parameters: rests({ shows: ['Prices are 7 seconds old.'], dialog: 'Open long BTC/USDT anyway?' }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /Open long/);
    await screen.findByRole('dialog');
    await expect(args.command.onSubmit).not.toHaveBeenCalled();
    blurField();
  },
};

export const SubmitUnknown: Story = {
  name: 'No answer after Send',
  args: filledIn({ lots: '100' }, { submission: openCommand('checking', ticket({ lots: '100' })) }),
  parameters: rests({
    shows: [
      'We’re checking whether your order was received.',
      'Open long, 100 lots.',
      'Your last order is being checked.',
    ],
  }),
};

export const Stale: Story = {
  args: { freshness: { level: 'stale', ageSeconds: 21 }, isStale: true, ...filledIn({ lots: '100' }) },
  parameters: rests({ shows: ['Price out of date. Market orders are off until it updates.'] }),
};

export const Offline: Story = {
  args: {
    isOffline: true,
    isStale: true,
    offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} />,
    ...filledIn({ lots: '100' }),
  },
  parameters: rests({ shows: ['You are offline'] }),
};

/** A limit price off the tick size shows an error at its field. */
export const LimitInvalid: Story = {
  args: filledIn({ kind: 'limit', price: '50000.005', lots: '10' }),
  parameters: rests({ shows: ['Enter a price above 0 in steps of 0.01'] }),
};

export const SendsOnce: Story = {
  tags: ['interaction'],
  args: filledIn({ lots: '100' }, { onSubmit: fn(never) }),
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(within(canvasElement).getByRole('button', { name: /Open short/ }));
    await waitFor(() =>
      expect(args.command.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ side: 'short', lots: '100', leverage: 2, mode: 'isolated' }),
      ),
    );
    await expect(args.command.onSubmit).toHaveBeenCalledTimes(1);
  },
};
