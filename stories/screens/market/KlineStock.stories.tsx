import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stockPrice, stocksOpenMs } from '../../../contracts/examples/stocks.ts';
import { exchangeDay } from '../../../contracts/rules/stockSessions.ts';
import type { StockQuote } from '../../../src/api/stocks.ts';
import { bones } from '../../../src/components/chart/ChartBones.css.ts';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import { noHistory } from '../../../src/components/market/noHistory.ts';
import { bone } from '../../../src/components/market/PairHeader.css.ts';
import * as price from '../../../src/components/market/Price.css.ts';
import { KlineStockView } from '../../../src/screens/market/KlineStockView.tsx';
import { UnknownStock as UnknownStockPage } from '../../../src/screens/market/UnknownStock.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { OfflineBar } from '../../../src/ui/screen/OfflineBar.tsx';
import { rests } from '../../rests.ts';
import { openStock } from './stockArgs.ts';

const meta = {
  title: 'screens/market/KlineStock',
  component: KlineStockView,
  parameters: { layout: 'fullscreen' },
  args: openStock,
} satisfies Meta<typeof KlineStockView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story is at rest once the library has drawn. */
const candles = '.apexcharts-candlestick-series path';
const drawn: Story['play'] = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector(candles)).not.toBeNull());
const none = { history: noHistory.snapshot(), forming: fixedSource(undefined) };

const minuteMs = 60_000;
const at = (quote: StockQuote, nowMs: number, asOfMs = nowMs - 15 * minuteMs): Story['args'] => ({
  nowMs,
  stock: ready({ ...quote, as_of_ms: asOfMs, time_ms: asOfMs }),
});
/** The Friday after Thanksgiving, which ends at 13:00. */
const halfDay = exchangeDay('2026-11-27')!;

export const Loading: Story = {
  args: { ...none, name: undefined, stock: loading },
  parameters: rests({
    shows: ['NVDA', 'Loading', '30m'],
    hides: ['187.20', 'Quotes only'],
    has: [`.${bone}`, `.${bones}`],
  }),
};

export const Failed: Story = {
  args: {
    ...none,
    stock: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), 0),
  },
  parameters: rests({
    shows: ['NVDA', 'We could not load this stock', 'Try again', 'request 7f3a-91c2'],
    hides: ['Delayed', 'MA5'],
  }),
};

/** Another stock never replaces it. */
export const UnknownStock: StoryObj<typeof UnknownStockPage> = {
  name: 'Stock not quoted here',
  render: () => <UnknownStockPage stocksPath="#home" onBack={fn()} offlineBar={null} />,
  parameters: rests({
    shows: ['Market', 'This stock is not quoted here', 'All US stocks'],
    hides: ['NVDA', '187.20'],
  }),
};

export const HalfDay: Story = {
  args: at(stockPrice, Date.UTC(2026, 10, 27, 16, 48)),
  parameters: rests({
    shows: ['Open, half day', '09:30', '13:00', 'Now 11:48', 'Quoted until 11:33'],
    hides: ['16:00'],
    has: [candles],
  }),
  play: drawn,
};

/** Right after the opening nothing of the session has been told. */
export const JustOpened: Story = {
  args: at(stockPrice, Date.UTC(2026, 10, 20, 14, 35), Date.UTC(2026, 10, 19, 21)),
  parameters: rests({
    shows: ['Open', 'Now 09:35', '16:00', 'as of Thu 19 Nov, 16:00:00 ET'],
    hides: ['Quoted until'],
  }),
  play: drawn,
};

/** The price is of the last session, a whole day; the next one is a half day. */
export const PreMarket: Story = {
  args: at(stockPrice, halfDay.opensMs - 60 * minuteMs, Date.UTC(2026, 10, 25, 21)),
  parameters: rests({
    shows: [
      'Pre-market, half day',
      'as of Wed 25 Nov, 16:00:00 ET',
      'Prices are of the regular session, 09:30 to 16:00 New York time.',
    ],
    hides: ['Opened', 'Quoted until'],
  }),
  play: drawn,
};

/** After a half day. */
export const AfterHalfDay: Story = {
  args: at(stockPrice, halfDay.closesMs + 60 * minuteMs, halfDay.closesMs),
  parameters: rests({
    shows: [
      'After hours, half day',
      'as of Fri 27 Nov, 13:00:00 ET',
      'Prices are of the regular session, 09:30 to 13:00 New York time.',
      /Opens Mon 30 Nov|Opens Tue 1 Dec/,
    ],
  }),
  play: drawn,
};

export const AfterHours: Story = {
  args: at(stockPrice, Date.UTC(2026, 10, 20, 22), Date.UTC(2026, 10, 20, 21)),
  parameters: rests({
    shows: ['After hours', 'Prices are of the regular session, 09:30 to 16:00 New York time.'],
    hides: ['Quoted until'],
  }),
  play: drawn,
};

/** Thanksgiving. */
export const Holiday: Story = {
  args: at(stockPrice, Date.UTC(2026, 10, 26, 16), Date.UTC(2026, 10, 25, 21)),
  parameters: rests({ shows: ['Holiday', 'Closed, holiday', /Opens Fri 27 Nov/] }),
  play: drawn,
};

/** In a session the source has told nothing for an hour. */
export const Stale: Story = {
  args: at(stockPrice, stocksOpenMs, stocksOpenMs - 75 * minuteMs),
  parameters: rests({
    shows: ['1 h old', 'as of Fri 20 Nov, 10:33:00 ET', 'Quoted until 10:33'],
    hides: ['−0.29%'],
    has: [`.${price.tone.stale}`],
  }),
  play: drawn,
};

export const Offline: Story = {
  args: { isOffline: true, offlineBar: <OfflineBar pausedAt={stocksOpenMs} onRetry={fn()} /> },
  parameters: rests({ shows: [/Offline\. Prices paused at/, '187.20', 'Delayed 15 min'], has: [candles] }),
  play: drawn,
};

/** The sandbox. */
export const Simulated: Story = {
  args: { stock: ready({ ...stockPrice, source: 'simulated', source_name: undefined }) },
  parameters: rests({
    shows: ['Simulated prices', 'Simulated prices, 15 min late'],
    hides: ['Consolidated'],
  }),
  play: drawn,
};

/** A back end without extensions: what it does not state is left out. */
export const Plain: Story = {
  name: 'Source and delay not stated',
  args: {
    name: undefined,
    stock: ready({
      symbol: 'NVDA',
      now_price: '187.2',
      high: '188.1',
      low: '186.2',
      volume: '14602000',
      session_closes: undefined,
    }),
  },
  parameters: rests({
    shows: ['187.20', 'Source and delay not stated', 'Now 11:48'],
    hides: ['Delayed', 'Real time', 'as of', 'Quoted until', 'NVIDIA'],
  }),
  play: drawn,
};

export const CandlesFailed: Story = {
  args: { ...none, history: { ...none.history, state: 'failed' } },
  parameters: rests({
    shows: ['The candles could not be loaded. The price is not affected.', 'Try again', '187.20'],
    hides: ['orders', 'Dashed'],
  }),
};

/** Days have no session ends. */
export const Days: Story = {
  name: 'Daily candles',
  args: { period: '1day' },
  parameters: rests({ shows: ['187.20'], hides: ['Dashed lines'], has: ['[data-gaps="0"]'] }),
  play: drawn,
};

/** Nothing is wider than the window. */
const fits = (canvas: HTMLElement, width: number) =>
  expect(canvas.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(width);

export const NarrowGerman: Story = {
  args: at(stockPrice, Date.UTC(2026, 10, 27, 16, 48)),
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({
    shows: ['Geöffnet, verkürzter Handelstag', 'Nur Kurse.', 'Kurse bis 11:33'],
    has: [candles],
  }),
  play: async (context) => {
    await drawn(context);
    await fits(context.canvasElement, 320);
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: rests({
    shows: ['187.20', 'Quoted until 11:33', 'Now 11:48'],
    has: ['html[style*="font-size: 200%"] main'],
  }),
  play: async (context) => {
    await drawn(context);
    await fits(context.canvasElement, 390);
  },
};

export const SharesAndStars: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite' }));
    await expect(args.onToggleFavourite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('tab', { name: '1D' }));
    await expect(args.onPickPeriod).toHaveBeenCalledWith('1day');
  },
};
