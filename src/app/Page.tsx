import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ScreenName } from '../components/screenName.ts';
import { useShell } from '../components/useShell.ts';
import { Screen } from '../ui/Screen.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotAvailable } from './NotAvailable.tsx';
import { PageFailed } from './PageFailed.tsx';
import { backPath, pages, pathOf } from './paths.ts';
import { screens } from './screens.ts';
import { redirectPause } from './session.ts';
import { useNeighbours } from './useNeighbours.ts';

/** Pages that only make sense while nobody is logged in. */
const visitorPages: readonly ScreenName[] = ['Login', 'Register'];

/** A page that is quicker than this shows no loading state, in milliseconds (spec, section 9). */
const pageLoadDelay = 200;

type PageProps = {
  screen: ScreenName;
  /** The page stands and answers taps. */
  onShown?: () => void;
};

/** One page: guarded, loaded when it is opened, and unable to take the rest of the app down. */
export function Page({ screen, onShown }: PageProps) {
  const isAllowed = useGuard(screen);
  const [attempt, setAttempt] = useState(0);
  const { user } = useShell();
  const { search } = useLocation();
  useNeighbours(screen);
  if (!isAllowed) return null;
  // Somebody who is logged in has nothing to do there; back would otherwise end in an empty form.
  if (user && visitorPages.includes(screen))
    return <Navigate to={backPath(search) ?? pathOf('Home')} replace />;
  return (
    <ErrorBoundary
      key={`${screen} ${attempt}`}
      failed={(error) => (
        <PageFailed screen={screen} error={error} onReady={() => setAttempt((last) => last + 1)} />
      )}
    >
      <Content screen={screen} onShown={onShown} />
    </ErrorBoundary>
  );
}

/** The screen as it was when it was opened: code that comes meanwhile must not begin an open page anew. */
function Content({ screen, onShown }: PageProps) {
  const [Opened] = useState(() => screens[screen]);
  return (
    <Suspense fallback={<PageLoading />}>
      {Opened ? <Opened /> : <NotAvailable screen={screen} />}
      <Shown onShown={onShown} />
    </Suspense>
  );
}

/** False while a visitor is on the way from a guarded page to login. */
function useGuard(screen: ScreenName): boolean {
  const { user, isSessionEnding, requireLogin } = useShell();
  const { key } = useLocation();
  const isAllowed = pages[screen].isPublic === true || user !== undefined || isSessionEnding;
  useEffect(() => {
    if (isAllowed || requireLogin()) return undefined;
    // A redirect that was left out as a repeat must not leave an empty page behind.
    const timer = setTimeout(() => requireLogin(), redirectPause);
    return () => clearTimeout(timer);
  }, [isAllowed, requireLogin, key]);
  return isAllowed;
}

/** Tells when what stands beside it is drawn, or taken over from the server. */
function Shown({ onShown }: Pick<PageProps, 'onShown'>) {
  useEffect(() => onShown?.(), [onShown]);
  return null;
}

function PageLoading() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), pageLoadDelay);
    return () => clearTimeout(timer);
  }, []);
  return <Screen>{isLong ? <Skeleton shape="rows" /> : null}</Screen>;
}
