// Baseline: the minimum cost of the given stack. The same packages as the app and one screen with the market's rows; no
// package can be left out, so no app on this stack loads less.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Market } from './Market.tsx';
import { messages } from './messages.ts';

createRoot(document.getElementById('root')!).render(
  <IntlProvider locale="en" messages={messages}>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Market />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  </IntlProvider>,
);
