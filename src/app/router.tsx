import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import type { ScreenName } from '../components/screenName.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyNotAvailable } from './LazyNotAvailable.ts';
import { Page } from './Page.tsx';
import { pages } from './paths.ts';

/** A route for every page of the table; Home answers at / as well. */
export function AppRoutes({ onShown }: { onShown?: () => void }) {
  return (
    <Routes>
      <Route path="/" element={<Page screen="Home" onShown={onShown} />} />
      {Object.entries(pages).map(([screen, { path }]) => (
        <Route key={screen} path={path} element={<Page screen={screen as ScreenName} onShown={onShown} />} />
      ))}
      <Route
        path="*"
        element={
          <ErrorBoundary>
            <Suspense fallback={null}>
              <LazyNotAvailable />
            </Suspense>
          </ErrorBoundary>
        }
      />
    </Routes>
  );
}
