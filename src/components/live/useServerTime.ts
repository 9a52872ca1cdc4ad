import { useEffect, useState } from 'react';

/** Server time, updated once a second; paused while nothing is live. */
export function useServerTime(serverNow: () => number, isPaused: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (isPaused) return undefined;
    const tick = (): void => setNow(serverNow());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [serverNow, isPaused]);
  return now;
}
