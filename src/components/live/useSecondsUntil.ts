import { useEffect, useState } from 'react';

/** Whole seconds until then; 0 afterwards. Based on the clock, so that a page is correct after sleep. */
export function useSecondsUntil(timeMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((timeMs - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const tick = (): void => setNow(Date.now());
    // Also updates immediately: the last render may be minutes old.
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isOver, timeMs]);
  return left;
}
