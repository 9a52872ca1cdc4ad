import { useEffect, useState } from 'react';

/** Wallets open a window of their own, which may lie behind this one, and some never answer. */
const slowAfterMs = 15_000;

/** Whether the wallet has been waited for long enough to say so. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
