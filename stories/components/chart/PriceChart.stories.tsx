import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Candle } from '../../../contracts/candles.ts';
import { candlesOf } from '../../../contracts/examples/candles.ts';
import { PriceChart } from '../../../src/components/chart/PriceChart.tsx';
import { fixedSource } from '../../../src/components/live/fixedSource.ts';
import type { Source } from '../../../src/components/live/source.ts';
import { blurField, rests } from '../../rests.ts';

const candles = candlesOf('30min');
const forming = candles.at(-1)!;
const minutes = candlesOf('1min');

const tiny = candles.map((candle) => {
  const scaled = (price: string): string => (Math.round((Number(price) * 1173) / 97_412.6) / 1e8).toFixed(8);
  const { open, high, low, close } = candle;
  return {
    ...candle,
    open: scaled(open),
    high: scaled(high),
    low: scaled(low),
    close: scaled(close),
    volume: (Number(candle.volume) * 250_000).toFixed(0),
  };
});

const meta = {
  title: 'components/chart/PriceChart',
  component: PriceChart,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  argTypes: { candles: { control: false }, live: { control: false } },
  args: {
    candles,
    live: fixedSource<Candle | undefined>(forming),
    period: '30min',
    variant: 'candles',
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

/** An iframe on the docs page, where document settings would affect other stories and no play function runs. */
const ofItsOwn = { docs: { story: { inline: false, height: '500px' } } };

const toNow = '[aria-label="Go to latest"]';

/** The chart is ready once the library has drawn its candles. */
async function drawn(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector('.apexcharts-candlestick-series')).not.toBeNull());
  // A web font for prices changes the chart's width, and with it the candle under a finger.
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return chartOf(canvasElement);
}

const placeOf = (element: HTMLElement, share: number, down = 0.4) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width * share, clientY: top + height * down, pointerId: 1, button: 0 };
};

/** Drags a finger along the chart, between two shares of its width. */
async function drag(chart: HTMLElement, from: number, to: number): Promise<void> {
  const touch = { pointerType: 'touch' };
  await fireEvent.pointerDown(chart, { ...placeOf(chart, from), ...touch });
  for (let step = 1; step <= 8; step += 1)
    await fireEvent.pointerMove(chart, { ...placeOf(chart, from + ((to - from) * step) / 8), ...touch });
  await fireEvent.pointerUp(chart, { ...placeOf(chart, to), ...touch });
}

async function tap(chart: HTMLElement, share: number): Promise<void> {
  const touch = { ...placeOf(chart, share), pointerType: 'touch' };
  await fireEvent.pointerDown(chart, touch);
  await fireEvent.pointerUp(chart, touch);
}

export const Candles: Story = {
  parameters: rests({
    shows: [/a candle for each 30 minutes.*Last price 97,412\.6/, /MA5 9\d,\d{3}\.\d/],
    has: ['.apexcharts-candlestick-series path'],
  }),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(document.querySelectorAll('style#apexcharts-css, foreignObject style')).toHaveLength(0);
    await expect(redraws(canvasElement)).toBeLessThanOrEqual(2);
  },
};

export const Line: Story = {
  args: { variant: 'line', period: '1min', candles: minutes, live: fixedSource(minutes.at(-1)) },
  parameters: rests({ hides: ['MA5'], has: ['.apexcharts-area-series path'] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.apexcharts-area-series')).not.toBeNull());
  },
};

/** Two hours without trades have no candles; a dashed line marks the gap. */
export const Gap: Story = {
  args: { candles: [...candles.slice(0, 120), ...candles.slice(124)] },
  parameters: rests({ has: ['[data-gaps="1"]'] }),
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

/** Path of the candles drawn by the live layer. */
const livePath = (canvasElement: HTMLElement): string =>
  [...canvasElement.querySelectorAll('[data-part=up], [data-part=down]')]
    .map((path) => path.getAttribute('d'))
    .join('');

export const FewCandles: Story = {
  args: { candles: candles.slice(-3) },
  parameters: rests({ shows: ['MA5 —'] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(livePath(canvasElement).match(/Z/g)).toHaveLength(3));
  },
};

/** The pair's first candle. */
export const OneCandle: Story = {
  args: { candles: candles.slice(-1) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(livePath(canvasElement).match(/Z/g)).toHaveLength(1));
  },
};

export const MostCandles: Story = {
  parameters: { ...ofItsOwn, ...rests({ shows: [/from 19 Nov 2026/] }) },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    for (let press = 0; press < 5; press += 1)
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zoom out' }));
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.apexcharts-candlestick-series path')).toHaveLength(129),
    );
    blurField();
  },
};

/** Prices with eight decimals show all of them. */
export const TinyPrices: Story = {
  args: { candles: tiny, live: fixedSource(tiny.at(-1)), tick: '0.00000001', base: 'PEPE' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByText('0.00001160')).toBeVisible();
  },
};

export const RedUp: Story = {
  globals: { direction: 'red-up' },
  parameters: ofItsOwn,
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const GermanNarrow: Story = {
  globals: { locale: 'de', viewport: { value: 'w320' } },
  parameters: { ...ofItsOwn, ...rests({ shows: ['97.412,6'] }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.apexcharts-candlestick-series')).not.toBeNull());
  },
};

export const LargeText: Story = {
  globals: { textSize: '200' },
  parameters: ofItsOwn,
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => void (await drawn(canvasElement)),
};

export const Panned: Story = {
  args: { hasEarlier: true },
  parameters: { ...ofItsOwn, ...rests({ shows: [/to 20 Nov 2026/], has: [toNow] }) },
  play: async ({ canvasElement }) => {
    const chart = await drawn(canvasElement);
    const before = redraws(canvasElement);
    await drag(chart, 0.1, 0.9);
    await waitFor(() => expect(redraws(canvasElement)).toBeGreaterThan(before));
  },
};

/** A tap pins the crosshair to a candle and shows its values. */
export const Crosshair: Story = {
  parameters: { ...ofItsOwn, ...rests({ shows: ['Open', 'High', 'Low', 'Close', 'Vol. BTC'] }) },
  play: async ({ canvasElement }) => {
    await tap(await drawn(canvasElement), 0.7);
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent(
      /Open9\d,\d{3}\.\d.*High.*Low.*Close.*%.*Vol\. BTC/,
    );
  },
};

export const LoadingEarlier: Story = {
  args: { candles: candles.slice(-70), hasEarlier: true, earlier: 'loading' },
  parameters: rests({ shows: ['Loading earlier candles'] }),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading earlier candles');
  },
};

export const EarlierFailed: Story = {
  args: { candles: candles.slice(-70), hasEarlier: true, earlier: 'failed' },
  parameters: rests({ shows: ['Earlier candles did not load', 'Try again'] }),
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await expect(args.onEarlier).not.toHaveBeenCalled();
  },
};

/** The chart marks the start of the available history. */
export const Beginning: Story = {
  args: { candles: candles.slice(-90), hasEarlier: false },
  parameters: { ...ofItsOwn, ...rests({ shows: ['No earlier candles for this interval'] }) },
  play: async ({ canvasElement }) => {
    (await drawn(canvasElement)).focus();
    await userEvent.keyboard('{Home}');
    await expect(
      await within(canvasElement).findByText('No earlier candles for this interval'),
    ).toBeVisible();
    blurField();
  },
};

/** The setting recolours the existing drawing immediately, without a redraw. */
export const Recolours: Story = {
  tags: ['interaction'],
  globals: RedUp.globals,
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const rising = canvasElement.querySelector('.apexcharts-candlestick-series path[stroke*=up]')!;
    const colour = (): string => getComputedStyle(rising).stroke;
    const red = colour();
    const before = redraws(canvasElement);
    document.documentElement.dataset['direction'] = 'green-up';
    await expect(colour()).not.toBe(red);
    document.documentElement.dataset['direction'] = 'red-up';
    await expect(colour()).toBe(red);
    await expect(redraws(canvasElement)).toBe(before);
  },
};

/** Earlier candles are requested once, when the view approaches the first. */
export const PansToEarlierAndBack: Story = {
  tags: ['interaction'],
  args: Panned.args,
  play: async ({ canvasElement, args }) => {
    const chart = await drawn(canvasElement);
    const before = redraws(canvasElement);
    await drag(chart, 0.1, 0.9);
    const back = await within(canvasElement).findByRole('button', { name: 'Go to latest' });
    await expect(chart).toHaveAccessibleName(/to 20 Nov 2026/);
    await waitFor(() => expect(redraws(canvasElement)).toBeGreaterThan(before));
    await expect(args.onEarlier).not.toHaveBeenCalled();
    await drag(chart, 0.1, 0.9);
    await waitFor(() => expect(args.onEarlier).toHaveBeenCalledTimes(1));
    await userEvent.click(back);
    await expect(chart).toHaveAccessibleName(/to 21 Nov 2026/);
    await waitFor(() => expect(back).not.toBeInTheDocument());
    await drag(chart, 0.1, 0.7);
    await within(canvasElement).findByRole('button', { name: 'Go to latest' });
  },
};

/** A second tap removes the crosshair; its values cause no redraw. */
export const TapsCrosshairAway: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const chart = await drawn(canvasElement);
    const before = redraws(canvasElement);
    await tap(chart, 0.5);
    const readout = await within(canvasElement).findByRole('status');
    await expect(readout).toHaveTextContent(/Open9\d,\d{3}\.\d.*High.*Low.*Close.*%.*Vol\. BTC/);
    await tap(chart, 0.5);
    await waitFor(() => expect(readout).not.toBeInTheDocument());
    await tap(chart, 0.7);
    await within(canvasElement).findByRole('status');
    await expect(redraws(canvasElement)).toBe(before);
  },
};

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvasElement }) => {
    const chart = await drawn(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAccessibleName(/from 18 Nov 2026/);
    await userEvent.keyboard('{End}{ArrowLeft}');
    await within(canvasElement).findByRole('button', { name: 'Go to latest' });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('button', { name: 'Go to latest' })).toBeNull(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Close97,412.6');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('status')).toBeNull());
    const wide = chart.getAttribute('aria-label')!;
    await userEvent.keyboard('++');
    await waitFor(() => expect(chart).not.toHaveAccessibleName(wide));
    const near = chart.getAttribute('aria-label')!;
    await userEvent.keyboard('-');
    await waitFor(() => expect(chart).not.toHaveAccessibleName(near));
  },
};

export const RetriesEarlier: Story = {
  tags: ['interaction'],
  args: EarlierFailed.args,
  play: async ({ canvasElement, args }) => {
    await drawn(canvasElement);
    await expect(args.onEarlier).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onEarlier).toHaveBeenCalledTimes(1);
  },
};

export const LeavesTheBeginning: Story = {
  tags: ['interaction'],
  args: Beginning.args,
  play: async ({ canvasElement }) => {
    (await drawn(canvasElement)).focus();
    await userEvent.keyboard('{Home}');
    await within(canvasElement).findByText('No earlier candles for this interval');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('No earlier candles'));
  },
};

/** A source controlled by a story. */
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

const told = toldSource(forming);
const lastTag = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getByText(text, { selector: '[data-tag]' })).toBeVisible());

/** Live ticks draw immediately without a redraw until they leave the visible range. */
export const Ticks: Story = {
  tags: ['interaction'],
  args: { live: told },
  play: async ({ canvasElement }) => {
    told.tell(forming);
    await drawn(canvasElement);
    await lastTag(canvasElement, '97,412.6');
    const before = redraws(canvasElement);
    const line = (): string | null | undefined =>
      canvasElement.querySelector('[data-part=last]')?.getAttribute('style');
    const first = line();
    told.tell({ ...forming, close: '97350.1' });
    await lastTag(canvasElement, '97,350.1');
    // The line is drawn with the next frame, the text at its next update slot.
    await waitFor(() => expect(line()).not.toBe(first));
    await expect(redraws(canvasElement)).toBe(before);
    const outside = { ...forming, high: '99000.0', close: '99000.0' };
    told.tell(outside);
    await waitFor(() => expect(redraws(canvasElement)).toBe(before + 1));
    const next = {
      ...outside,
      time: forming.time + 1_800_000,
      open: '99000.0',
      low: '98900.0',
      close: '98950.0',
    };
    told.tell(next);
    await waitFor(() => expect(redraws(canvasElement)).toBe(before + 2));
    await lastTag(canvasElement, '98,950.0');
  },
};
