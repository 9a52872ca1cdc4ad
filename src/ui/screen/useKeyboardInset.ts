import { useEffect, useState } from 'react';

/** Part of the page covered by an on-screen keyboard that does not resize the page, in px. */
export interface CoveredEdges {
  /** Height scrolled away by the browser to show the field. */
  top: number;
  /** Height covered by the keyboard. */
  bottom: number;
}

const none: CoveredEdges = { top: 0, bottom: 0 };

export function useCoveredEdges(): CoveredEdges {
  const [edges, setEdges] = useState(none);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => {
      const isZoomed = viewport.scale > 1.01;
      const covered = globalThis.innerHeight - viewport.height - viewport.offsetTop;
      const bottom = isZoomed ? 0 : Math.max(0, Math.round(covered));
      const top = isZoomed ? 0 : Math.max(0, Math.round(viewport.offsetTop));
      setEdges((former) => (former.top === top && former.bottom === bottom ? former : { top, bottom }));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return edges;
}

/** Height of the page's bottom covered by the keyboard, in px. */
export const useKeyboardInset = (): number => useCoveredEdges().bottom;
