import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Candle } from '../../contracts/candles.ts';
import { candlesOf } from '../../contracts/examples/candles.ts';
import { PriceChart } from '../../src/components/chart/PriceChart.tsx';
import { fixedSource, type Source } from '../../src/components/source.ts';

/** A source that a story tells. */
function toldSource(first: Candle): Source<Candle | undefined> & { tell: (candle: Candle) => void } {
  const listeners = new Set<() => void>();
  let now = first;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => now,
    tell: (candle) => {
      now = candle;
      for (const listener of listeners) listener();
    },
  };
}

const candles = candlesOf('30min');
const forming = candles.at(-1)!;

const meta = {
  title: 'components/PriceChart',
  component: PriceChart,
  parameters: { layout: 'fullscreen' },
  args: {
    candles,
    live: fixedSource<Candle | undefined>(forming),
    period: '30min',
    form: 'candles',
    tick: '0.1',
    base: 'BTC',
    isStale: false,
    hasEarlier: false,
    earlier: 'idle',
    onEarlier: fn(),
  },
} satisfies Meta<typeof PriceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const chartOf = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('img', { name: /^Price chart/ });
const redraws = (canvasElement: HTMLElement): number =>
  Number(canvasElement.querySelector<HTMLElement>('[data-redraws]')?.dataset['redraws'] ?? 0);

/** The chart is there once the library has drawn its candles. */
async function drawn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector('.apexcharts-candlestick-series')).not.toBeNull());
  return chartOf(canvasElement);
}

export const Candles: Story = {
  play: async ({ canvasElement }) => {
    const chart = await drawn(canvasElement);
    await expect(chart).toHaveAccessibleName(/a candle for each 30 minutes.*Last price 97,412\.6/);
    await expect(canvasElement).toHaveTextContent(/MA5 9\d,\d{3}\.\d/);
    await expect(document.querySelectorAll('style#apexcharts-css')).toHaveLength(0);
  },
};

export const Line: Story = {
  args: {
    form: 'line',
    period: '1min',
    candles: candlesOf('1min'),
    live: fixedSource(candlesOf('1min').at(-1)),
  },
};
