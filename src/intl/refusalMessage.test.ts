import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import { refusalText } from '../../contracts/messages/messages.ts';
import { loadMessages } from './loadMessages.ts';

import { refusalMessage } from './refusalMessage.ts';

describe('a refusal of the app is the sentence of the server', () => {
  it.each(localeIds)('in %s, with values, counted and without', async (locale) => {
    const intl = createIntl({ locale, messages: await loadMessages(locale) });
    for (const [reason, values] of [
      ['session.passwordRepeats', {}],
      ['spot.minimum', { min: '5', asset: 'USDT' }],
      ['wallet.amountScale', { decimals: '1' }],
      ['wallet.amountScale', { decimals: '8' }],
    ] as const)
      expect(intl.formatMessage(refusalMessage(reason), values)).toBe(refusalText(reason, locale, values));
  });
});
