import { useState } from 'react';
import { candleAt, type ChartLayout } from './drawing/chartLayout.ts';
import { indexAt } from './drawing/chartView.ts';

export interface Cross {
  /** Selected candle. */
  time: number;
  /** Vertical pointer position, as a share of the height. */
  down: number;
  /** Stays until dismissed; otherwise follows the mouse. */
  isPinned: boolean;
}

export interface CrosshairControl {
  cross: Cross | undefined;
  onTap: (x: number, y: number) => void;
  onPoint: (x: number, y: number, isHeld: boolean) => void;
  onLeave: () => void;
  end: () => void;
  /** Moves to the next candle, or selects the newest visible one. */
  step: (by: number) => void;
}

/** Crosshair on one candle of a chart. */
export function useCrosshair(layout: ChartLayout | undefined): CrosshairControl {
  const [cross, setCross] = useState<Cross>();
  const put = (index: number, down: number, isPinned: boolean): void => {
    const candle = layout?.candles[index];
    if (candle) setCross({ time: candle.time, down, isPinned });
  };
  const at = layout && cross ? indexAt(layout.candles, cross.time) : -1;
  // A candle that has left the view is no longer selected.
  const isInView = layout !== undefined && at >= layout.seen.from && at < layout.seen.to;
  return {
    cross: isInView ? cross : undefined,
    onTap: (x, y) => {
      if (cross?.isPinned && isInView) setCross(undefined);
      else if (layout) put(candleAt(layout, x), y / layout.height, true);
    },
    onPoint: (x, y, isHeld) => {
      if (!layout || (cross?.isPinned && isInView && !isHeld)) return;
      put(candleAt(layout, x), y / layout.height, isHeld);
    },
    onLeave: () => setCross((now) => (now?.isPinned ? now : undefined)),
    end: () => setCross(undefined),
    step: (by) => {
      if (!layout) return;
      const from = isInView ? at + by : layout.seen.to - 1;
      const index = Math.min(layout.seen.to - 1, Math.max(layout.seen.from, from));
      put(index, cross?.down ?? 0.5, true);
    },
  };
}
