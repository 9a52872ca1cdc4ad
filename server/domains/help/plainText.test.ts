import { marked } from 'marked';
import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

const textOf = (markdown: string) => plainText(marked.parse(markdown, { async: false, gfm: true }));

it('keeps what is read and drops the marks, one block a line', () => {
  const markdown = [
    '## Fees & rates',
    '',
    'A *share* of `what` you **receive**,\nas [listed](/pages/assets/record "Records").',
    '',
    '- **Spot:** less than 1 < 2',
    '- "Options" aren\'t > 3\n  1. first',
    '',
    '| coin | fee |\n|---|---|\n| BTC | 0.1\u00ad5 |',
  ].join('\n');
  expect(textOf(markdown).split('\n')).toEqual([
    'Fees & rates',
    'A share of what you receive, as listed.',
    'Spot: less than 1 < 2',
    '"Options" aren\'t > 3',
    'first',
    ...['coin', 'fee', 'BTC', '0.15'],
  ]);
});
