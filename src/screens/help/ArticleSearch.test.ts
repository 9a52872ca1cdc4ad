import { expect, it } from 'vitest';
import { ArticleSearch } from './ArticleSearch.ts';

type Row = [title: string, summary?: string, body?: string];

const searchOf = (locale: string, rows: readonly Row[]) =>
  new ArticleSearch(
    rows.map(([title, summary, body], id) => ({
      id,
      c_id: 19,
      title,
      ...(summary !== undefined && { summary }),
      ...(body !== undefined && { body }),
    })),
    locale,
  );
const ids = (locale: string, rows: readonly Row[], typed: string) =>
  searchOf(locale, rows)
    .find(typed)
    .map(({ article }) => article.id);

const trading: Row[] = [
  ['Orders', 'Where you see them', 'An order that does not fill costs no fee.'],
  ['Terms', 'What each fee is', 'Rates by coin.'],
  ['Fees', 'What you pay', 'Rates by coin.'],
];

it('a title counts for more than a summary, and a summary for more than a body', () => {
  expect(ids('en', trading, 'fee')).toEqual([2, 1, 0]);
});

it.each([
  ['while it is typed', 'en', 'f', [2, 1, 0]],
  ['with words of a question that no article has', 'en', 'What are the fees please', [2, 1, 0]],
  ['with an unknown word beside it', 'en', 'fees zzyzx', [2, 1, 0]],
  ['beside much that is unknown', 'en', 'fee frobnicating zzyzxzzyzx', []],
  ['that is unknown', 'en', 'zzyzx', []],
  ['of nothing but fillers', 'en', 'what', [2, 1]],
  ['that is no word', 'en', '?!', []],
])('a word %s', (_, locale, typed, found) => {
  expect(ids(locale, trading, typed)).toEqual(found);
});

it.each([
  ['a part of a compound', 'de', 'Gebühren', ['Was kosten Handelsgebühren?', 'Was ist eine Order?'], [0]],
  ['a compound of which it has a part', 'de', 'Auszahlungsgebühren', ['Gebühren', 'Adressen'], [0]],
  ['no part of a word that is part of another one', 'de', 'frobnicate', ['Authenticator-App'], []],
  ['without umlauts', 'de', 'gebuehr', ['Gebühren', 'Adressen'], [0]],
  ['without accents', 'es', 'contrasena', ['Cambiar la contraseña', 'Fondos'], [0]],
  ['an accent that is too much', 'en', 'féé', ['Fees', 'Orders'], [0]],
  ['in full width', 'ja', 'ｐ２ｐ', ['P2P取引', '入金'], [0]],
  ['within a text without spaces', 'ja', '手数料', ['取引手数料の一覧', '入金'], [0]],
  ['a word with a particle', 'ko', '수수료를', ['거래수수료는 얼마인가요', '입금'], [0]],
  ['one sign', 'zh-Hans', '币', ['如何买币', '充值'], [0]],
  ['a word by its tone', 'th', 'ข้าว', ['ข่าวสาร', 'ขาวดำ', 'กินข้าว'], [2]],
  ['a word that differs in its tone alone', 'th', 'ข้าว', ['ข่าวสาร', 'ขาวดำ'], []],
  ['another kana', 'ja', 'バス', ['パスポート', 'ハスの花'], []],
])('finds %s', (_, locale, typed, titles, found) => {
  const rows = titles.map((title): Row => [title]);
  expect(ids(locale, rows, typed)).toEqual(found);
});

it('shows the sentence of a body that says what title and summary do not', () => {
  const rows: Row[] = [
    [
      'Orders',
      'Where you see them',
      'They stand in Spot.\nThe details list each fill. No fill, no fee! Ask us.',
    ],
  ];
  const [found] = searchOf('en', rows).find('order fees');
  expect(found).toMatchObject({ excerpt: 'No fill, no fee!', marks: ['order', 'fee'] });
  expect(searchOf('en', rows).find('orders')[0]).not.toHaveProperty('excerpt');
});

it('two articles of one number are found each', () => {
  const articles = ['Fees', 'More fees'].map((title) => ({ id: 7, c_id: 19, title }));
  expect(new ArticleSearch(articles, 'en').find('fees')).toHaveLength(2);
});
