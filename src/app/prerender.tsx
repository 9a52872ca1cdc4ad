// The app on the server: a page as HTML, for the first paint to wait for no script. Built apart (scripts/appBuild.ts).
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { FirstPageRenderer } from '../../contracts/firstPage.ts';
import { App } from './App.tsx';
import { createCore } from './core.ts';
import { fillFirstData } from './firstData.ts';
import { screenAt } from './paths.ts';
import { openScreen } from './screenCode.ts';

export { askedMarket } from './askedMarket.ts';

export const renderFirstPage: FirstPageRenderer['renderFirstPage'] = async (data, path) => {
  const core = createCore();
  await Promise.all([core.language.start(data.locale), openScreen(screenAt(path))]);
  fillFirstData(core, data, Date.now());
  const faults: unknown[] = [];
  const app = (
    <App core={core} Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
  );
  const { prelude } = await prerender(app, {
    // A part that is sent apart would need an inline script to put it in place.
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  });
  // React draws on around an error; half a page is worse than the one that the app draws itself.
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
};
