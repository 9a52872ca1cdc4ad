import { expect, it } from 'vitest';
import { hasHidden, showHidden } from './hiddenCharacters.ts';

it.each([
  ['Anna\u202Eekco', 'Anna⟨U+202E⟩ekco'],
  ['Anna\u200bHartmann', 'Anna⟨U+200B⟩Hartmann'],
  ['Anna\u0007', 'Anna⟨U+0007⟩'],
])('%j is refused, and shown as %j where it is stored already', (text, shown) => {
  expect(hasHidden(text)).toBe(true);
  expect(showHidden(text)).toBe(shown);
});

it.each(['Jürgen Groß', 'नम\u200dस्ते', 'می\u200cخواهم', '山田 太郎', 'กิ่ง ใจดี'])(
  '%j has no hidden character: joiners are letters of some languages',
  (text) => {
    expect(hasHidden(text)).toBe(false);
    expect(showHidden(text)).toBe(text);
  },
);

it('lines stay lines where text is shown', () => {
  expect(showHidden('Paid at 14:23\nby bank')).toBe('Paid at 14:23\nby bank');
});
