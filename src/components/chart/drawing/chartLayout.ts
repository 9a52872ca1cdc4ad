import type { Candle, CandlePeriod } from '../../../../contracts/candles.ts';
import { drawnRange, rightOf, type ChartView } from './chartView.ts';
import type { Slots } from './formingCandle.ts';
import { heightOf, priceMarks, priceScale, type PriceScale } from './priceScale.ts';
import { gapsBefore, timeMarks, type IsGap, type TimeMark } from './timeMarks.ts';

export interface ChartSize {
  /** Width of the plot, in pixels. */
  width: number;
  height: number;
  /** The user's small text size, in pixels. */
  textSize: number;
}

interface LayoutInput extends Slots {
  view: ChartView;
  size: ChartSize;
  period: CandlePeriod;
  variant: 'candles' | 'line';
  tick: string;
  /** The user's time zone. */
  timeZone: string | undefined;
  isGap?: IsGap | undefined;
}

/** Positions of all chart parts that do not move with each tick. */
export interface ChartLayout {
  candles: readonly Candle[];
  settled: readonly Candle[];
  forming: Candle | undefined;
  variant: 'candles' | 'line';
  width: number;
  height: number;
  textSize: number;
  /** Width of a candle slot in pixels. */
  slot: number;
  /** Edges of the view, in slots. */
  left: number;
  right: number;
  /** Rendered range, slightly wider than the visible one: slots from `from` up to, not including, `to`. */
  from: number;
  to: number;
  /** Range of candles in view; `to` is exclusive. */
  seen: { from: number; to: number };
  scale: PriceScale;
  /** Round prices as decimal text, with their offset from the top as a share of the height. */
  prices: { price: string; down: number }[];
  times: TimeMark[];
  /** Candles preceded by a marked gap. */
  gaps: number[];
}

/** The middle of a slot, in pixels from the left edge of the view. */
export const middleOf = (layout: ChartLayout, index: number): number =>
  (index + 0.5 - layout.left) * layout.slot;

/** The candle whose slot is at `x` pixels from the left edge of the view; outside the candles, the nearest one. */
export function candleAt(layout: ChartLayout, x: number): number {
  const index = Math.floor(x / layout.slot + layout.left);
  return Math.min(layout.seen.to - 1, Math.max(layout.seen.from, index));
}

export function chartLayout(input: LayoutInput): ChartLayout {
  const { settled, forming, view, size, period, variant, tick, timeZone, isGap } = input;
  const candles = forming ? [...settled, forming] : settled;
  const right = rightOf(view, candles);
  const left = right - view.count;
  const slot = size.width / view.count;
  const range = drawnRange(right, view.count, candles.length);
  const seen = { from: Math.max(0, Math.floor(left)), to: Math.min(candles.length, Math.ceil(right)) };
  const scale = priceScale(candles.slice(seen.from, seen.to), tick, variant === 'line');
  const mostPrices = Math.max(2, Math.floor(size.height / Math.max(size.textSize * 3, 1)));
  const prices = priceMarks(scale, tick, mostPrices).map((price) => ({
    price,
    down: 1 - heightOf(scale, price),
  }));
  // A label is about six letters wide, plus the same width as a gap.
  const leastSlots = (size.textSize * 5) / slot;
  const times = timeMarks({ candles, range, period, leastSlots, timeZone, isGap });
  return {
    candles,
    settled,
    forming,
    variant,
    width: size.width,
    height: size.height,
    textSize: size.textSize,
    slot,
    left,
    right,
    ...range,
    seen,
    scale,
    prices,
    times,
    gaps: gapsBefore(candles, range, period, isGap),
  };
}
