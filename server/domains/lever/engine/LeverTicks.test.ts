// Order of a tick's actions, and those it leaves out while a mark is silent.
import { beforeEach, describe, expect, it } from 'vitest';
import { ContractTable } from '../../../testing/ContractTable.ts';
import { priceText } from '../orderFigures.ts';

const ann = 'user:1';
const btc = 'BTC/USDT';
const eth = 'ETH/USDT';
let table: ContractTable;
const refusal = (reason: string) => expect.objectContaining({ reason });
const calm = { [btc]: '50000', [eth]: '2000' };

beforeEach(() => {
  table = new ContractTable();
  table.mark(calm);
});

describe('the fee of a night', () => {
  it('liquidates the cross account that it leaves with too little, though no mark moves', () => {
    table.fund(ann, '1000');
    const trade = table.place({ owner: ann, mode: 'cross', leverage: 100 });
    const low = { ...calm, [btc]: '49262.94' };
    table.mark(low);
    table.now = Date.UTC(2026, 0, 2) - 3000;
    table.mark(low);
    // 1,000 minus the fee of 25.003125 and a loss of 743.31 is 231.686875; 0.45 % of 49,262.94 is 221.68323.
    expect(trade.status).toBe(1);
    table.mark(low);
    expect(trade.status).toBe(1);
    table.mark(low);
    // The overnight fee is 15.001875: 216.685 remain.
    expect(trade).toMatchObject({ endedBy: 'liquidation', overnightFees: 1_500_187_500n, insured: 0n });
  });
});

describe('a mark', () => {
  /** 1 BTC at 50,006.25 and 11 ETH at 2,000.23. */
  const both = () => {
    table.fund(ann, '20000');
    const order = { owner: ann, mode: 'cross' } as const;
    return [table.place(order), table.place({ ...order, symbol: eth, lots: 1100 })];
  };
  const silentFor = (seconds: number, prices: Record<string, string>) => {
    for (let second = 0; second < seconds; second += 1) table.mark(prices);
  };

  it('that was not confirmed for 15 seconds still counts', () => {
    const trades = both();
    silentFor(14, { [eth]: '2000' });
    // A loss of 11 × 1,900.23 exceeds the account's funds.
    table.mark({ [eth]: '100' });
    expect(trades.map(({ endedBy }) => endedBy)).toEqual(['liquidation', 'liquidation']);
  });

  it('says nothing a second later: no cross account is liquidated on it, until there is another', () => {
    const trades = both();
    silentFor(15, { [eth]: '2000' });
    silentFor(3, { [eth]: '100' });
    expect(trades.map(({ status }) => status)).toEqual([1, 1]);
    expect(table.liquidated()).toEqual([]);
    table.mark({ [btc]: '50000', [eth]: '100' });
    expect(trades.map(({ endedBy }) => endedBy)).toEqual(['liquidation', 'liquidation']);
  });

  it('of a cross position that is silent keeps the account’s limit orders waiting until it is known', () => {
    table.fund(ann, '20000');
    table.place({ owner: ann, mode: 'cross' });
    const waits = table.place({ owner: ann, symbol: eth, limit: '1900', lots: 100 });
    silentFor(16, { [eth]: '2000' });
    table.mark({ [eth]: '1890' });
    expect(waits.status).toBe(0);
    table.mark({ [btc]: '50000', [eth]: '1890' });
    // 1,890 × (1 + 0.0001 + 0.00189 × 0.0005), rounded up to 1,890.20.
    expect([waits.status, priceText(waits.entry!)]).toEqual([1, '1890.2']);
  });
});

describe('stops that are set later', () => {
  const set = (id: number, stops: { takeProfit?: string; stopLoss?: string }) =>
    table.book.setStops(table.tx, { owner: ann, id, takeProfit: null, stopLoss: null, ...stops });

  it('of an order that waits lie on their sides of its limit, and before its liquidation', () => {
    table.fund(ann, '1000');
    const trade = table.place({ owner: ann, limit: '49000', leverage: 100 });
    // Between the limit and the mark, like 49,500.
    set(trade.id, { takeProfit: '49500', stopLoss: '48900' });
    const cases = [
      [{ takeProfit: '49000' }, 'lever.takeProfitAbove'],
      [{ stopLoss: '49000' }, 'lever.stopLossBelow'],
      // 490 + P − 49,000 = 0.0045 × P at P = 48,729.281…, rounded up to the tick.
      [{ stopLoss: '48729.29' }, 'lever.stopLossLate'],
    ] as const;
    for (const [stops, reason] of cases) {
      expect(() => set(trade.id, stops), reason).toThrow(refusal(reason));
      expect([trade.takeProfit, trade.stopLoss].map((stop) => priceText(stop!))).toEqual(['49500', '48900']);
    }
    set(trade.id, { stopLoss: '48729.3' });
    expect(priceText(trade.stopLoss!)).toBe('48729.3');
  });

  it('of a position come before its liquidation', () => {
    table.fund(ann, '1000');
    const trade = table.place({ owner: ann, leverage: 100 });
    // 500.0625 + P − 50,006.25 = 0.0045 × P at P = 49,729.972…, rounded up to the tick.
    expect(() => set(trade.id, { stopLoss: '49729.98' })).toThrow(refusal('lever.stopLossLate'));
    expect(trade.stopLoss).toBeNull();
    set(trade.id, { stopLoss: '49729.99' });
    expect(priceText(trade.stopLoss!)).toBe('49729.99');
  });
});

describe('what is due at one tick', () => {
  it('is done in order of risk: what has lost all of its margin comes first, however young', () => {
    for (const owner of ['user:1', 'user:2', 'user:3']) table.fund(owner, '2000');
    // At 49,200 the loss is 806.25: covered by margins of 1,000.125 + 20 and 1,000.125, but above the margin of
    // 500.0625.
    const safest = table.place({ owner: 'user:1' });
    table.book.addMargin(table.tx, { owner: 'user:1', id: safest.id, units: 2_000_000_000n });
    table.place({ owner: 'user:2' });
    table.place({ owner: 'user:3', leverage: 100 });
    table.mark({ ...calm, [btc]: '49200' });
    // 221.40 are required: 114 % of the remaining 193.875, 104 % of the remaining 213.875.
    expect(table.liquidated()).toEqual(['user:3', 'user:2', 'user:1']);
  });

  it('is taken of accounts before an order is opened with what they need', () => {
    table.fund(ann, '20000');
    const trade = table.place({ owner: ann, mode: 'cross', leverage: 10 });
    const waits = table.place({ owner: ann, symbol: eth, limit: '1000', lots: 6700, leverage: 5 });
    // 20,000 minus the fee of 25.003125 and the hold of 13,433.50 is 6,541.496875; at 43,500 there remain 35.246875,
    // while 195.75 + 21.75 are required.
    table.mark({ [btc]: '43500', [eth]: '990' });
    expect(waits).toMatchObject({ status: 4, endedBy: 'marginNeeded', entry: null });
    expect(trade).toMatchObject({ status: 1, endedBy: '' });
    expect(table.free(ann)).toBe('14974.371875');
  });
});
