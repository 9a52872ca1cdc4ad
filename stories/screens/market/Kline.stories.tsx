import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { candlesOf } from '../../../contracts/examples/candles.ts';
import { matchTrade, pair, pairOf, quotations, vote as votes } from '../../../contracts/examples/market.ts';
import type { MarketTrade } from '../../../contracts/feed.ts';
import type { Book } from '../../../src/api/feed/BookFeed.ts';
import type { CandleHistory } from '../../../src/api/feed/CandleSeries.ts';
import { pairsOf } from '../../../src/api/market.ts';
import { PriceChart } from '../../../src/components/chart/PriceChart.tsx';
import { bones } from '../../../src/components/chart/ChartBones.css.ts';
import { bone } from '../../../src/components/market/PairHeader.css.ts';
import * as price from '../../../src/components/market/Price.css.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { KlineView, type KlineViewProps } from '../../../src/screens/market/KlineView.tsx';
import { KlineStockView } from '../../../src/screens/market/KlineStockView.tsx';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { deepBook } from '../../components/deepBook.ts';
import { blurField, rests } from '../../rests.ts';
import { closedStock, openStock } from './stockArgs.ts';

const at = Date.UTC(2026, 10, 21, 14, 23, 41);
const pairs = pairsOf(quotations);
const tiny = pairOf('PEPE/USDT');
const book = deepBook('97412.4', '0.1', at);

/** The example's trades and earlier ones, deterministic. */
const trades: MarketTrade[] = [
  ...matchTrade.data,
  ...Array.from({ length: 47 }, (_, index): MarketTrade => {
    const isBuy = (index * 7) % 3 !== 0;
    return {
      id: String(90_109 - index),
      ts: at - 3_100 - index * 1_700,
      price: isBuy ? '97412.6' : `97411.${index % 10}`,
      amount: `0.${String(((index * 617) % 2_400) + 3).padStart(4, '0')}`,
      direction: isBuy ? 'buy' : 'sell',
    };
  }),
];

const historyOf = (period: Parameters<typeof candlesOf>[0]): CandleHistory => ({
  state: 'ready',
  candles: candlesOf(period).slice(0, -1),
  hasEarlier: true,
  earlier: 'idle',
});
const formingOf = (period: Parameters<typeof candlesOf>[0]) => fixedSource(candlesOf(period).at(-1));
const noHistory: CandleHistory = { state: 'loading', candles: [], hasEarlier: false, earlier: 'idle' };

const meta = {
  title: 'screens/market/Kline',
  component: KlineView,
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'BTC/USDT',
    pair: ready(pair),
    pairs: ready(pairs),
    live: fixedSource(pair),
    freshness: { level: 'live', ageSeconds: 0 },
    isOffline: false,
    period: '30min',
    history: historyOf('30min'),
    forming: formingOf('30min'),
    chart: ready(PriceChart),
    book: fixedSource(book),
    trades: fixedSource<readonly MarketTrade[]>(trades),
    isFavourite: true,
    vote: { state: 'open' },
    links: { buy: '#spot?side=buy', sell: '#spot?side=sell' },
    offlineBar: null,
    onPickPair: fn(),
    onPickPeriod: fn(),
    onEarlier: fn(),
    onRetryHistory: fn(),
    onPickPrice: fn(),
    onVote: fn(),
    onToggleFavourite: fn(),
    onShare: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof KlineView>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (canvas: HTMLElement, name: string | RegExp): HTMLElement =>
  within(canvas).getByRole('tab', { name });

/** The story is at rest once the library has drawn. */
const candles = '.apexcharts-candlestick-series path';
const line = '.apexcharts-area-series path';

async function isDrawn(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector(candles)).not.toBeNull());
}
const drawn: Story['play'] = ({ canvasElement }) => isDrawn(canvasElement);

async function openTab(canvas: HTMLElement, name: string): Promise<void> {
  await isDrawn(canvas);
  await userEvent.click(tab(canvas, name));
  blurField();
}

async function openSource(canvas: HTMLElement, name: string): Promise<void> {
  await isDrawn(canvas);
  await userEvent.click(within(canvas).getByRole('button', { name }));
  // Its code is loaded on tap, and opening it moves the focus.
  await waitFor(() => expect(canvas.querySelector('dialog[open]')).not.toBeNull(), { timeout: 5_000 });
  blurField();
}

/** Top and height of the chart, and top of the content below. */
function places(canvas: HTMLElement): number[] {
  const [chart, market] = within(canvas).getAllByRole('tabpanel');
  const { top, height } = chart!.getBoundingClientRect();
  return [top, height, market!.getBoundingClientRect().top].map(Math.round);
}

/** Nothing is wider than the window. */
const fits = (canvas: HTMLElement, width: number) =>
  expect(canvas.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(width);

export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      ...['97,412.6', '+1,760.0', '14,602.42', 'MA5', 'Buy', 'Sell'],
      /Line 1m 5m 30m 1h 1D 1W 1M/,
      /Market depth around 97,412\.4/,
    ],
    has: [candles, '[aria-label=Favourite][aria-pressed=true]', 'html:not([style*=font-size]) main'],
  }),
  play: async (context) => {
    await drawn(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('tab', { selected: true, name: '30m' })).toBeVisible();
    await expect(canvas.getAllByRole('tab')).toHaveLength(11);
    await expect(canvas.getByText('+1,760.0')).toBeVisible();
    await expect(canvas.getByText('14,602.42')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Market depth around 97,412\.4/ })).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Recent trades' })).getAllByRole('row');
    await expect(rows).toHaveLength(51);
    await expect(rows[1]).toHaveTextContent('97,412.60.0310');
    await expect(canvas.getByRole('link', { name: 'Buy' })).toHaveAttribute('href', '#spot?side=buy');
    await expect(canvas.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', '#spot?side=sell');
  },
};

export const Loading: Story = {
  args: {
    pair: loading,
    history: noHistory,
    forming: fixedSource(undefined),
    chart: loading,
    book: fixedSource<Book>({ state: 'loading', bids: [], asks: [], updatedAt: undefined }),
    trades: fixedSource<readonly MarketTrade[]>([]),
  },
  parameters: rests({
    shows: ['Loading', 'BTC/USDT', 'Buy', 'Sell'],
    hides: ['97,412', 'MA5', 'No trades yet.'],
    has: [`.${bone}`, `.${bones}`],
  }),
  play: async ({ canvasElement }) => {
    await expect(tab(canvasElement, '30m')).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getAllByRole('status').length).toBeGreaterThan(0);
  },
};

export const Failed: Story = {
  args: { pair: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({
    shows: ['We could not load this pair', 'The server could not respond.', 'Try again', 'request 7f3a-91c2'],
    hides: ['Sell', 'MA5'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Buy' })).toBeNull();
  },
};

/** The URL names a pair that is not traded here: no other is shown instead, and buying is disabled. */
export const UnknownPair: Story = {
  name: 'Pair not traded here',
  args: { isUnknown: true, symbol: '' },
  parameters: rests({ shows: ['This pair is not traded here', 'Choose a pair'], hides: ['BTC', 'Sell'] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Buy' })).toBeNull();
  },
};

/** The coin of the pair in the URL is not listed yet: no chart, and buying is disabled. */
export const UnopenedPair: Story = {
  name: 'Trading not started',
  args: { isUnknown: true, symbol: '', unopened: { symbol: 'HALO/USDT', opensAt: 1_800_000_000_000 } },
  parameters: rests({
    shows: ['Trading in HALO/USDT has not started', /Trading starts on .*2027/, 'Choose a pair'],
    hides: ['This pair is not traded here', 'Sell'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Buy' })).toBeNull();
  },
};

/** No pair is traded. */
export const NoPairs: Story = {
  args: { onNone: fn(), symbol: '', pair: loading, pairs: ready([]) },
  parameters: rests({ shows: ['No pairs yet', 'Try again'], hides: ['BTC', 'Sell'] }),
};

/** A visitor sees everything; the two links lead to Spot, which requires a login. */
export const NotLoggedIn: Story = {
  args: { isFavourite: false },
  parameters: rests({
    shows: ['97,412.6', 'MA5', /Market depth around/, 'Buy', 'Sell'],
    has: [candles, '[aria-label=Favourite][aria-pressed=false]'],
  }),
  play: async (context) => {
    await drawn(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('img', { name: /^Market depth/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    period: '1mon',
    history: { ...noHistory, state: 'ready' },
    forming: fixedSource(undefined),
  },
  parameters: rests({
    shows: ['No candles for this interval yet. Try another.', '97,412.6'],
    hides: ['MA5'],
  }),
};

export const TimeShare: Story = {
  args: { period: 'line', history: historyOf('1min'), forming: formingOf('1min') },
  parameters: rests({ shows: ['97,412.6'], hides: ['MA5'], has: [line] }),
  play: async ({ canvasElement }) => {
    await expect(tab(canvasElement, 'Line')).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvasElement.querySelector(line)).not.toBeNull());
  },
};

/** The price stays; only the chart is missing, with a retry. */
export const ChartChunkFailed: Story = {
  name: 'Chart could not be loaded',
  args: { chart: failed(new Error('no chunk'), fn(), at) },
  parameters: rests({
    shows: ['The chart could not be loaded.', 'Load again', '97,412.6', '+1,760.0', 'Buy', 'Sell'],
    hides: ['MA5'],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart could not be loaded.');
    await expect(canvas.getByText('+1,760.0')).toBeVisible();
  },
};

export const CandlesFailed: Story = {
  args: { history: { ...noHistory, state: 'failed' }, forming: fixedSource(undefined) },
  parameters: rests({
    shows: ['The candles could not be loaded.', 'Try again', '97,412.6'],
    hides: ['MA5'],
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The candles could not be loaded.',
    );
  },
};

export const Stale: Story = {
  args: { freshness: { level: 'stale', ageSeconds: 140 } },
  parameters: rests({
    shows: ['97,412.6', '2 min old', /Market depth around/],
    hides: ['+1.84%', 'Offline.'],
    has: [candles, `.${price.tone.stale}`],
  }),
  play: async (context) => {
    await drawn(context);
    await expect(within(context.canvasElement).getByText('2 min old')).toBeVisible();
  },
};

/** A stale book gives no price. */
export const StaleBook: Story = {
  args: Stale.args,
  parameters: rests({ shows: ['2 min old', 'Out of date'], hides: ['Spread'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'Order book');
    await expect(within(canvasElement).getByText('Out of date')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /^Use price/ })).toBeNull();
  },
};

/** Delayed, but recent enough for all actions. */
export const Delayed: Story = {
  args: { freshness: { level: 'delayed', ageSeconds: 6 } },
  parameters: rests({ shows: ['97,412.6', '6 s old'], hides: ['+1.84%'], has: [candles] }),
  play: async (context) => {
    await drawn(context);
    await expect(within(context.canvasElement).getByText('6 s old')).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    freshness: { level: 'stale', ageSeconds: 140 },
    offlineBar: <OfflineBar pausedAt={at} onRetry={fn()} />,
  },
  parameters: rests({
    shows: [/Offline\. Prices paused at \d\d:\d\d:41\./, 'Try again', 'MA5', '2 min old'],
    has: [candles],
  }),
  play: async (context) => {
    await drawn(context);
    await expect(within(context.canvasElement).getByRole('table', { name: 'Recent trades' })).toBeVisible();
  },
};

/** Quotes only: nothing on the page buys, sells, votes or shows a book. */
async function isQuoteOnly(canvas: HTMLElement): Promise<void> {
  await isDrawn(canvas);
  await expect(within(canvas).queryByRole('button', { name: /Buy|Sell|Up|Down/ })).toBeNull();
  await expect(within(canvas).queryByRole('link', { name: /Buy|Sell/ })).toBeNull();
  await expect(within(canvas).queryByRole('table')).toBeNull();
}

export const UsStock: Story = {
  render: () => <KlineStockView {...openStock} />,
  parameters: rests({
    shows: [
      ...['NVDA NVIDIA', '187.20', '−0.29%', '−0.54', '188.10', '186.20', '14.6M'],
      ...['Open', 'Delayed 15 min', 'as of Fri 20 Nov, 11:33:00 ET', 'Consolidated tape, 15 min late'],
      ...['Quoted until 11:33', 'Now 11:48', '09:30', '16:00', 'New York time', '187.74 USD'],
      /Opened Fri 20 Nov, \d\d:\d0 your time/,
      /Closes \w+ \d+ Nov, \d\d:\d0 your time/,
      'Quotes only. Stocks cannot be bought or sold here.',
    ],
    hides: ['Buy', 'Sell', 'Order book', 'Closed'],
    has: [candles, '[data-gaps="2"]'],
  }),
  play: ({ canvasElement }) => isQuoteOnly(canvasElement),
};

export const StockClosed: Story = {
  render: () => <KlineStockView {...closedStock} />,
  parameters: rests({
    shows: [
      ...['NVDA NVIDIA', '186.52', '−0.65%', '−1.22', '38.2M'],
      ...['Closed', 'Delayed 15 min', 'as of Fri 20 Nov, 16:00:00 ET', 'Consolidated tape, 15 min late'],
      ...['Closed, weekend', '187.74 USD'],
      /Opens \w+ 2[34] Nov, \d\d:\d0 your time/,
      'Dashed lines are session ends. No candles are drawn while the market is closed.',
      'Quotes only. Stocks cannot be bought or sold here.',
    ],
    hides: ['Buy', 'Sell', 'Order book', 'Quoted until', 'Opened'],
    has: [candles, '[data-gaps="2"]'],
  }),
  play: ({ canvasElement }) => isQuoteOnly(canvasElement),
};

export const OrderBook: Story = {
  parameters: rests({ shows: ['Live', 'Spread 0.2', 'Bid', 'Ask', '97,412.5'], hides: ['Market depth'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'Order book');
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Live')).toBeVisible();
    const bids = within(canvas.getByRole('table', { name: 'Bid' })).getAllByRole('button');
    const asks = within(canvas.getByRole('table', { name: 'Ask' })).getAllByRole('button');
    await expect([bids.length, asks.length]).toEqual([15, 15]);
    await expect(asks[0]).toHaveAccessibleName('Use price 97,412.5');
  },
};

const chooseStep = async (canvas: HTMLElement): Promise<HTMLElement[]> => {
  await userEvent.click(within(canvas).getByRole('button', { name: /^Price step of the order book/ }));
  return within(within(canvas).getByRole('dialog')).getAllByRole('listitem');
};

/** Grouped by real ticks: bids round down, asks up, quantities are summed. */
export const OrderBookGrouped: Story = {
  parameters: rests({ shows: ['Live', '97,420', '97,410'], hides: ['97,412.5'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'Order book');
    const sizes = await chooseStep(canvasElement);
    await expect(sizes.map((size) => size.textContent?.replace('✓', ''))).toEqual(['0.1', '1', '10', '100']);
    await userEvent.click(within(sizes[2]!).getByRole('button'));
    const first = (side: string): HTMLElement =>
      within(within(canvasElement).getByRole('table', { name: side })).getAllByRole('button')[0]!;
    await expect(first('Ask')).toHaveAccessibleName('Use price 97,420');
    await expect(first('Bid')).toHaveAccessibleName('Use price 97,410');
    blurField();
  },
};

export const BookCatchingUp: Story = {
  args: { book: fixedSource<Book>({ ...book, state: 'catchingUp' }) },
  parameters: rests({ shows: ['Catching up', 'The order book is being rebuilt.'], hides: ['Spread'] }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'Order book');
    await expect(within(canvasElement).getByText('Catching up')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /^Use price/ })).toBeNull();
  },
};

export const About: Story = {
  parameters: rests({
    shows: ['Price step', 'Maximum quantity', 'Taker fee', 'Price source'],
  }),
  play: async ({ canvasElement }) => {
    await openTab(canvasElement, 'About BTC');
    const facts = within(canvasElement).getAllByRole('tabpanel')[1]!;
    await expect(facts).toHaveTextContent('Price step0.1 USDT');
    await expect(facts).toHaveTextContent('Maximum quantity100 BTC');
    await expect(facts).toHaveTextContent('Taker fee0.10%');
  },
};

export const Simulated: Story = {
  parameters: rests({ dialog: 'Simulated prices', shows: ['Simulated traders make these prices'] }),
  play: ({ canvasElement }) => openSource(canvasElement, 'Simulated prices'),
};

export const Replayed: Story = {
  args: { pair: ready({ ...pair, source: 'replay' }) },
  parameters: rests({ dialog: 'Replayed prices', shows: ['Recorded past trades'] }),
  play: ({ canvasElement }) => openSource(canvasElement, 'Replayed prices'),
};

export const OfAVenue: Story = {
  name: 'Prices of an exchange',
  args: { pair: ready({ ...pair, source: 'venue' }), sourceName: 'Northbank Exchange' },
  parameters: rests({
    dialog: 'Prices from Northbank Exchange',
    shows: ['Your orders are matched here'],
  }),
  play: ({ canvasElement }) => openSource(canvasElement, 'Prices from Northbank Exchange'),
};

export const Voted: Story = {
  name: 'After voting',
  args: { vote: { state: 'cast', own: 'up', votes } },
  parameters: rests({
    shows: ['What people think of BTC today', '1,284 votes', 'Up 61.84%', 'Down 38.16%', 'You voted Up'],
    hides: ['What do you think of BTC today?'],
  }),
  play: drawn,
};

/** Voted on another device; a server without the extensions reports no more. */
export const VoteAlreadyCast: Story = {
  name: 'Already voted today',
  args: { vote: { state: 'cast' } },
  parameters: rests({ shows: ['You voted today; you can vote again from 00:00 UTC.'] }),
  play: async ({ canvasElement, args }) => {
    const up = within(canvasElement).getByRole('button', { name: 'Up' });
    await userEvent.click(up);
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onVote).not.toHaveBeenCalled();
    blurField();
  },
};

export const Votes: Story = {
  args: { vote: { state: 'open', sending: 'down' } },
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Up' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Sending/ }));
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};

/** Pair without trades. */
export const NoTrades: Story = {
  args: {
    book: fixedSource<Book>({ ...book, bids: [] }),
    trades: fixedSource<readonly MarketTrade[]>([]),
  },
  parameters: rests({
    shows: ['No trades yet.', 'No depth while one side of the order book is empty.'],
  }),
  play: drawn,
};

/** A price of a thousandth of a cent and the longest figures, on the narrowest phone. */
export const TinyPrice: Story = {
  args: {
    symbol: tiny.symbol,
    pair: ready(tiny),
    live: fixedSource(tiny),
    history: { ...noHistory, state: 'ready' },
    forming: fixedSource(undefined),
    book: fixedSource({
      ...book,
      bids: [
        ['0.00001172', '24508861342'],
        ['0.00001171', '5150000'],
      ],
      asks: [
        ['0.00001174', '1224508861'],
        ['0.00001175', '88'],
      ],
    }),
    trades: fixedSource<readonly MarketTrade[]>([
      { id: '2', ts: at, price: '0.00001173', amount: '1224508861', direction: 'sell' },
      { id: '1', ts: at - 900, price: '0.00001174', amount: '52', direction: 'buy' },
    ]),
  },
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['PEPE/USDT', '0,00001173', 'Kaufen', 'Verkaufen'] }),
  play: ({ canvasElement }) => fits(canvasElement, 320),
};

export const TinyPriceBook: Story = {
  args: TinyPrice.args,
  globals: TinyPrice.globals,
  parameters: rests({ shows: ['0,00001174', '0,00001172'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[9]!);
    blurField();
    await fits(canvasElement, 320);
  },
};

/** Eight periods fit side by side, each at least 44 pixels high. */
export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['97.412,6', 'Kaufen', 'Verkaufen'], has: [candles] }),
  play: async (context) => {
    await drawn(context);
    const periods = within(context.canvasElement).getAllByRole('tab').slice(0, 8);
    for (const period of periods) {
      const { left, right, height } = period.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: rests({
    shows: ['97,412.6', 'Buy', 'Sell'],
    has: [candles, 'html[style*="font-size: 200%"] main'],
  }),
  play: async (context) => {
    await drawn(context);
    await fits(context.canvasElement, 390);
    const chosen = tab(context.canvasElement, '30m').getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThanOrEqual(0);
    await expect(chosen.right).toBeLessThanOrEqual(390);
  },
};

export const SharesAndGoesBack: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const MarksFavourite: Story = {
  tags: ['interaction'],
  args: NotLoggedIn.args,
  play: async ({ canvasElement, args }) => {
    const star = within(canvasElement).getByRole('button', { name: 'Favourite' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
  },
};

export const RetriesPair: Story = {
  tags: ['interaction'],
  args: Failed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.pair.state === 'failed' && args.pair.retry).toHaveBeenCalledOnce();
  },
};

export const OffersOtherPairs: Story = {
  tags: ['interaction'],
  args: UnknownPair.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose a pair' }));
    await expect(await within(canvasElement).findByRole('dialog')).toBeVisible();
  },
};

export const PicksPair: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Choose another pair/ }));
    await userEvent.click(
      within(within(canvasElement).getByRole('dialog')).getByRole('button', { name: /ETH\/USDT/ }),
    );
    await expect(args.onPickPair).toHaveBeenCalledWith('ETH/USDT');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};

export const PicksPeriod: Story = {
  tags: ['interaction'],
  args: Empty.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(tab(canvasElement, '1D'));
    await expect(args.onPickPeriod).toHaveBeenCalledWith('1day');
  },
};

export const PicksPeriodByArrow: Story = {
  tags: ['interaction'],
  args: TimeShare.args,
  play: async ({ canvasElement, args }) => {
    tab(canvasElement, 'Line').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPickPeriod).toHaveBeenCalledWith('1min');
  },
};

export const LoadsChartAgain: Story = {
  tags: ['interaction'],
  args: ChartChunkFailed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load again' }));
    await expect(args.chart.state === 'failed' && args.chart.retry).toHaveBeenCalledOnce();
  },
};

export const RetriesCandles: Story = {
  tags: ['interaction'],
  args: CandlesFailed.args,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
  },
};

/** A grouped level opens Spot at its own price. */
export const PicksPrice: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(tab(canvasElement, 'Order book'));
    const sizes = await chooseStep(canvasElement);
    await userEvent.click(within(sizes[2]!).getByRole('button'));
    const bids = within(within(canvasElement).getByRole('table', { name: 'Bid' })).getAllByRole('button');
    await userEvent.click(bids[1]!);
    await expect(args.onPickPrice).toHaveBeenCalledWith('97400', 'bid');
  },
};

/** The pair's facts show the same price source as its header. */
export const ExplainsSource: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    await userEvent.click(tab(canvasElement, 'About BTC'));
    const facts = within(canvasElement).getAllByRole('tabpanel')[1]!;
    await userEvent.click(within(facts).getByRole('button', { name: 'Simulated prices' }));
    await expect(await within(canvasElement).findByRole('dialog')).toHaveTextContent(
      'Simulated traders make these prices',
    );
    await userEvent.keyboard('{Escape}');
  },
};

/** Successive props of the page while it loads, fails and recovers. */
const stages: Partial<KlineViewProps>[] = [
  { pair: loading, history: noHistory, chart: loading },
  { history: noHistory, chart: loading },
  { history: { ...noHistory, state: 'failed' }, forming: fixedSource(undefined) },
  { chart: failed(new Error('no chunk'), () => undefined, at) },
  { freshness: { level: 'stale', ageSeconds: 140 } },
  {},
];
let advance: () => void = () => undefined;

function Staged(args: KlineViewProps) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    advance = () => setStage((before) => before + 1);
  }, []);
  return <KlineView {...args} {...stages[stage]} />;
}

/** Nothing moves when pair and candles load or fail. */
export const KeepsItsPlace: Story = {
  tags: ['interaction'],
  render: (args) => <Staged {...args} />,
  play: async ({ canvasElement }) => {
    const first = places(canvasElement);
    await expect(first[1]).toBeGreaterThan(250);
    for (const stage of stages.slice(1)) {
      advance();
      await waitFor(() => expect(canvasElement.querySelector('main')).toBeVisible());
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await expect({ stage, places: places(canvasElement) }).toEqual({ stage, places: first });
    }
  },
};
