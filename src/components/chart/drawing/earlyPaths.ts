import type { Candle } from '../../../../contracts/candles.ts';
import { middleOf, type ChartLayout } from './chartLayout.ts';
import { firstShown, narrowestSlot } from './chartView.ts';
import { livePaths, type LivePaths } from './livePaths.ts';
import { averageLengths, movingAverage } from './movingAverage.ts';
import { heightOf } from './priceScale.ts';

/** Units of the drawing: the width of a phone's slots at their minimum, and about the height of a plot. */
export const earlyWidth = firstShown * narrowestSlot;
export const earlyHeight = 280;

/** A moving-average line through the candles in view; a length of 1 uses the closes. */
function meansPath(layout: ChartLayout, length: number): string {
  const { candles, scale, seen, height } = layout;
  const from = Math.max(0, seen.from - length + 1);
  const heights = candles.slice(from, seen.to).map(({ close }) => heightOf(scale, close));
  const points = movingAverage(heights, length).flatMap((mean, at) => {
    if (mean === undefined) return [];
    return [`${middleOf(layout, from + at).toFixed(1)} ${((1 - mean) * height).toFixed(1)}`];
  });
  return points.length > 0 ? `M${points.join('L')}` : '';
}

/** SVG path data of everything that a layout shows, by style. */
export function earlyPaths(layout: ChartLayout, forming: Candle): LivePaths {
  const { seen, variant, height } = layout;
  const paths = livePaths(layout, forming, seen.from);
  if (variant === 'candles')
    return { ...paths, averages: averageLengths.map((length) => meansPath(layout, length)) };
  const line = meansPath(layout, 1);
  return { ...paths, line, area: `${line}V${height}H${middleOf(layout, seen.from).toFixed(1)}Z` };
}
