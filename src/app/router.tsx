import { useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';
import { PageContent } from './PageContent.tsx';
import { screenAt } from './paths.ts';

/** Page of the current path. No path has a variable part, so the table of pages is sufficient. */
export function AppRoutes({ onShown }: { onShown?: () => void }) {
  const screen = screenAt(useLocation().pathname);
  if (screen !== undefined) return <Page screen={screen} onShown={onShown} />;
  return (
    <ErrorBoundary>
      <PageContent />
    </ErrorBoundary>
  );
}
