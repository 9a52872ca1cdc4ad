import { useCallback, useState } from 'react';

/** Above and below what is seen, so that a row has its price before it comes into view; more of it costs more. */
const margin = '25% 0px';
const listeners = new WeakMap<Element, (isNear: boolean) => void>();
/** One for all rows; made with the first of them, because a server has none. */
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
 * Whether an element is in view or about to be; give the answer's second part to its ref. An observer beside
 * `content-visibility`: that saves the paint of what is out of view, this saves following it at all.
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
