import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** Slots of a screen's frame for its content. Each is called with the content; undefined removes it. */
export interface ScreenBars {
  /** Above the bars, without layout shifts. */
  above: (content: ReactNode) => void;
  /** The bottom bar. */
  bottom: (content: ReactNode) => void;
}

export const ScreenBarsContext = createContext<ScreenBars | undefined>(undefined);

function useBar(place: keyof ScreenBars, content: ReactNode): ReactNode {
  const draw = use(ScreenBarsContext)?.[place];
  useLayoutEffect(() => draw?.(content), [draw, content]);
  useLayoutEffect(() => () => draw?.(undefined), [draw]);
  return draw ? null : content;
}

/**
 * Renders its children over the bottom of the surrounding screen, above the bars. Outside a screen they are rendered in
 * place.
 */
export function AboveBars({ children }: { children: ReactNode }) {
  return useBar('above', children);
}

/** Renders its children in the bottom bar of the surrounding screen. A button there refers to its form by `formId`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return useBar('bottom', children);
}
