import { expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import { defaultRetention } from '../../server/personal/Leaving.ts';
import { readAgreements } from '../../server/domains/help/readAgreements.ts';
import { forbiddenWord } from './forbiddenWords.ts';

it.each(localeIds)('the agreements promise nothing and speak of no betting in %s', (locale) => {
  for (const { texts } of readAgreements(defaultRetention).list(Date.UTC(2027, 5, 1))) {
    const { title, content } = texts[locale];
    expect(forbiddenWord(locale, `${title} ${content.replaceAll(/<[^>]*>/g, '')}`)).toBeUndefined();
  }
});
