// Server-side rendering: a page as HTML, so that the first paint needs no script. Built separately
// (scripts/build/appBuild.ts).
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { FirstPageRenderer } from '../../../contracts/firstPage.ts';
import type { SiteConfig } from '../../api/session.ts';
import { IntlRoot } from '../../intl/IntlRoot.tsx';
import { loadMessages } from '../../intl/loadMessages.ts';
import { Balance } from '../../screens/home/Balance.tsx';
import { ready } from '../../ui/loading/remoteData.ts';
import { App } from '../App.tsx';
import { createCore } from '../core.ts';
import { fillFirstData } from './firstData.ts';
import { screenAt } from '../paths.ts';
import { openScreen } from '../screenCode.ts';

export { askedMarket } from './askedMarket.ts';

/** The day's change has a reserved line. */
const example = { total: '1', dayChange: '0' };
const nothing = (): void => undefined;

export const renderBalance: FirstPageRenderer['renderBalance'] = async ({ locale, siteConfig }) => {
  const { is_sandbox: isSandbox = false } = siteConfig as SiteConfig;
  const html = renderToStaticMarkup(
    <IntlRoot locale={locale} messages={await loadMessages(locale)}>
      <Balance
        total={ready(example)}
        isOffline={false}
        isHidden={false}
        onToggleHidden={nothing}
        isSandbox={isSandbox}
      />
    </IntlRoot>,
  );
  // The page's policy forbids style attributes; the only one is the length of the figure.
  return html.replaceAll(/ style\s*="[^"]*"/g, '');
};

export const renderFirstPage: FirstPageRenderer['renderFirstPage'] = async (data, path) => {
  const core = createCore();
  await Promise.all([core.language.start(data.locale), openScreen(screenAt(path))]);
  fillFirstData(core, data, Date.now());
  const faults: unknown[] = [];
  const app = (
    <App core={core} Router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>} />
  );
  const { prelude } = await prerender(app, {
    // A streamed part would need an inline script to insert it.
    progressiveChunkSize: Infinity,
    onError: (error) => void faults.push(error),
  });
  // React renders on after an error; a partial page is worse than the client-rendered one.
  if (faults.length > 0) throw faults[0];
  return new Response(prelude).text();
};
