import { useLayoutEffect, type RefObject } from 'react';
import { vars } from '../../theme/theme.css.ts';
import { field } from '../pins/PinInput.css.ts';

/**
 * Keeps a `PinInput` and its message visible above the bar with its keypad: when the bar opens, when another field is
 * focused, and when either grows.
 * @param inBar element in the bar
 * @param inputOf the focused input
 * @param name name of the input; a change looks it up again
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
    // Where not everything fits, the input takes priority.
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
