import { expect, it } from 'vitest';
import { marksAfter, staleIn } from './staleTranslations.ts';

const made = { en: 'Retry', de: 'Wiederholen', ja: '再試行' };

it('marks nothing stale while English is what the translations were made from', () => {
  const marks = marksAfter(undefined, made);
  expect(staleIn(marks, made)).toEqual([]);
  expect(staleIn(marks, { ...made, de: 'Erneut versuchen' })).toEqual([]);
});

it('names the languages whose text is older than the English one', () => {
  const marks = marksAfter(undefined, made);
  const changed = { ...made, en: 'Try again', de: 'Erneut versuchen' };
  expect(staleIn(marks, changed)).toEqual(['ja']);
});

it('keeps naming a language until its text has changed, however often marks are written', () => {
  const changed = { ...made, en: 'Try again', de: 'Erneut versuchen' };
  const waiting = marksAfter(marksAfter(undefined, made), changed);
  expect(staleIn(marksAfter(waiting, changed), changed)).toEqual(['ja']);
  const done = { ...changed, ja: 'もう一度試す' };
  const marks = marksAfter(waiting, done);
  expect(staleIn(marks, done)).toEqual([]);
  expect(staleIn(marks, { ...done, en: 'Once more' })).toEqual(['de', 'ja']);
});

it('takes texts that were said to fit as made from the new English', () => {
  const changed = { ...made, en: 'Repeat' };
  expect(staleIn(marksAfter(undefined, changed), changed)).toEqual([]);
});
