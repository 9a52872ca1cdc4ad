import { useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';
import { PageContent } from './PageContent.tsx';
import { screenAt } from './paths.ts';

/** The page of the open address. No path has a part that varies, so the table of pages is all that is needed. */
export function AppRoutes({ onShown }: { onShown?: () => void }) {
  const screen = screenAt(useLocation().pathname);
  if (screen !== undefined) return <Page screen={screen} onShown={onShown} />;
  return (
    <ErrorBoundary>
      <PageContent />
    </ErrorBoundary>
  );
}
