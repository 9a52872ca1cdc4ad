// User queries find the right article, in the server's articles and every language of the product.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { intlLocale, localeIds, type LocaleId } from '../../contracts/locales.ts';
import { Texts } from '../../server/domains/help/public/Texts.ts';
import { plainText } from '../../server/domains/help/plainText.ts';
import { readTexts } from '../../server/domains/help/readTexts.ts';
import { ArticleSearch } from '../../src/screens/help/ArticleSearch.ts';
import { queries } from './queries.ts';

const folder = join(import.meta.dirname, '../../server/domains/help/articles');
const values = {
  name: 'Meridian',
  support: 'https://support.example',
  rejectedKeptDays: '1',
  closedKeptYears: '1',
};
const articles = new Texts(readTexts(folder, values)).list(Date.UTC(2027, 0, 1));

const slugs = new Map(
  readdirSync(folder).map((slug) => [
    Number(/^id: (\d+)$/m.exec(readFileSync(join(folder, slug, '1', 'en.md'), 'utf8'))![1]),
    slug,
  ]),
);

function searchIn(locale: LocaleId): ArticleSearch {
  const rows = articles.map(({ id, texts }) => {
    const { title, summary, keywords, content } = texts[locale];
    return {
      id,
      c_id: 19,
      title,
      ...(summary !== undefined && { summary }),
      ...(keywords !== undefined && { keywords }),
      body: plainText(content),
    };
  });
  return new ArticleSearch(rows, intlLocale(locale));
}

const searches = new Map(localeIds.map((locale) => [locale, searchIn(locale)]));
const found = (locale: LocaleId, query: string) => searches.get(locale)!.find(query);
const slugsFound = (locale: LocaleId, query: string) =>
  found(locale, query).map(({ article }) => slugs.get(article.id));

describe.each(localeIds)('%s', (locale) => {
  for (const [slug, asked] of Object.entries(queries[locale])) {
    it.each(asked)(`finds ${slug} first: %s`, (query) => {
      expect(slugsFound(locale, query)[0]).toBe(slug);
    });
  }

  it.each([
    'xyzzy',
    'qwrtzp 77431',
    'how do I frobnicate',
    'ヴョヂ',
    '뷁뛝쮏',
    'ฟหกดเสวงฅฆฌ',
    '龘靐齉',
    '???',
  ])('finds nothing for %s', (query) => {
    expect(slugsFound(locale, query)).toEqual([]);
  });

  it('finds each article by its title', () => {
    for (const { id, texts } of articles)
      expect([texts[locale].title, slugsFound(locale, texts[locale].title)[0]]).toEqual([
        texts[locale].title,
        slugs.get(id),
      ]);
  });
});

afterEach(() => vi.restoreAllMocks());

describe('wherever a segmenter divides a text', () => {
  const asked: [LocaleId, string, string][] = [
    ['ja', '出金が審査中なのはなぜですか', 'withdrawal-review'],
    ['ja', '資金パスワードを変更したい', 'fund-password'],
    ['zh-Hans', '我的提现为什么还在审核', 'withdrawal-review'],
    ['zh-Hant', '怎麼修改資金密碼', 'fund-password'],
    ['ko', '출금이아직심사중이에요', 'withdrawal-review'],
    ['th', 'ฉันจะเปลี่ยนรหัสธุรกรรมได้อย่างไร', 'fund-password'],
  ];
  it.each(asked)('%s: the whole question is one word: %s', (locale, query, slug) => {
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(
      (text) => [{ segment: text, index: 0, input: text, isWordLike: true }] as unknown as Intl.Segments,
    );
    expect(slugsFound(locale, query)[0]).toBe(slug);
  });
  it.each(asked)('%s: each letter is one: %s', (locale, query, slug) => {
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(
      (text) =>
        [...text].map((segment, index) => ({ segment, index, input: text })) as unknown as Intl.Segments,
    );
    expect(slugsFound(locale, query)[0]).toBe(slug);
  });
  it.each(asked)('%s: the browser has no segmenter: %s', (locale, query, slug) => {
    const own = Object.getOwnPropertyDescriptor(Intl, 'Segmenter')!;
    Reflect.deleteProperty(Intl, 'Segmenter');
    try {
      expect(slugsFound(locale, query)[0]).toBe(slug);
    } finally {
      Object.defineProperty(Intl, 'Segmenter', own);
    }
  });
});

it('finds an article by its title alone where a back end has no more', () => {
  const titles = articles.map(({ id, texts }) => ({ id, c_id: 19, title: texts.en.title }));
  const [first] = new ArticleSearch(titles, 'en').find('is a withdrawal reviewed?');
  expect([first?.article.id, first?.excerpt]).toEqual([1902, undefined]);
});
