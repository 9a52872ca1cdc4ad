import { expect, it } from 'vitest';
import { helpArticles } from '../../../contracts/examples/help.ts';
import { findArticles, wordsOf } from './findArticles.ts';

const ids = (search: string) => findArticles(helpArticles.list, wordsOf(search)).map(({ id }) => id);

it('every word has to be said, in the title or in short', () => {
  expect(ids('withdrawal REVIEW')).toEqual([1902]);
  expect(ids('withdrawal settled')).toEqual([]);
});

it('a title counts for more than what is said in short', () => {
  // 1903 names withdrawals in short alone.
  expect(ids('withdrawal')).toEqual([1902, 1903]);
  expect(ids('  ')).toHaveLength(helpArticles.list.length);
});

it('titles alone are searched where a back end says nothing in short', () => {
  const plain = helpArticles.list.map(({ id, title, c_id }) => ({ id, title, c_id }));
  expect(findArticles(plain, wordsOf('withdrawal')).map(({ id }) => id)).toEqual([1902]);
});
