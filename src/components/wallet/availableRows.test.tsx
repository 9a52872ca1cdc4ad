import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { availableAfterRows, availableRows } from './availableRows.tsx';

const holdings = { change: { available: '12480.5', held: '0' }, trust: { available: undefined, held: '0' } };

/** Text content of each row. */
function read(rows: readonly KeyValueRow[]): string[] {
  const { container } = render(
    <IntlProvider locale="en">
      <KeyValue rows={rows} />
    </IntlProvider>,
  );
  return [...container.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')).join(': '),
  );
}

test('accounts have what is available, and a dash where nobody knows', () => {
  expect(read(availableRows('USDT', holdings, ['trust', 'change']))).toEqual([
    'Hosting account: —',
    'Spot account: 12,480.50 USDT',
  ]);
  expect(read(availableRows('USDT', undefined, ['change']))).toEqual(['Spot account: —']);
});

test.each([
  ['what leaves an account', { from: 'change' }, ['Spot account after: 480.50 USDT']],
  ['what comes to one', { to: 'change' }, ['Spot account after: 24,480.50 USDT']],
  [
    'what goes from one to another',
    { from: 'change', to: 'trust' },
    ['Spot account after: 480.50 USDT', 'Hosting account after: —'],
  ],
] as const)('%s changes what is available', (_, ends, rows) => {
  expect(read(availableAfterRows({ coin: 'USDT', holdings, amount: '12000', ...ends }))).toEqual(rows);
});

test('what cannot be moved leaves a dash', () => {
  const rows = availableAfterRows({ coin: 'USDT', holdings, amount: undefined, from: 'change' });
  expect(read(rows)).toEqual(['Spot account after: —']);
});
