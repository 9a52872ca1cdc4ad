import { useCallback, useState } from 'react';

/**
 * Margin above and below the viewport, so that a row has its price before it comes into view; a larger margin costs
 * more.
 */
const margin = '25% 0px';
const listeners = new WeakMap<Element, (isNear: boolean) => void>();
/** Shared by all rows; created with the first row, because a server has no IntersectionObserver. */
let observer: IntersectionObserver | undefined;

function observe(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  const watching = observer;
  listeners.set(element, tell);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    listeners.delete(element);
  };
}

/**
 * Whether an element is in or near the viewport; pass the second value to its ref. Complements `content-visibility`:
 * that saves painting out of view, this saves subscribing at all.
 */
export function useIsNear(): [isNear: boolean, ref: (element: Element | null) => (() => void) | void] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setIsNear(true);
      return undefined;
    }
    return observe(element, setIsNear);
  }, []);
  return [isNear, ref];
}
