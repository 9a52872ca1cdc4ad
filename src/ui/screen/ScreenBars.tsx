import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** Places of a screen's frame that its content may fill. Each takes what is to be drawn; undefined takes it away. */
export interface ScreenBars {
  /** Above the bars: nothing of the page moves when it comes and goes. */
  above: (content: ReactNode) => void;
  /** The bar in reach of the thumb. */
  bottom: (content: ReactNode) => void;
}

export const ScreenBarsContext = createContext<ScreenBars | undefined>(undefined);

function useBar(place: keyof ScreenBars, content: ReactNode): ReactNode {
  const draw = use(ScreenBarsContext)?.[place];
  useLayoutEffect(() => draw?.(content), [draw, content]);
  useLayoutEffect(() => () => draw?.(undefined), [draw]);
  return draw ? null : content;
}

/** Draws its children over the end of the screen around it, above the bars. Outside of a screen they stay where they are. */
export function AboveBars({ children }: { children: ReactNode }) {
  return useBar('above', children);
}

/** Draws its children in the bar at the end of the screen around it. A button there names its form by `formId`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return useBar('bottom', children);
}
