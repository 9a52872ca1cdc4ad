import { useLayoutEffect, useRef, type RefObject } from 'react';
import { setMeasured } from '../../ui/loading/measured.ts';
import { drawApex, type ApexDrawing } from './apexDrawing.ts';
import { middleOf, type ChartLayout } from './drawing/chartLayout.ts';
import { seriesOptions } from './drawing/seriesOptions.ts';
import * as styles from './PriceChart.css.ts';

/** With fewer candles the library widens the bodies, so the live layer draws them. */
const fewestDrawn = 8;

/** Whether the library draws the settled candles of this layout; otherwise the live layer draws all of them. */
export const isDrawn = ({ settled, from }: ChartLayout): boolean => settled.length - from >= fewestDrawn;

/**
 * Draws the settled candles of a layout with the library, once per layout. The previous drawing stays until the new one
 * is complete, in the same frame.
 */
export function useSeriesDrawing(
  holder: RefObject<HTMLElement | null>,
  layout: ChartLayout | undefined,
): void {
  const shown = useRef<ApexDrawing>(undefined);
  const wanted = useRef<ChartLayout>(undefined);
  const redraws = useRef(0);
  useLayoutEffect(() => {
    const parent = holder.current;
    wanted.current = layout;
    if (!parent || !layout) return;
    if (!isDrawn(layout)) {
      shown.current?.remove();
      shown.current = undefined;
      return;
    }
    const { settled, from, to, scale, variant, slot, height } = layout;
    redraws.current += 1;
    parent.dataset['redraws'] = String(redraws.current);
    const options = seriesOptions({ candles: settled.slice(0, to), from, scale, variant, slot, height });
    void drawApex(parent, options).then((drawing) => {
      if (wanted.current !== layout) {
        drawing.remove();
        return;
      }
      const left = middleOf(layout, from) - slot / 2;
      drawing.element.className = styles.placed;
      setMeasured(drawing.element, { [styles.across]: left - drawing.area.left });
      shown.current?.remove();
      shown.current = drawing;
    });
  }, [holder, layout]);
  useLayoutEffect(
    () => () => {
      wanted.current = undefined;
      shown.current?.remove();
      shown.current = undefined;
    },
    [],
  );
}
