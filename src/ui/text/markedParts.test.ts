import { expect, it } from 'vitest';
import { markedParts } from './markedParts.ts';

const marked = (text: string, ...words: string[]) =>
  markedParts(text, words)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it.each([
  ['Why is my withdrawal reviewed?', ['withdrawal', 'review'], 'Why is my [withdrawal] [review]ed?'],
  ['Überweisung prüfen', ['uberw', 'pruf'], '[Überw]eisung [prüf]en'],
  ['提现审核多久', ['审核'], '提现[审核]多久'],
  ['출금 심사', ['심사'.normalize('NFKD')], '출금 [심사]'],
  ['Nothing of it', ['deposit', ''], 'Nothing of it'],
])('%s', (text, words, shown) => {
  expect(marked(text, ...words)).toBe(shown);
});
