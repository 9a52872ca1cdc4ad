import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { localeIds, type LocaleId } from '../../contracts/locales.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import { refusalMessage } from '../../src/intl/refusalMessage.ts';
import { withRefusals } from './messagesPlugin.ts';

/** Messages in the app's file of the language. */
function messagesOf(locale: LocaleId): Record<string, string> {
  const refusals = new URL(`../../contracts/messages/${locale}.json`, import.meta.url);
  return withRefusals({}, JSON.parse(readFileSync(refusals, 'utf8')) as Record<string, string>);
}

describe('a refusal of the app is the sentence of the server', () => {
  it.each(localeIds)('in %s, with values, counted and without', (locale) => {
    const intl = createIntl({ locale, messages: messagesOf(locale) });
    for (const [reason, values] of [
      ['session.passwordRepeats', {}],
      ['spot.minimum', { min: '5', asset: 'USDT' }],
      ['wallet.amountScale', { decimals: '1' }],
      ['wallet.amountScale', { decimals: '8' }],
    ] as const)
      expect(intl.formatMessage(refusalMessage(reason), values)).toBe(refusalText(reason, locale, values));
  });
});
