// Asks what an account is worth before anything else of Home is asked for: on a slow line the answer would come behind
// the packages of the app. A script of its own in the head of the page that the server has drawn (scripts/build/appBuild.ts),
// for who is logged in; drawBalance.ts draws what comes.
import { defaultLocale, isLocaleId, markOfLocale, type LocaleId } from '../../../contracts/locales.ts';
import { totalsForm } from '../../api/pages/totalsForm.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { createStored } from '../../stored/createStored.ts';
import { isText, text } from '../../stored/shapes.ts';

declare global {
  interface Window {
    /** What came before the app, on a Home of somebody who is logged in and hides nothing. */
    earlyBalance?: { answer: Promise<Response>; locale: LocaleId; hide: () => void };
  }
}

const { lang, dataset } = document.documentElement;
const locale = isLocaleId(lang) ? lang : defaultLocale;
const authorization = createStored('token', text(isText)).get();

// public/theme.js has found that the drawn page is in the reader's language.
if (authorization !== undefined && dataset['shell'] === 'bars' && !balanceVisibility.isHidden()) {
  const answer = fetch('/api/wallet/list', {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/x-www-form-urlencoded',
      'language-mark': createStored('language-mark', text(isText)).get() ?? markOfLocale(locale),
    },
    body: new URLSearchParams(totalsForm).toString(),
    priority: 'high',
  });
  // It may fail before anybody waits for it; the app asks anew and says so.
  answer.catch(() => undefined);
  window.earlyBalance = { answer, locale, hide: balanceVisibility.toggle };
}
