import { expect, it } from 'vitest';
import { localeIds } from '../../contracts/locales.ts';
import { defaultRetention } from '../../server/personal/Leaving.ts';
import { readAgreements } from '../../server/domains/help/readAgreements.ts';
import { readArticles } from '../../server/domains/help/readArticles.ts';
import { screenAt } from '../../src/app/paths.ts';
import { forbiddenWord } from './forbiddenWords.ts';

it.each(localeIds)('agreements and help promise nothing and speak of no betting in %s', (locale) => {
  const all = [readAgreements, readArticles].flatMap((read) =>
    read(defaultRetention).list(Date.UTC(2027, 5, 1)),
  );
  for (const { texts } of all) {
    const { title, summary = '', content } = texts[locale];
    expect(
      forbiddenWord(locale, `${title} ${summary} ${content.replaceAll(/<[^>]*>/g, '')}`),
    ).toBeUndefined();
  }
});

it('help leads only to pages of the app', () => {
  const links = readArticles(defaultRetention)
    .list(Date.UTC(2027, 5, 1))
    .flatMap(({ texts }) => [...texts.en.content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => screenAt(href) === undefined)).toEqual([]);
});
