import { expect, it } from 'vitest';
import { defaultRetention } from '../../server/personal/Leaving.ts';
import { readArticles } from '../../server/domains/help/readArticles.ts';
import { screenAt } from '../../src/app/paths.ts';

it('help leads only to pages of the app', () => {
  const links = readArticles(defaultRetention)
    .list(Date.UTC(2027, 5, 1))
    .flatMap(({ texts }) => [...texts.en.content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((href) => screenAt(href) === undefined)).toEqual([]);
});
