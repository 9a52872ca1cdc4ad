import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  hasFilters,
  ledgerFiltersOf,
  readRecordFilters,
  writeRecordFilters,
} from './recordFilters.ts';

const read = (query: string) => writeRecordFilters(readRecordFilters(new URLSearchParams(query)));

test('a period is the same whichever of its ends the address calls the first', () => {
  const period = { from: '2026-11-01', to: '2026-12-01' };
  const of = (text: string) => readRecordFilters(new URLSearchParams(text));
  expect(of('from=2026-12-01&to=2026-11-01')).toMatchObject(period);
  expect(of('from=2026-11-01&to=2026-12-01')).toMatchObject(period);
});

describe('filters in the address', () => {
  test('come back as they were written', () => {
    const query = 'coin=BTC&account=change&kind=fee&from=2026-11-01&to=2026-11-20';
    expect(new URLSearchParams(read(query)).toString()).toBe(query);
  });

  test.each([
    'coin=btc/usdt',
    'account=legal',
    'kind=everything',
    'from=2026-02-30',
    'to=today',
    'from=',
    '',
  ])('%s is none', (query) => {
    expect(read(query)).toEqual({});
    expect(hasFilters(readRecordFilters(new URLSearchParams(query)))).toBe(false);
  });
});

test('a period is one filter, whatever ends it has', () => {
  expect(activeFilters({})).toEqual([]);
  expect(activeFilters({ to: '2026-11-20', kind: 'fee' })).toEqual(['kind', 'period']);
  expect(activeFilters({ from: '2026-11-01', to: '2026-11-20', coin: 'BTC' })).toEqual(['coin', 'period']);
});

describe('what the ledger is asked for', () => {
  test('names coin and account by the codes of the wire', () => {
    expect(ledgerFiltersOf({ coin: 'BTC', account: 'lever' }, 1)).toMatchObject({ currency: '1', type: '3' });
  });

  test('reaches from the first second of the first day to the last second of the last one', () => {
    const filters = { from: '2026-11-20', to: '2026-11-21' };
    expect(ledgerFiltersOf(filters, undefined, 'Asia/Tokyo')).toMatchObject({
      from: String(Date.parse('2026-11-19T15:00:00Z') / 1000),
      to: String(Date.parse('2026-11-21T15:00:00Z') / 1000),
    });
  });

  test('sends nothing that is not filtered', () => {
    expect(Object.values(ledgerFiltersOf({}, undefined)).every((value) => value === undefined)).toBe(true);
  });
});
