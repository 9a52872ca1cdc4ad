import { expect, it } from 'vitest';
import { searchKey } from '../choices/searchKey.ts';
import { markedParts } from './markedParts.ts';

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words.map(searchKey))
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it.each([
  ['Why is my withdrawal reviewed?', ['withdrawal', 'review'], 'Why is my [withdrawal] [review]ed?'],
  ['Überweisung prüfen', ['uberw', 'pruf'], '[Überw]eisung [prüf]en'],
  ['提现审核多久', ['审核'], '提现[审核]多久'],
  ['출금 심사', ['심사'], '출금 [심사]'],
  ['독일', ['도'], '[독]일'],
  ['Nothing of it', ['deposit', ''], 'Nothing of it'],
  // Letters whose normalised form is longer or shorter than the original.
  ['ﬁat ﬁrst x\u0304y', ['first', 'xy'], 'ﬁat [ﬁrst] [x\u0304y]'],
  ['ｶﾞｲﾄﾞを見る', ['ガイド'], '[ｶﾞｲﾄﾞ]を見る'],
  ['㎞ and ½', ['km'], '[㎞] and ½'],
  ['ดูข่าวขาว', ['ขาว'], 'ดูข่าว[ขาว]'],
  ['ดูข่าวขาว', ['ข่าว'], 'ดู[ข่าว]ขาว'],
  ['ดื่มน้ำแล้ว', ['น้ำ'], 'ดื่ม[น้ำ]แล้ว'],
  ['バスとパス', ['パス'], 'バスと[パス]'],
  // A short match within a word is chance; a long one is part of a compound.
  ['Set or reset', ['set'], '[Set] or reset'],
  ['Handelsgebühren', ['gebühren'], 'Handels[gebühren]'],
])('%s', (text, words, shown) => {
  expect(marked(text, ...words)).toBe(shown);
});
