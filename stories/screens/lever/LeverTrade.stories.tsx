import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import {
  closedTrade,
  guardedTrade,
  leverTerms,
  liquidatedTrade,
  openTrade,
  pendingOrder,
} from '../../../contracts/examples/lever.ts';
import { marketDepth, pair, quotations } from '../../../contracts/examples/market.ts';
import type { LeverMark } from '../../../contracts/feed.ts';
import type { Book } from '../../../src/api/BookFeed.ts';
import { leverTrade, type LeverTradeRow } from '../../../src/api/lever.ts';
import { pairsOf } from '../../../src/api/market.ts';
import { contractTerms } from '../../../src/components/lever/leverContract.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { LeverTradeView } from '../../../src/screens/lever/LeverTradeView.tsx';
import { newLeverTicket, type LeverTicket } from '../../../src/screens/lever/leverTicket.ts';
import { OfflineBar } from '../../../src/ui/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/remote.ts';
import { letGo, rests } from '../../rests.ts';
import { clearToasts, toaster, withToasts } from '../../toasts.tsx';
import { tabBar } from '../tabBar.tsx';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const terms = contractTerms(leverTerms[0]!);
const quote = {
  ...pair,
  open_lever: 1 as const,
  now_price: '50001.4',
  open: '49100',
  change: '+1.84',
  high: '50400',
  low: '48900',
};
const leverages = [2, 5, 10, 20, 50, 100];
const mark = (price: string) => fixedSource<LeverMark | undefined>({ symbol: 'BTC/USDT', price, time: at });
const rows = (list: readonly LeverTradeRow[]) =>
  ready({ rows: list.map(leverTrade), count: undefined, more: 'none' as const });
/** That of the market, at the contract's price. */
const nearby = (levels: readonly (readonly [string, string])[]) =>
  levels.map(([price, size]) => [(Number(price) - 47_411.2).toFixed(1), size] as const);
const book: Book = {
  state: 'live',
  bids: nearby(marketDepth.bids),
  asks: nearby(marketDepth.asks),
  updatedAt: at,
};
const filledIn = (figures: Partial<LeverTicket>) => ({
  draft: { initial: { ...newLeverTicket({ leverages }, '50000'), ...figures }, onValues: fn() },
});

const meta = {
  title: 'screens/lever/LeverTrade',
  component: LeverTradeView,
  parameters: { layout: 'fullscreen' },
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: {
    symbol: 'BTC/USDT',
    pair: ready(quote),
    pairs: ready(pairsOf(quotations)),
    terms,
    limits: ready({ leverages, available: '8000', roomLong: 100_000, roomShort: 100_000 }),
    crossOf: () => ({ balance: '8000', positions: [] }),
    live: fixedSource(quote),
    mark: mark('50000'),
    markOf: () => mark('50000'),
    termsOf: () => terms,
    book: fixedSource(book),
    freshness: { level: 'live', ageSeconds: 0 },
    isOffline: false,
    isStale: false,
    submission: { state: 'idle' },
    ...filledIn({}),
    open: rows([guardedTrade]),
    onMoreOpen: fn(),
    waiting: rows([pendingOrder]),
    onMoreWaiting: fn(),
    past: rows([closedTrade, liquidatedTrade]),
    onMorePast: fn(),
    hasPart: true,
    onClose: fn(async () => undefined),
    onCancel: fn(async () => undefined),
    onSetStops: fn(async () => undefined),
    onSubmit: fn(async () => undefined),
    onRefused: fn(() => () => undefined),
    onRepeat: fn(),
    onCheck: fn(),
    onAccept: fn(),
    onDismiss: fn(),
    onSeen: fn(),
    toast: toaster.show,
    onPickPair: fn(),
    links: { deposit: '#deposit', transfer: '#transfer', chart: '#chart', info: '#info' },
    offlineBar: null,
    tabBar: tabBar('LeverTrade'),
  },
} satisfies Meta<typeof LeverTradeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { pair: loading, open: loading, waiting: loading, past: loading },
  parameters: rests({ shows: ['BTC/USDT', 'Loading'], hides: ['Open long'] }),
};

export const Failed: Story = {
  args: { limits: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({ shows: ['We could not load this contract', 'Try again', 'Positions'] }),
};

export const Empty: Story = {
  args: { open: rows([]) },
  parameters: rests({ shows: ['No open positions', 'Open long'] }),
};

/** 0.1 BTC at 50,005.63, twice: margin 2,500.2815, fee 2.5002815. */
export const Ready: Story = {
  args: filledIn({ lots: '100' }),
  parameters: rests({
    shows: ['Isolated', '2×', 'Open long', 'Open short', 'Positions', 'You can lose up to'],
  }),
};

export const LeverageSheet: Story = {
  args: filledIn({ lots: '100' }),
  parameters: rests({ shows: ['Est. liquidation, long'], dialog: 'Leverage · BTC/USDT' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Isolated' }));
    letGo();
  },
};

export const InsufficientBalance: Story = {
  args: filledIn({ lots: '1000' }),
  parameters: rests({ shows: ['Insufficient balance', 'Transfer'] }),
};

export const PendingOrder: Story = {
  parameters: rests({ shows: ['4,020.00', 'Cancel', '40,000'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: /Orders/ }));
    letGo();
  },
};

export const Holding: Story = {
  parameters: rests({ shows: ['Long 10×', 'Liquidation 45,209.07', '51,000 / 49,000', 'Close position'] }),
};

export const CrossHolding: Story = {
  args: { open: rows([{ ...openTrade, margin_mode: 'cross', liquidation_price: '42221.25' }]) },
  parameters: rests({ shows: ['Cross: the whole contract account is its collateral.'] }),
};

export const Closing: Story = {
  args: { open: rows([{ ...openTrade, status: 2 }]) },
  parameters: rests({ shows: ['Closing at the next mark price'], hides: ['Close position'] }),
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

export const SetStops: Story = {
  parameters: rests({
    shows: ['≈ +936.84 USDT after fees', 'Triggered by the mark price, now 50,000.00.'],
    dialog: 'TP / SL · BTC/USDT',
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'TP / SL' }));
    letGo();
  },
};

export const ConfirmClose: Story = {
  parameters: rests({ shows: ['Stays open', 'Keep position'], dialog: 'Close BTC/USDT?' }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close position' }));
    letGo();
  },
};
