import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** Takes what is to lie above the bars of a screen; undefined takes it away. */
export const AboveBarsContext = createContext<((over: ReactNode) => void) | undefined>(undefined);

/**
 * Draws its children over the end of the screen that it stands in, above the bars there: nothing of the page moves
 * when it comes and goes. Outside of a screen they stand where they are.
 */
export function AboveBars({ children }: { children: ReactNode }) {
  const draw = use(AboveBarsContext);
  useLayoutEffect(() => draw?.(children), [draw, children]);
  useLayoutEffect(() => () => draw?.(undefined), [draw]);
  return draw ? null : children;
}
