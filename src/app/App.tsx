import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { IntlRoot } from '../intl/IntlRoot.tsx';
import { useLater } from '../ui/loading/later.ts';
import { Toaster } from '../ui/messages/Toaster.tsx';
import { CommandMask } from './CommandMask.tsx';
import type { Core } from './core.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageRouter } from './PageRouter.tsx';
import { AppRoutes } from './router.tsx';
import { overPages } from './screenCode.ts';
import { ShellRoot } from './ShellRoot.tsx';

type AppProps = {
  core: Core;
  /** Router of the current URL: the browser's, unless a server renders. */
  Router?: ComponentType<{ children: ReactNode }>;
  /** Called when the first page is rendered and interactive. */
  onShown?: () => void;
};

/** Overlays of the app, once their code is loaded. */
function Over({ core }: Pick<AppProps, 'core'>) {
  const over = useLater(overPages);
  return over.state === 'ready' ? <over.data core={core} /> : null;
}

/** The complete app on a core. */
export function App({ core, Router = PageRouter, onShown }: AppProps) {
  const { language, queryClient, toaster } = core;
  const { locale, messages } = useSyncExternalStore(language.subscribe, language.snapshot, language.snapshot);
  return (
    <IntlRoot locale={locale} messages={messages}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <Router>
            <ShellRoot core={core}>
              <AppRoutes onShown={onShown} />
              <Over core={core} />
            </ShellRoot>
          </Router>
          <CommandMask />
        </QueryClientProvider>
      </ErrorBoundary>
      <Toaster toaster={toaster} />
    </IntlRoot>
  );
}
