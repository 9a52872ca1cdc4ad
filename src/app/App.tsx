import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { BrowserRouter } from 'react-router';
import { IntlRoot } from '../intl/IntlRoot.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { CommandMask } from './CommandMask.tsx';
import type { Core } from './core.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './router.tsx';
import { ShellRoot } from './ShellRoot.tsx';

/** The whole app on a core. */
export function App({ core }: { core: Core }) {
  const { language, queryClient, toaster } = core;
  const { locale, messages } = useSyncExternalStore(language.subscribe, language.snapshot);
  return (
    <IntlRoot locale={locale} messages={messages}>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <ShellRoot core={core}>
              <AppRoutes />
            </ShellRoot>
          </BrowserRouter>
          <CommandMask />
        </QueryClientProvider>
      </ErrorBoundary>
      <Toaster toaster={toaster} />
    </IntlRoot>
  );
}
