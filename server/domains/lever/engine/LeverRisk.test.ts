// Everything due at one tick, isolated positions and cross accounts, is ordered by risk. Figures were calculated by
// hand.
import { beforeEach, describe, expect, it } from 'vitest';
import { ContractTable } from '../../../testing/ContractTable.ts';

let table: ContractTable;
const calm = { 'BTC/USDT': '50000', 'ETH/USDT': '2000' };

beforeEach(() => {
  table = new ContractTable();
  table.mark(calm);
});

/** A cross position of 1 BTC at 50,006.25 with these funds: at 49,200 it has lost 831.253125, and needs 221.40. */
const cross = (owner: string, funds: string) => {
  table.fund(owner, funds);
  table.place({ owner, mode: 'cross', leverage: 100 });
};

describe('what is due at one tick', () => {
  it('is done in order of risk, of cross accounts too', () => {
    // Equity is 208.746875, 188.746875 and 168.746875: 106 %, 117 % and 131 %.
    cross('user:5', '1040');
    cross('user:4', '1020');
    cross('user:2', '1000');
    table.mark({ ...calm, 'BTC/USDT': '49200' });
    expect(table.liquidated()).toEqual(['user:2', 'user:4', 'user:5']);
  });

  it('is one order of isolated positions and cross accounts', () => {
    // 193.875 of its margin remain: 114 %.
    table.fund('user:1', '2000');
    table.place({ owner: 'user:1' });
    cross('user:4', '1020');
    cross('user:2', '1000');
    // Has lost more than its margin.
    table.fund('user:3', '2000');
    table.place({ owner: 'user:3', leverage: 100 });
    table.mark(calm);
    table.mark({ ...calm, 'BTC/USDT': '49200' });
    expect(table.liquidated()).toEqual(['user:3', 'user:2', 'user:4', 'user:1']);
  });
});
