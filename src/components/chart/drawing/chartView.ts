// Visible range of a chart. Positions are counted in slots: candle i lies between i and i + 1, so the newest of n
// candles ends at n.
import type { Candle } from '../../../../contracts/candles.ts';

export const fewestShown = 30;
export const mostShown = 120;
export const firstShown = 60;
/** Wider slots would make the candle bodies look like bricks. */
export const narrowestSlot = 5.5;

export interface ChartView {
  /** Number of candles that fit into the view. */
  count: number;
  /** Candle at the right edge and the visible share of its slot; undefined to follow the newest. */
  edge?: { time: number; share: number };
}

/**
 * Initial view of a chart: about sixty candles on a phone, more on wider screens, fewer where candles would be too
 * thin.
 */
export function openingView(width: number): ChartView {
  return { count: bounded(Math.min(firstShown, Math.floor(width / narrowestSlot))) };
}

function bounded(count: number): number {
  return Math.min(mostShown, Math.max(fewestShown, Math.round(count)));
}

/** Index of the candle at this moment, or of the one before it; -1 before all. */
export function indexAt(candles: readonly Candle[], time: number): number {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (candles[middle]!.time <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Right edge of the view, in slots. */
export function rightOf(view: ChartView, candles: readonly Candle[]): number {
  const total = candles.length;
  if (!view.edge) return total;
  const right = indexAt(candles, view.edge.time) + view.edge.share;
  return Math.min(total, Math.max(right, Math.min(total, view.count)));
}

/** The view with its right edge as close to `right` as the candles allow. */
export function viewAt(view: ChartView, candles: readonly Candle[], right: number): ChartView {
  const total = candles.length;
  const bound = Math.max(right, Math.min(total, view.count));
  if (bound >= total - 0.05) return { count: view.count };
  const index = Math.max(0, Math.ceil(bound) - 1);
  return { count: view.count, edge: { time: candles[index]!.time, share: bound - index } };
}

/**
 * Zoomed view.
 * @param anchor fixed point of the zoom: 0 is the left edge of the view, 1 the right one
 */
export function zoomed(view: ChartView, candles: readonly Candle[], count: number, anchor = 1): ChartView {
  const next = bounded(count);
  if (!view.edge) return { count: next };
  const right = rightOf(view, candles) + (1 - anchor) * (next - view.count);
  return viewAt({ ...view, count: next }, candles, right);
}

/** Rendered range of a view: slightly wider than the visible one, so a drag reveals content; ends before `to`. */
export function drawnRange(right: number, count: number, total: number): { from: number; to: number } {
  const margin = Math.max(10, Math.min(30, Math.round((mostShown - count) / 2)));
  return {
    from: Math.max(0, Math.floor(right - count - margin)),
    to: Math.min(total, Math.ceil(right + margin)),
  };
}
