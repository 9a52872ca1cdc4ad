import { useLayoutEffect, type RefObject } from 'react';
import { vars } from '../../theme/theme.css.ts';
import { field } from '../pins/PinInput.css.ts';

/**
 * Keeps a `PinInput` in sight above the bar with its keypad, and the sentence beneath it too: when the bar opens, when
 * another field takes its place, and when either grows.
 * @param inBar stands in the bar
 * @param inputOf the one that is being filled
 * @param name which one it is; another one is looked up
 */
export function useAboveBar(
  inBar: RefObject<HTMLElement | null>,
  inputOf: () => HTMLElement | null | undefined,
  name: string,
): void {
  useLayoutEffect(() => {
    const input = inputOf();
    const box = input?.closest<HTMLElement>(`.${field}`);
    const bar = inBar.current?.closest('footer') ?? inBar.current;
    if (!input || !box || !bar) return undefined;
    // Where there is no room for all of it, the input goes before.
    const parts = [box, input];
    const show = (): void => {
      for (const part of parts) {
        part.style.scrollMarginBottom = `calc(${bar.offsetHeight}px + ${vars.space[3]})`;
        part.scrollIntoView?.({ block: 'nearest' });
      }
    };
    show();
    const sizes = new ResizeObserver(show);
    sizes.observe(bar);
    sizes.observe(box);
    return () => {
      sizes.disconnect();
      for (const part of parts) part.style.removeProperty('scroll-margin-bottom');
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the name says when it is another one
  }, [name]);
}
