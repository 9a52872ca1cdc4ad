import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import '../src/theme/fonts.ts';
import '../src/theme/global.css.ts';
import { Desk } from './Desk.tsx';
import { followTheme } from './followTheme.ts';

followTheme();
// Views are recorded: no automatic refetching.
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
createRoot(document.getElementById('root')!).render(
  // Components of src/ui have their English texts at the call site.
  <IntlProvider locale="en" defaultLocale="en">
    <QueryClientProvider client={queries}>
      <Desk />
    </QueryClientProvider>
  </IntlProvider>,
);
