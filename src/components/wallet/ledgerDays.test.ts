import { describe, expect, test } from 'vitest';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { daySums } from './ledgerDays.ts';

const row = (id: number, time: string, value: string): LedgerRow => ({
  id,
  value,
  info: 'Trade',
  type: 2,
  currency_name: 'USDT',
  created_time: Date.parse(time) / 1000,
});

describe('the sums of days', () => {
  const rows = [
    row(5, '2026-11-21T15:30:00Z', '-0.1'),
    row(4, '2026-11-21T14:30:00Z', '0.3'),
    row(3, '2026-11-20T14:00:00Z', '0.00000001'),
    row(2, '2026-11-20T13:00:00Z', '-5'),
  ];
  const sums = (options: Parameters<typeof daySums>[1]) => [...daySums(rows, options)];

  test('are exact', () => {
    expect(sums({ timeZone: 'UTC', hasMore: false })).toEqual([
      ['2026-11-21', '0.2'],
      ['2026-11-20', '-4.99999999'],
    ]);
  });

  test('are of the days of the zone', () => {
    expect(sums({ timeZone: 'Asia/Tokyo', hasMore: false })).toEqual([
      ['2026-11-22', '-0.1'],
      ['2026-11-21', '0.3'],
      ['2026-11-20', '-4.99999999'],
    ]);
  });

  test('leave out a day that is not complete yet', () => {
    expect(sums({ timeZone: 'UTC', hasMore: true })).toEqual([['2026-11-21', '0.2']]);
  });
});
