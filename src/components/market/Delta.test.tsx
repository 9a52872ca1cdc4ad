import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { Delta } from './Delta.tsx';
import * as styles from './Delta.css.ts';

afterEach(cleanup);

function drawn(change: string): { text: string | null; look: string | undefined; hasArrow: boolean } {
  const { container } = render(
    <IntlProvider locale="en">
      <Delta change={change} />
    </IntlProvider>,
  );
  const delta = container.firstElementChild;
  return {
    text: container.textContent,
    look: delta?.className,
    hasArrow: delta?.querySelector('svg') != null,
  };
}

test('a change points where its sign does', () => {
  expect(drawn('1.84')).toEqual({ text: '+1.84%', look: styles.delta.up, hasArrow: true });
  expect(drawn('-0.005')).toEqual({ text: '−0.01%', look: styles.delta.down, hasArrow: true });
});

test.each(['0', '0.00', '-0.0049', '0.004'])('%s reads 0.00% and points nowhere', (change) => {
  expect(drawn(change)).toEqual({ text: '0.00%', look: styles.delta.flat, hasArrow: false });
});
