import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { setMeasured } from '../../ui/loading/measured.ts';
import type { ChartLayout } from './drawing/chartLayout.ts';
import { followPointers, type PointerHandlers } from './drawing/chartPointers.ts';
import { viewAt, zoomed, type ChartView } from './drawing/chartView.ts';
import * as styles from './PriceChart.css.ts';

interface MotionInput {
  plot: RefObject<HTMLElement | null>;
  /** Element with the CSS variable that moves the drawing during a drag. */
  body: RefObject<HTMLElement | null>;
  layout: ChartLayout | undefined;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Called when the left edge reaches a slot, during a drag as well. */
  onReach: (left: number) => void;
  onTap: PointerHandlers['onTap'];
  onPoint: PointerHandlers['onPoint'];
  onLeave: PointerHandlers['onLeave'];
}

export interface ChartMotion {
  /** Pans by this many candles to the past; negative counts pan to the future. */
  panBy: (candles: number) => void;
  zoomTo: (count: number, anchor?: number) => void;
}

/** A pinch triggers a redraw after this many candles. */
const pinchStep = 3;

/** Pans and zooms a chart: a drag translates the drawing, its end triggers a redraw. */
export function useChartMotion(input: MotionInput): ChartMotion {
  const latest = useRef(input);
  /** Target of the right edge during a drag, ahead of the drawing. */
  const target = useRef<number>(undefined);

  const panTo = (right: number, isFinal: boolean): void => {
    const { layout, view, body, onView, onReach } = latest.current;
    if (!layout) return;
    const total = layout.candles.length;
    const bounded = Math.min(total, Math.max(right, Math.min(total, view.count)));
    target.current = isFinal ? undefined : bounded;
    const isBeyond =
      (bounded - view.count < layout.from && layout.from > 0) || (bounded > layout.to && layout.to < total);
    if (isFinal || isBeyond) onView(viewAt(view, layout.candles, bounded));
    setMeasured(body.current, { [styles.moved]: (layout.right - bounded) * layout.slot });
    onReach(bounded - view.count);
  };
  const zoomTo = (count: number, anchor = 1): void => {
    const { layout, view, onView } = latest.current;
    if (layout) onView(zoomed(view, layout.candles, count, anchor));
  };

  useLayoutEffect(() => {
    latest.current = input;
  });
  const { plot, body, layout } = input;
  useLayoutEffect(() => {
    if (!layout) return;
    const ahead = target.current === undefined ? 0 : layout.right - target.current;
    setMeasured(body.current, { [styles.moved]: ahead * layout.slot });
  }, [body, layout]);

  useEffect(() => {
    if (!plot.current) return undefined;
    let startRight: number | undefined;
    let startCount: number | undefined;
    const rightAfter = (dx: number): number => {
      const now = latest.current.layout;
      startRight ??= now?.right ?? 0;
      return startRight - dx / (now?.slot ?? 1);
    };
    return followPointers(plot.current, {
      onDrag: (dx) => panTo(rightAfter(dx), false),
      onDragEnd: (dx) => {
        panTo(rightAfter(dx), true);
        startRight = undefined;
      },
      onPinch: (ratio, x) => {
        const { view, layout: now } = latest.current;
        startCount ??= view.count;
        const count = startCount / ratio;
        if (Math.abs(count - view.count) >= pinchStep) zoomTo(count, now ? x / now.width : 1);
      },
      onPinchEnd: () => {
        startCount = undefined;
      },
      onTap: (x, y) => latest.current.onTap(x, y),
      onPoint: (x, y, isHeld) => latest.current.onPoint(x, y, isHeld),
      onLeave: () => latest.current.onLeave(),
    });
  }, [plot]);

  return {
    panBy: (candles) => panTo((latest.current.layout?.right ?? 0) - candles, true),
    zoomTo,
  };
}
