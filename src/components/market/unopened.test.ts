import { expect, test } from 'vitest';
import type { PairQuote } from '../../api/market.ts';
import { unopenedPair } from './unopened.ts';

const row = (fields: Partial<PairQuote>) => ({ symbol: 'HALO/USDT', ...fields }) as PairQuote;
const groups = (...quotation: PairQuote[]) => [{ quotation }];

test('a hidden pair with an opening time has not opened', () => {
  const read = groups(row({ symbol: 'BTC/USDT' }), row({ is_display: 0, opens_ms: 1_800_000_000_000 }));
  expect(unopenedPair('HALO/USDT', read)).toEqual({ symbol: 'HALO/USDT', opensAt: 1_800_000_000_000 });
});

test.each([
  ['is shown', 'HALO/USDT', groups(row({ is_display: 1, opens_ms: 1 }))],
  [
    'is hidden without a time, as compatible back ends hide pairs',
    'HALO/USDT',
    groups(row({ is_display: 0 })),
  ],
  ['is another one', 'BTC/USDT', groups(row({ is_display: 0, opens_ms: 1 }))],
  ['is not named', null, groups(row({ is_display: 0, opens_ms: 1 }))],
  ['has not been read', 'HALO/USDT', undefined],
])('no opening is claimed of a pair that %s', (_, asked, read) => {
  expect(unopenedPair(asked, read)).toBeUndefined();
});
