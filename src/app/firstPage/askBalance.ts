// Requests the account's value before Home's other requests: on a slow line the answer would otherwise queue behind the
// app's chunks. A separate script in the head of the server-rendered page (scripts/build/appBuild.ts), for logged-in
// users; drawBalance.ts renders the answer.
import { defaultLocale, isLocaleId, markOfLocale, type LocaleId } from '../../../contracts/locales.ts';
import { totalsForm } from '../../api/pages/totalsForm.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { createStored } from '../../stored/createStored.ts';
import { isText, text } from '../../stored/shapes.ts';

declare global {
  interface Window {
    /** Balance request made before the app loads, on Home for a logged-in user whose balances are visible. */
    earlyBalance?: { answer: Promise<Response>; locale: LocaleId; hide: () => void };
  }
}

const { lang, dataset } = document.documentElement;
const locale = isLocaleId(lang) ? lang : defaultLocale;
const authorization = createStored('token', text(isText)).get();

// public/theme.js has detected that the server-rendered page is in the user's language.
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
  // It may fail before a handler is attached; the app retries and reports the error.
  answer.catch(() => undefined);
  window.earlyBalance = { answer, locale, hide: balanceVisibility.toggle };
}
