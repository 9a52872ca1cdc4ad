import { expect, it } from 'vitest';
import { differingSentences } from './sameSentences.ts';

const faults = (locale: 'de' | 'ja' | 'th', english: Record<string, string>, texts: Record<string, string>) =>
  differingSentences(locale, english, texts).map(({ sentence }) => sentence);

it('a sentence of app and server in two wordings is found, whatever its values are called', () => {
  const english = { a: 'Use {coin} instead', 'server:b': 'Use {network} instead.' };
  expect(faults('de', english, { a: '{coin} verwenden', 'server:b': '{network} nutzen.' })).toEqual([
    'Use {} instead',
  ]);
  expect(faults('de', english, { a: '{coin} nutzen', 'server:b': '{network} nutzen.' })).toEqual([]);
});

it('it is found within longer texts, where the language has as many sentences', () => {
  const english = { a: 'Nothing was sent to us. Try again later.', b: 'Nothing was sent to us.' };
  expect(
    faults('ja', english, { a: '何も送信されていません。再試行してください。', b: '送信はありません。' }),
  ).toEqual(['Nothing was sent to us']);
  expect(
    faults('ja', english, { a: '何も送信されていないため、再試行してください。', b: '送信はありません。' }),
  ).toEqual([]);
  expect(faults('th', english, { a: 'ไม่มีการส่ง ลองอีกครั้ง', b: 'ยังไม่ได้ส่ง' })).toEqual([]);
});
