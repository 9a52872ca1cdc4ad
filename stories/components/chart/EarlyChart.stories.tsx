import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Candle } from '../../../contracts/candles.ts';
import { candlesOf } from '../../../contracts/examples/candles.ts';
import { EarlyChart } from '../../../src/components/chart/EarlyChart.tsx';
import { PriceChart } from '../../../src/components/chart/PriceChart.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';

const candles = candlesOf('30min');

const meta = {
  title: 'components/chart/EarlyChart',
  component: EarlyChart,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { candles: { control: false }, live: { control: false } },
  args: {
    candles,
    live: fixedSource<Candle | undefined>(undefined),
    period: '30min',
    variant: 'candles',
    tick: '0.1',
    base: 'BTC',
    isStale: false,
    hasEarlier: true,
    earlier: 'loading',
    onEarlier: fn(),
  },
} satisfies Meta<typeof EarlyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Candles: Story = {};
export const Line: Story = { args: { variant: 'line', period: '1min', candles: candlesOf('1min') } };
export const Stale: Story = { args: { isStale: true } };
export const Few: Story = { args: { candles: candles.slice(-7) } };

/** Above: the chart rendered with the page. Below: the chart that replaces it. */
export const BesideTheChart: Story = {
  render: (args) => (
    <>
      <EarlyChart {...args} />
      <PriceChart {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const library = '.apexcharts-candlestick-series path';
    await waitFor(() => expect(canvasElement.querySelector(library)).not.toBeNull());
    const [early, chart] = [...canvasElement.querySelectorAll('[role=img]')].map((plot) =>
      plot.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    await expect([early.left, early.width, early.height]).toEqual([chart.left, chart.width, chart.height]);
    const boxesOf = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((path) => path.getBoundingClientRect());
    const lowest = (boxes: readonly DOMRect[]) => Math.max(...boxes.map(({ bottom }) => bottom));
    const highest = (boxes: readonly DOMRect[]) => Math.min(...boxes.map(({ top }) => top));
    const drawn = boxesOf(library).filter(({ right }) => right > chart.left);
    const shown = boxesOf('[data-part=early] [data-part=candles]');
    await expect(Math.abs(highest(shown) - early.top - (highest(drawn) - chart.top))).toBeLessThan(2);
    await expect(Math.abs(lowest(shown) - early.top - (lowest(drawn) - chart.top))).toBeLessThan(2);
  },
};
