import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ScreenName } from '../components/shell/screenName.ts';
import { useShell } from '../components/shell/useShell.ts';
import { usePrefetch, type Later } from '../ui/loading/later.ts';
import { reloadWhenServed } from '../ui/loading/reloadWhenServed.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { gate } from './gate.ts';
import { PageContent } from './PageContent.tsx';
import { PageFailed } from './PageFailed.tsx';
import { backPath, pages, pathOf } from './paths.ts';
import { laterNeighbours } from './screenCode.ts';
import { redirectPause } from './session.ts';

/** Pages that are useful only without a session. */
const visitorPages: readonly ScreenName[] = ['Login', 'Register'];

/** Delay before neighbouring pages are prefetched, in milliseconds: by then the tab's own resources are loaded. */
const neighbourPause = 4_000;
const noNeighbours: readonly Later<unknown>[] = [];

type PageProps = {
  screen: ScreenName;
  /** Called when the page is rendered and interactive. */
  onShown?: () => void;
};

/** One page: guarded, lazily loaded, and isolated by an error boundary. */
export function Page({ screen, onShown }: PageProps) {
  const isAllowed = useGuard(screen);
  const Gate = useSyncExternalStore(gate.subscribe, gate.about, gate.about);
  const [attempt, setAttempt] = useState(0);
  const { user, isOffline } = useShell();
  const { search } = useLocation();
  usePrefetch(pages[screen].isTab ? laterNeighbours : noNeighbours, neighbourPause);
  if (!isAllowed) return null;
  // A logged-in user has no use for it; back would otherwise lead to an empty form.
  if (user && visitorPages.includes(screen))
    return <Navigate to={backPath(search) ?? pathOf('Home')} replace />;
  // Loaded code that failed would fail again: everything reloads where possible.
  const drawAgain = () => (isOffline ? setAttempt((last) => last + 1) : void reloadWhenServed());
  const page = (
    <ErrorBoundary
      key={`${screen} ${attempt}`}
      failed={() => <PageFailed screen={screen} isMissing={false} onRetry={drawAgain} />}
    >
      <PageContent screen={screen} />
      <Shown onShown={onShown} />
    </ErrorBoundary>
  );
  return Gate ? <Gate screen={screen}>{page}</Gate> : page;
}

/** False while a visitor is being redirected from a guarded page to login. */
function useGuard(screen: ScreenName): boolean {
  const { user, isSessionEnding, requireLogin } = useShell();
  const { key } = useLocation();
  const isAllowed = pages[screen].isPublic === true || user !== undefined || isSessionEnding;
  useEffect(() => {
    if (isAllowed || requireLogin()) return undefined;
    // A redirect suppressed as a repetition must not leave an empty page.
    const timer = setTimeout(() => requireLogin(), redirectPause);
    return () => clearTimeout(timer);
  }, [isAllowed, requireLogin, key]);
  return isAllowed;
}

/** Reports when its sibling is rendered or hydrated. */
function Shown({ onShown }: Pick<PageProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}
