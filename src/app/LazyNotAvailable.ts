import { lazy } from 'react';
import { loadPage } from './loadPage.ts';

/** What stands for a page that is not there, and comes as a page does. */
export const LazyNotAvailable = lazy(async () => ({
  default: (await loadPage(() => import('./NotAvailable.tsx'))).NotAvailable,
}));
