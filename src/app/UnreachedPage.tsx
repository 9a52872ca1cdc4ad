import { useCallback, useEffect, useState } from 'react';
import { useSecondsUntil } from '../components/live/useSecondsUntil.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Unreached } from '../components/shell/Unreached.tsx';
import { useShell } from '../components/shell/useShell.ts';
import { PageFrame } from './PageFrame.tsx';

/** Pause between two tries, in milliseconds. */
const pauseMs = 15_000;
/** Pause before the first one of a device that has a network: a single request may have been lost. */
const firstPauseMs = 1_000;

type UnreachedPageProps = {
  screen: ScreenName;
  /** Asks the server. */
  reach: () => Promise<void>;
};

/** Stands in place of a page until the server has answered for the first time. */
export function UnreachedPage({ screen, reach }: UnreachedPageProps) {
  const { pathOf } = useShell();
  const [nextAt, setNextAt] = useState(() => Date.now() + (navigator.onLine ? firstPauseMs : pauseMs));
  const seconds = useSecondsUntil(nextAt);
  const isDue = seconds === 0;
  const tryNow = useCallback(() => reach().then(() => setNextAt(Date.now() + pauseMs)), [reach]);
  useEffect(() => {
    if (isDue) void tryNow();
  }, [isDue, tryNow]);
  useEffect(() => {
    const retry = () => void tryNow();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [tryNow]);
  return (
    <PageFrame screen={screen}>
      <Unreached seconds={seconds} onRetry={tryNow} settingsHref={pathOf('Settings')} />
    </PageFrame>
  );
}
