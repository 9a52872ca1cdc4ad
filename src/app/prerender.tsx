// The app on the server: Home as HTML, for the first paint to wait for no script. Built apart (scripts/appBuild.ts).
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { RenderFirstPage } from '../../contracts/firstPage.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { fillFirstData } from './firstData.ts';
import { pathOf } from './paths.ts';
import { createStorage } from './storage.ts';

function HomeRouter({ children }: { children: ReactNode }) {
  return <StaticRouter location={pathOf('Home')}>{children}</StaticRouter>;
}

/** A server keeps nothing for a visitor. */
function noStorage(): never {
  throw new Error('There is no storage on a server');
}

export const renderFirstPage: RenderFirstPage = async (data) => {
  const core = createCore({ storage: createStorage(noStorage) });
  await core.language.start(data.locale);
  fillFirstData(core.queryClient, data, Date.now());
  const faults: unknown[] = [];
  const { prelude } = await prerender(<App core={core} Router={HomeRouter} />, {
    // A part that is sent apart would need an inline script to put it in place.
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  });
  // React draws on around an error; half a page is worse than the one that the app draws itself.
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
};
