import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { pseudoMessages } from './pseudo.ts';

const messages = pseudoMessages({
  plain: parse('Log in'),
  count: parse('{count, plural, one {# order} other {# orders}} of {coin}'),
  tag: parse('Agree to <link>terms</link>'),
});
const intl = createIntl({ locale: 'en', messages });

describe('pseudo-locale', () => {
  it('accents, lengthens and brackets a text', () => {
    expect(intl.formatMessage({ id: 'plain' })).toBe('⟦Lóg íñ~~⟧');
  });

  it('keeps placeholders and plurals working', () => {
    expect(intl.formatMessage({ id: 'count' }, { count: 2, coin: 'BTC' })).toMatch(/^⟦2 .*BTC⟧$/);
  });

  it('keeps tags working', () => {
    const text = intl.formatMessage({ id: 'tag' }, { link: (chunks) => `<${chunks.join('')}>` });
    expect(text).toBe('⟦Ágréé tó ~~~<térmš~~>⟧');
  });
});
