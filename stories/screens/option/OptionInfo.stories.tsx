import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pair } from '../../../contracts/examples/market.ts';
import { optionDurations } from '../../../contracts/examples/option.ts';
import * as price from '../../../src/components/market/Price.css.ts';
import { OptionInfoView } from '../../../src/screens/option/OptionInfoView.tsx';
import { failed, loading, ready } from '../../../src/ui/loading/remoteData.ts';
import { rests } from '../../rests.ts';
import { at } from '../../components/command/commandStories.tsx';
import { desk, history } from './desk.tsx';

const { symbol, pairs, onPickPair, live, freshness, sourceName, serverNow, isOffline, onBack } = desk;
const periods = {
  ...history,
  candles: Array.from({ length: 101 }, (_, index) => {
    const close = String(97_400 + (index % 3 === 0 ? 2 : index % 3 === 1 ? 0 : 0.4));
    return {
      open: close,
      high: close,
      low: close,
      close,
      volume: '1',
      time: Math.floor(at / 60_000) * 60_000 - (100 - index) * 60_000,
    };
  }),
};

const meta = {
  title: 'screens/option/OptionInfo',
  component: OptionInfoView,
  parameters: { layout: 'fullscreen' },
  args: {
    symbol,
    pairs,
    onPickPair,
    live,
    freshness,
    sourceName,
    serverNow,
    isOffline,
    onBack,
    pair: ready(pair),
    durations: ready(optionDurations),
    history: periods,
    onRetryHistory: fn(),
    links: { chart: '#kline', trade: '#options', practise: '#simulator' },
    offlineBar: null,
  },
} satisfies Meta<typeof OptionInfoView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a fee of 1 % 101 of 185 must be right, and 101 of 1,000 where neutral pays 900 %. */
export const Ready: Story = {
  tags: ['modes'],
  parameters: rests({
    shows: [
      /You can lose the whole stake/,
      '+85%',
      '+900%',
      '54.6%',
      /Neutral breaks even at 10\.1%/,
      /Of the last 25 ticks up to expiry the 5 highest and 5 lowest are removed/,
      'Trade',
      'Try demo',
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Trade' })).toHaveAttribute('href', '#options');
    await expect(canvas.getByRole('link', { name: 'Try demo' })).toHaveAttribute('href', '#simulator');
  },
};

export const Loading: Story = {
  args: { pair: loading, durations: loading, history: { ...history, state: 'loading', candles: [] } },
  parameters: rests({ shows: ['Loading', 'BTC/USDT timed options', 'Trade'], hides: ['+85%'] }),
};

export const Failed: Story = {
  args: { pair: failed(Object.assign(new Error('No answer'), { requestId: '7f3a-91c2' }), fn(), at) },
  parameters: rests({
    shows: ['We could not load these options', 'Try again', 'request 7f3a-91c2'],
    hides: ['Try demo', 'How it settles'],
  }),
};

export const Stale: Story = {
  args: { freshness: { level: 'stale', ageSeconds: 140 } },
  parameters: rests({ shows: ['2 min old', '54.6%'], has: [`.${price.tone.stale}`] }),
};

/** Back end that reports no fee to visitors and has no one-minute prices. */
export const Unknown: Story = {
  name: 'Fee not available',
  args: {
    durations: ready(optionDurations.map(({ fee_rate: _, ...duration }) => duration)),
    history: { ...history, candles: [] },
    links: { ...meta.args.links, practise: undefined },
  },
  parameters: rests({
    shows: ['The fee is not available, so no break-even is shown.', /Not enough price data/],
    hides: ['54.6%', 'Try demo'],
  }),
};

export const CandlesFailed: Story = {
  args: { history: { ...history, state: 'failed', candles: [] } },
  parameters: rests({ shows: [/The candles could not be loaded/, 'Try again', '54.6%'] }),
};

export const NarrowGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: rests({ shows: ['Break-even', /Neutral/] }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** 97,402, 97,400, 97,400.4 and again: a third each for one minute. */
export const CountsThePeriodsChosen: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Up 33\.3%, neutral 33\.3%, down 33\.3%$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '180 s' }));
    await expect(canvas.getByRole('img', { name: /neutral 100\.0%/ })).toBeVisible();
  },
};
