import { useEffect, useRef } from 'react';

/** Time after which a control has been seen where it is, in ms. */
const seenAfterMs = 1_000;

/**
 * Ignores taps in the first second of the component that calls it: they were aimed at what was in its place before.
 * @returns a function that runs the action of a later tap
 */
export function useInertAtFirst(): (action: () => void) => void {
  const isSeen = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSeen.current = true;
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (action) => {
    if (isSeen.current) action();
  };
}
