import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

function textIn(locale: string, lead: string, rest: string): string | null {
  const { container } = render(
    <IntlProvider locale={locale}>
      <Notice tone="warning" lead={lead}>
        {rest}
      </Notice>
    </IntlProvider>,
  );
  return container.textContent;
}

test('a space parts two sentences', () => {
  expect(textIn('de', 'Sandbox.', 'Das ist Übungsgeld.')).toBe('Sandbox. Das ist Übungsgeld.');
  expect(textIn('ko', '샌드박스.', '연습용 자금입니다.')).toBe('샌드박스. 연습용 자금입니다.');
});

test.each([
  ['zh-Hans', '沙盒环境。', '此为练习资金。'],
  ['zh-Hant', '沙盒環境。', '這是練習資金。'],
  ['ja', 'サンドボックス。', '練習用の資金です。'],
])('in %s the full stop is wide enough by itself', (locale, lead, rest) => {
  expect(textIn(locale, lead, rest)).toBe(`${lead}${rest}`);
});
