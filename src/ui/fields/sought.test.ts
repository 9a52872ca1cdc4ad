import { expect, it } from 'vitest';
import { sought } from './sought.ts';

it.each([
  ['ＢＴＣ', 'btc'],
  ['１INCH ', '1inch'],
  ['Åland', 'aland'],
  [' São Tomé', 'sao tome'],
])('%j is looked for as %j', (typed, wanted) => expect(sought(typed)).toBe(wanted));
