import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ChartSize } from './drawing/chartLayout.ts';

/** Size of an element and of its text; undefined before it is measured and while it has no size. */
export function usePlotSize(element: RefObject<HTMLElement | null>): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>();
  useLayoutEffect(() => {
    const measure = (): void => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      if (width === 0 || height === 0 || !element.current) return;
      const textSize = Number.parseInt(getComputedStyle(element.current).fontSize, 10);
      setSize((before) =>
        before?.width === width && before.height === height && before.textSize === textSize
          ? before
          : { width, height, textSize },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
