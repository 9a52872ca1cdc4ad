import { useEffect, useState } from 'react';

/** How much of the page an on-screen keyboard covers where the browser does not shrink the page for it, in px. */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => {
      const isZoomed = viewport.scale > 1.01;
      const covered = globalThis.innerHeight - viewport.height - viewport.offsetTop;
      setInset(isZoomed ? 0 : Math.max(0, Math.round(covered)));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}
