import { useEffect, useState } from 'react';

/** Whole seconds until a moment; counts by the clock, so that a sleeping page is right when it wakes. */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (endsAtMs === 0) return undefined;
    const tick = (): void => setSecondsLeft(Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return {
    secondsLeft,
    start(seconds) {
      setSecondsLeft(seconds);
      setEndsAtMs(Date.now() + seconds * 1000);
    },
  };
}
