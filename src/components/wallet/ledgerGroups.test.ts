import { describe, expect, test } from 'vitest';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { groupRows, groupSums, mainRow } from './ledgerGroups.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

interface Told extends Partial<LedgerRow> {
  /** Minutes after noon. */
  minute?: number;
}

/** A record of the order that bought BTC, with overrides. */
const row = (id: number, value: string | undefined, { minute = 0, ...told }: Told = {}): LedgerRow => ({
  id,
  value,
  info: '',
  type: 2,
  currency_name: 'USDT',
  kind: 'trade',
  order_id: 7,
  symbol: 'BTC/USDT',
  created_time: (noon + minute * 60_000) / 1000,
  ...told,
});
const btc = { currency_name: 'BTC' };
const feeOf = { ...btc, kind: 'fee' };

/** A purchase of 0.02 BTC for 1,948.252 USDT, its fee in BTC. */
const bought = [row(33, '-0.00002', feeOf), row(32, '0.02', btc), row(31, '-1948.252')];
const ids = (rows: LedgerRow[], options: Partial<Parameters<typeof groupRows>[1]> = {}) =>
  groupRows(rows, { timeZone: 'UTC', hasMore: false, ...options }).map((group) =>
    group.rows.map(({ id }) => id),
  );

describe('the records of an order', () => {
  test('are one, with what they come to by coin, the coin of the order first', () => {
    const [group, ...others] = groupRows(bought, { timeZone: 'UTC', hasMore: false });
    expect(others).toEqual([]);
    expect(group).toMatchObject({ id: 33, isOpen: false });
    expect(mainRow(group!).id).toBe(32);
    expect(groupSums(group!)).toEqual([
      { coin: 'BTC', value: '0.01998' },
      { coin: 'USDT', value: '-1948.252' },
    ]);
  });

  test('stay apart from those of other orders, accounts and days', () => {
    expect(ids([...bought, row(30, '-5', { order_id: 6 }), row(29, '-6', { order_id: 6 })])).toEqual([
      [33, 32, 31],
      [30, 29],
    ]);
    expect(ids([row(33, '1'), row(32, '1', { type: 3 })])).toEqual([[33], [32]]);
    const overMidnight = [row(33, '1', { minute: 12 * 60 }), row(32, '1', { minute: 12 * 60 - 1 })];
    expect(ids(overMidnight)).toEqual([[33], [32]]);
    // It is one day in Tokyo.
    expect(ids(overMidnight, { timeZone: 'Asia/Tokyo' })).toEqual([[33, 32]]);
  });

  test('are not folded across another change, so that each row says what the one below it left', () => {
    expect(ids([row(33, '1'), row(32, '9', { order_id: undefined }), row(31, '1')])).toEqual([
      [33],
      [32],
      [31],
    ]);
  });

  test('that no order caused stay by themselves', () => {
    const alone = { order_id: undefined, kind: 'grant' };
    expect(ids([row(33, '1', alone), row(32, '1', alone)])).toEqual([[33], [32]]);
  });

  test('of which one does not say its amount have no sum in its coin', () => {
    const [group] = groupRows([row(33, undefined, feeOf), ...bought.slice(1)], { hasMore: false });
    expect(groupSums(group!)).toEqual([
      { coin: 'BTC', value: undefined },
      { coin: 'USDT', value: '-1948.252' },
    ]);
  });
});

describe('a page', () => {
  const rows = [...bought, row(30, '0.5', { ...btc, order_id: 6 }), row(29, '-50', { order_id: 6 })];

  test('that ends within an order leaves its last fold open and no other', () => {
    const groups = groupRows(rows, { timeZone: 'UTC', hasMore: true });
    expect(groups.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(groups[1]!.rows).toHaveLength(2);
  });

  test('that follows completes it: the sums are those of one long page', () => {
    for (let end = 1; end < rows.length; end += 1) {
      const whole = groupRows(rows, { timeZone: 'UTC', hasMore: false });
      const groups = groupRows(rows.slice(0, end), { timeZone: 'UTC', hasMore: true });
      // Groups that a page marks as complete do not change.
      expect(whole.slice(0, groups.length - 1)).toEqual(groups.slice(0, -1));
      expect(groups.at(-1)!.isOpen).toBe(true);
    }
  });
});
