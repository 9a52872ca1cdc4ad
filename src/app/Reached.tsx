import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { isNoSuchCall, type ApiError } from '../api/calling/ApiError.ts';
import { siteConfig } from '../api/session.ts';
import { useSecondsUntil } from '../components/live/useSecondsUntil.ts';
import type { ScreenName } from '../components/shell/screenName.ts';
import { Unreached } from '../components/shell/Unreached.tsx';
import { useShell } from '../components/shell/useShell.ts';
import { askSite } from './askSite.ts';
import type { Core } from './core.ts';
import { gate, type Gate } from './gate.ts';
import { PageFrame } from './PageFrame.tsx';

/** Pause between two tries, in milliseconds. */
const pauseMs = 15_000;
/** Pause before the first one of a device that has a network: a single request may have been lost. */
const firstPauseMs = 1_000;

/** Pages that show nothing of the server's. */
const devicePages: readonly ScreenName[] = ['Settings', 'Language'];

/** The request or its response was lost. */
const isLost = (error: ApiError | null) => error?.kind === 'offline' || error?.kind === 'timeout';

const knowsNothing = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => state.data === undefined);

/** Puts the offline page in place of pages until the server has answered for the first time since the app's start. */
export function Reached({ core: { queryClient } }: { core: Core }) {
  const { isOffline } = useShell();
  // The app's start-up requests it.
  const { data, error, errorUpdateCount } = useQuery({ ...siteConfig(), enabled: false });
  const isRead = data !== undefined || isNoSuchCall(error);
  const isUnreached = !isRead && (isOffline || isLost(error)) && knowsNothing(queryClient);
  useEffect(() => {
    if (!isUnreached) return undefined;
    gate.open(UnreachedGate);
    return gate.close;
  }, [isUnreached]);
  const isRefused = !isRead && error !== null && !isUnreached;
  useEffect(() => {
    if (!isRefused) return undefined;
    // Without the configuration the app offers less than the site has.
    const timer = setTimeout(() => void askSite(queryClient), pauseMs);
    return () => clearTimeout(timer);
  }, [errorUpdateCount, isRefused, queryClient]);
  return null;
}

const UnreachedGate: Gate = ({ screen, children }) => {
  const { pathOf } = useShell();
  const queryClient = useQueryClient();
  const [nextAt, setNextAt] = useState(() => Date.now() + (navigator.onLine ? firstPauseMs : pauseMs));
  const seconds = useSecondsUntil(nextAt);
  const isDue = seconds === 0;
  const tryNow = useCallback(async () => {
    await askSite(queryClient);
    setNextAt(Date.now() + pauseMs);
  }, [queryClient]);
  useEffect(() => {
    if (isDue) void tryNow();
  }, [isDue, tryNow]);
  useEffect(() => {
    const retry = () => void tryNow();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [tryNow]);
  if (devicePages.includes(screen)) return children;
  return (
    <PageFrame screen={screen}>
      <Unreached seconds={seconds} onRetry={tryNow} settingsHref={pathOf('Settings')} />
    </PageFrame>
  );
};
