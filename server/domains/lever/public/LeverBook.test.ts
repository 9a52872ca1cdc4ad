// Positions on an in-memory ledger, with marks set by the test.
import { beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../ledger/account.ts';
import { Ledger } from '../../../ledger/Ledger.ts';
import { fromUnits, toUnits } from '../../../ledger/units.ts';
import { reasons } from '../../../testing/reasons.ts';
import { grantUnits } from '../../../testing/grantUnits.ts';
import { sections } from '../../../testing/recomputedFigures.ts';
import { Undo } from '../../../commands/Undo.ts';
import type { Moving } from '../../../commands/MoneyCommand.ts';
import { pairs } from '../../../instruments/market.config.ts';
import { contractsOf } from './contracts.ts';
import { LeverBook } from './LeverBook.ts';
import type { PlaceLever } from '../leverInput.ts';
import { counterpartyOwner, leverInsuranceOwner } from '../engine/LeverMoney.ts';
import { accountKey } from '../engine/LeverTrade.ts';
import type { LeverTrade } from '../engine/LeverTrade.ts';

const ann = 'user:1';
const symbol = 'BTC/USDT';
const other = 'ETH/USDT';
let undo: Undo;
let ledger: Ledger;
let book: LeverBook;
let now: number;

const tx = (): Moving => ({ now, ledger });
const units = (amount: string) => toUnits(amount, 8);
const index = (price: string) => {
  const reading = { source: 'test', price: units(price), at: now };
  return { price: units(price), used: [reading], outliers: [] };
};
/** The next tick, a second later. As in the market, a pair without a price exists but is silent. */
function mark(prices: Record<string, string>): void {
  now += 1000;
  const indices = new Map(
    Array.from(book.contracts.keys(), (name) => [name, prices[name] ? index(prices[name]) : undefined]),
  );
  while (book.tick(tx(), indices));
  undo.forget();
}
function fund(owner: string, amount: string, kind: 'lever' | 'change' = 'lever'): void {
  grantUnits({ ledger }, owner, 'USDT', { units: units(amount) });
  if (kind === 'change') return;
  const [from, to] = [accountOf(owner, 'USDT'), accountOf(owner, 'USDT', 'lever')];
  ledger.transfer({ from, to, units: units(amount), reason: 'wallet.transfer', reference: '' });
}
const of = (owner: string, kind: 'lever' | 'change' = 'change') => {
  const { available, held } = ledger.balance(accountOf(owner, 'USDT', kind));
  return [fromUnits(available, 8), fromUnits(held, 8)];
};
const purse = () => of(ann, 'lever');
const insured = () => of(leverInsuranceOwner)[0];
const order: PlaceLever = { owner: ann, symbol, side: 'long', mode: 'isolated', leverage: 10, lots: 1000 };
/** A lot of BTC is 0.001, one of ETH 0.01. */
const place = (more: Partial<PlaceLever> = {}) => book.place(tx(), { ...order, ...more });
const refusal = (reason: string) => expect.objectContaining({ reason });

beforeEach(() => {
  now = Date.UTC(2026, 0, 1, 12);
  undo = new Undo();
  ledger = new Ledger({ undo, clock: { now: () => now }, reasons });
  book = new LeverBook(contractsOf(pairs), ledger, undo);
  fund(ann, '20000');
  fund(counterpartyOwner, '1000000', 'change');
  fund(leverInsuranceOwner, '100000', 'change');
  mark({ [symbol]: '50000', [other]: '2000' });
});

describe('a position', () => {
  it('of 1 BTC at ten times takes a tenth of its value and the fee, at the published distance from the mark', () => {
    const trade = place();
    // 50,000 × (1 + 0.0001 + 0.05 × 0.0005) = 50,006.25; the margin 5,000.625, the fee 25.003125.
    expect(fromUnits(trade.entry!, 8)).toBe('50006.25');
    expect(fromUnits(trade.margin, 8)).toBe('5000.625');
    expect(purse()).toEqual(['14974.371875', '5000.625']);
    expect(of('system:fees')[0]).toBe('25.003125');
  });

  it('brings its margin and what it gained, less the fee of closing', () => {
    const trade = place();
    mark({ [symbol]: '51000', [other]: '2000' });
    book.close(tx(), { owner: ann, id: trade.id });
    // 51,000 × (1 − 0.0001 − 0.051 × 0.0005) = 50,993.5995, down to 50,993.59; 987.34 gained, 25.496795 charged.
    expect(fromUnits(trade.closePrice!, 8)).toBe('50993.59');
    expect(fromUnits(trade.gross, 8)).toBe('987.34');
    expect(purse()).toEqual(['20936.84008', '0']);
    expect(trade).toMatchObject({ status: 3, endedBy: 'user', lots: 0, closingFees: units('25.496795') });
  });

  it('of one lot pays fees that are rounded up to the last place', () => {
    const trade = place({ lots: 1 });
    // 50,000 × (1 + 0.0001 + 0.00005 × 0.0005) = 50,005.00125, up to 50,005.01; the fee of 0.001 is 0.025002505.
    expect([fromUnits(trade.entry!, 8), fromUnits(trade.openingFee, 8)]).toEqual(['50005.01', '0.02500251']);
    mark({ [symbol]: '51000', [other]: '2000' });
    book.close(tx(), { owner: ann, id: trade.id });
    // 51,000 × (1 − 0.0001 − 0.000051 × 0.0005), down to 50,994.89; 0.98988 gained, 0.025497445 charged.
    expect(fromUnits(trade.closingFees, 8)).toBe('0.02549745');
    expect(purse()).toEqual(['20000.93938004', '0']);
  });

  it('is closed in part, and brings as much of its margin', () => {
    const trade = place();
    book.close(tx(), { owner: ann, id: trade.id, lots: 250 });
    expect(trade).toMatchObject({ status: 1, lots: 750 });
    const loss = Number(fromUnits(-trade.gross, 8)) + Number(fromUnits(trade.closingFees, 8));
    expect(Number(purse()[1])).toBeCloseTo(5000.625 * 0.75, 6);
    expect(Number(purse()[0])).toBeCloseTo(14974.371875 + 5000.625 / 4 - loss, 6);
    book.close(tx(), { owner: ann, id: trade.id });
    expect(trade.status).toBe(3);
    expect(purse()[1]).toBe('0');
  });

  it('of another person, one that is closed, and more lots than it has are not closed', () => {
    const trade = place();
    expect(() => book.close(tx(), { owner: 'user:2', id: trade.id })).toThrow(refusal('lever.notOpen'));
    for (const lots of [0, 1001, 1.5])
      expect(() => book.close(tx(), { owner: ann, id: trade.id, lots })).toThrow(refusal('lever.lotsRange'));
    book.close(tx(), { owner: ann, id: trade.id });
    expect(() => book.close(tx(), { owner: ann, id: trade.id })).toThrow(refusal('lever.notOpen'));
  });

  it('is refused with what it breaks, and nothing is changed then', () => {
    const before = purse();
    const cases: [Partial<PlaceLever>, string][] = [
      [{ lots: 0 }, 'lever.lotsInteger'],
      [{ lots: 1.5 }, 'lever.lotsInteger'],
      [{ lots: 100_001 }, 'lever.lotsRange'],
      [{ leverage: 3 }, 'lever.leverage'],
      [{ limit: '0' }, 'lever.price'],
      [{ limit: '49000.001' }, 'lever.price'],
      [{ lots: 5000 }, 'lever.balance'],
      [{ takeProfit: '50000' }, 'lever.takeProfitAbove'],
      [{ stopLoss: '50000' }, 'lever.stopLossBelow'],
      [{ side: 'short', takeProfit: '50000' }, 'lever.takeProfitBelow'],
      [{ side: 'short', stopLoss: '50000' }, 'lever.stopLossAbove'],
      [{ leverage: 100, stopLoss: '45000' }, 'lever.stopLossLate'],
      [{ symbol: 'USDC/USDT' }, 'lever.closed'],
    ];
    for (const [more, reason] of cases) {
      const point = undo.mark();
      expect(() => place(more), reason).toThrow(refusal(reason));
      undo.rollback(point);
      expect(purse()).toEqual(before);
      expect(book.trades.of(ann)).toEqual([]);
    }
  });
});

describe('a liquidation', () => {
  it('comes at the price that is said, and not before it', () => {
    const trade = place({ leverage: 100, lots: 100 });
    const price = book.standing.liquidationOf(trade)!;
    mark({ [symbol]: fromUnits(units(price) + units('0.01'), 8), [other]: '2000' });
    expect(trade.status).toBe(1);
    mark({ [symbol]: fromUnits(units(price) - units('0.01'), 8), [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation', insured: 0n });
  });

  it('gives back what is left after its fee, which goes to the insurance', () => {
    const trade = place({ leverage: 100, lots: 1000 });
    const [free] = purse();
    const price = book.standing.liquidationOf(trade)!;
    mark({ [symbol]: price, [other]: '2000' });
    if (trade.status === 1) mark({ [symbol]: fromUnits(units(price) - units('0.01'), 8), [other]: '2000' });
    const back = units(purse()[0]!) - units(free!);
    const margin = units('500.0625');
    expect(back).toBe(margin + trade.gross - trade.closingFees - trade.liquidationFee);
    expect(back).toBeGreaterThanOrEqual(0n);
    expect(insured()).toBe(fromUnits(units('100000') + trade.liquidationFee, 8));
    expect(purse()[1]).toBe('0');
  });

  it('through a gap takes the margin and no more: the insurance bears the rest', () => {
    const trade = place({ leverage: 50 });
    const [free] = purse();
    const house = units(of(counterpartyOwner)[0]!);
    mark({ [symbol]: '40000', [other]: '2000' });
    // 50,006.25 − 40,000 = 10,006.25 lost, 1,000.125 of margin.
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation', closingFees: 0n, liquidationFee: 0n });
    expect(fromUnits(trade.insured, 8)).toBe('9006.125');
    expect(purse()).toEqual([free, '0']);
    expect(insured()).toBe('90993.875');
    expect(units(of(counterpartyOwner)[0]!) - house).toBe(units('10006.25'));
  });

  it('by a rising price takes a short', () => {
    const trade = place({ side: 'short', leverage: 50 });
    mark({ [symbol]: '60000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });

  it('is put off by margin that is added in time', () => {
    const trade = place({ leverage: 50 });
    const before = Number(book.standing.liquidationOf(trade));
    book.addMargin(tx(), { owner: ann, id: trade.id, units: units('1000') });
    expect(Number(book.standing.liquidationOf(trade))).toBeLessThan(before - 900);
    mark({ [symbol]: String(Math.floor(before) - 100), [other]: '2000' });
    expect(trade.status).toBe(1);
    expect(() => book.addMargin(tx(), { owner: ann, id: trade.id, units: units('99999') })).toThrow(
      refusal('lever.balance'),
    );
    const after = units(book.standing.liquidationOf(trade)!) - units('0.01');
    mark({ [symbol]: fromUnits(after, 8), [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });
});

describe('the fee of a night', () => {
  const midnight = Date.UTC(2026, 0, 2);
  const at = (ms: number) => {
    now = ms - 1000;
    mark({ [symbol]: '50000', [other]: '2000' });
  };

  it('is of the value at entry, taken from the margin of what is open when the day begins in UTC', () => {
    const trade = place();
    at(midnight - 1);
    expect(trade.overnightFees).toBe(0n);
    at(midnight);
    // 50,006.25 × 0.0003
    expect(fromUnits(trade.overnightFees, 8)).toBe('15.001875');
    expect(fromUnits(trade.margin, 8)).toBe('4985.623125');
    expect(fromUnits(trade.margin, 8)).toBe(purse()[1]);
    at(midnight + 3_600_000);
    expect(fromUnits(trade.overnightFees, 8)).toBe('15.001875');
  });

  it('is charged once for each night that began while no mark came, and not for those before it was opened', () => {
    at(midnight + 60_000);
    const trade = place({ mode: 'cross' });
    const [free] = purse();
    at(midnight + 3 * 86_400_000);
    expect(fromUnits(trade.overnightFees, 8)).toBe('45.005625');
    // A cross position, like an isolated one, pays from its own margin first.
    expect(purse()).toEqual([free, fromUnits(trade.margin, 8)]);
    const pending = place({ limit: '40000', lots: 1 });
    at(midnight + 5 * 86_400_000);
    expect(pending.overnightFees).toBe(0n);
  });

  it('is charged to what is closed before its turn has come', () => {
    const trade = place();
    at(midnight - 1);
    now = midnight + 1;
    book.close(tx(), { owner: ann, id: trade.id, lots: 1 });
    book.close(tx(), { owner: ann, id: trade.id });
    expect(fromUnits(trade.overnightFees, 8)).toBe('15.001875');
    const left = units('20000') + trade.gross - trade.openingFee - trade.closingFees;
    expect(purse()).toEqual([fromUnits(left - units('15.001875'), 8), '0']);
  });

  it('brings a position nearer to its liquidation, and may be what liquidates it', () => {
    const trade = place({ leverage: 100 });
    const before = Number(book.standing.liquidationOf(trade));
    at(midnight);
    expect(Number(book.standing.liquidationOf(trade))).toBeGreaterThan(before + 14);
    at(midnight + 30 * 86_400_000);
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });
});

describe('what docs/recompute.md computes', () => {
  const figures = (section: string, made: Record<string, bigint | null>) => {
    const said = sections.get(section)!.figures;
    for (const [name, figure] of Object.entries(made)) expect(signed(figure!), name).toBe(said.get(name)?.is);
  };
  const signed = (amount: bigint) => (amount < 0n ? `-${fromUnits(-amount, 8)}` : fromUnits(amount, 8));
  const night = () => {
    now = Date.UTC(2026, 0, 2) - 1000;
    mark({ [symbol]: '50000', [other]: '2000' });
  };
  const kept = (trade: LeverTrade) =>
    book.changes.fills.find((fill) => fill.trade === trade && fill.what === 'liquidation')!;

  it('is what a position comes to', () => {
    const trade = place();
    const danger = () => units(book.standing.liquidationOf(trade)!);
    const before = { margin: trade.margin, 'liquidated at': danger() };
    night();
    const after = { 'margin after it': trade.margin, 'liquidated at after it': danger() };
    mark({ [symbol]: '51000', [other]: '2000' });
    book.close(tx(), { owner: ann, id: trade.id });
    figures('A position', {
      ...before,
      ...after,
      'filled at': trade.entry,
      'opening fee': trade.openingFee,
      'overnight fee': trade.overnightFees,
      'closed at': trade.closePrice,
      result: trade.gross,
      'closing fee': trade.closingFees,
      'result after fees': units(purse()[0]!) - units('20000'),
    });
  });

  it('is what an isolated liquidation comes to', () => {
    const trade = place();
    night();
    mark({ [symbol]: '45220', [other]: '2000' });
    const { decision } = kept(trade);
    figures('An isolated liquidation', {
      equity: decision!.equity,
      required: decision!.required,
      'closing fee': trade.closingFees,
      'liquidation fee': trade.liquidationFee,
    });
  });

  it('is what a cross liquidation comes to', () => {
    const btc = place({ mode: 'cross', lots: 3000, leverage: 20 });
    const eth = place({ mode: 'cross', symbol: other, lots: 5000, leverage: 20 });
    mark({ [symbol]: '43600', [other]: '1990' });
    const [ofBtc, ofEth] = [kept(btc), kept(eth)];
    figures('A cross liquidation', {
      'BTC filled at': btc.entry,
      'BTC opening fee': btc.openingFee,
      'BTC result': btc.gross,
      'ETH filled at': eth.entry,
      'ETH opening fee': eth.openingFee,
      'ETH result': eth.gross,
      'BTC margin': ofBtc.decision!.margin,
      'ETH margin': ofEth.decision!.margin,
      free: ofBtc.decision!.free,
      equity: ofEth.decision!.equity,
      required: ofEth.decision!.required,
      'BTC closing fee': btc.closingFees,
      'ETH closing fee': eth.closingFees,
      'liquidation fees': btc.liquidationFee + eth.liquidationFee,
    });
  });
});

describe('a stop', () => {
  it('takes profit at the mark that reaches it', () => {
    const trade = place({ takeProfit: '51000' });
    mark({ [symbol]: '50999.99', [other]: '2000' });
    expect(trade.status).toBe(1);
    mark({ [symbol]: '51000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'takeProfit' });
  });

  it('ends the loss before a liquidation, also where the mark jumps past both', () => {
    const trade = place({ leverage: 50, stopLoss: '49500' });
    mark({ [symbol]: '40000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'stopLoss', liquidationFee: 0n });
    expect(purse()[1]).toBe('0');
  });

  it('of a cross position ends it before its account is liquidated, which may then live', () => {
    const stopped = place({ mode: 'cross', lots: 3000, leverage: 20, stopLoss: '45000' });
    const lives = place({ mode: 'cross', symbol: other, lots: 100, leverage: 20 });
    // 3 × 6,418.75 lost leave 667: both together need 678, the small one alone 9.
    mark({ [symbol]: '43590', [other]: '2000' });
    expect(stopped).toMatchObject({ status: 3, endedBy: 'stopLoss', liquidationFee: 0n });
    expect(lives.status).toBe(1);
  });

  it('may lock profit in, and is taken away again', () => {
    const trade = place();
    mark({ [symbol]: '52000', [other]: '2000' });
    book.setStops(tx(), { owner: ann, id: trade.id, takeProfit: null, stopLoss: '51000' });
    book.setStops(tx(), { owner: ann, id: trade.id, takeProfit: null, stopLoss: null });
    mark({ [symbol]: '50500', [other]: '2000' });
    expect(trade.status).toBe(1);
    expect(() =>
      book.setStops(tx(), { owner: ann, id: trade.id, takeProfit: null, stopLoss: '51000' }),
    ).toThrow(refusal('lever.stopLossBelow'));
  });
});

describe('a limit order', () => {
  it('waits for the mark with margin and fee set aside, and is cancelled whole', () => {
    const trade = place({ limit: '49000' });
    // 4,900 and 24.50.
    expect(purse()).toEqual(['15075.5', '4924.5']);
    mark({ [symbol]: '49000.01', [other]: '2000' });
    expect(trade.status).toBe(0);
    book.cancel(tx(), { owner: ann, id: trade.id });
    expect(purse()).toEqual(['20000', '0']);
    mark({ [symbol]: '48000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 4, endedBy: 'user' });
    expect(() => book.cancel(tx(), { owner: ann, id: trade.id })).toThrow(refusal('lever.notCancellable'));
  });

  it('is filled at its price or better when the mark comes to it', () => {
    const trade = place({ limit: '49000' });
    mark({ [symbol]: '48990', [other]: '2000' });
    // 48,990 × (1 + 0.0001 + 0.04899 × 0.0005)
    expect([trade.status, fromUnits(trade.entry!, 8)]).toEqual([1, '48996.1']);
    const short = place({ side: 'short', limit: '49500', lots: 10 });
    mark({ [symbol]: '49600', [other]: '2000' });
    // 49,600 × (1 − 0.0001 − 0.000496 × 0.0005)
    expect([short.status, fromUnits(short.entry!, 8)]).toEqual([1, '49595.02']);
  });

  it('pays spread and slippage as any other: it waits where they would make it cost more than its price', () => {
    fund(ann, '20000');
    for (const limit of ['50000', '50006.24']) expect(place({ limit, lots: 1000 }).status).toBe(0);
    const trade = place({ limit: '50006.25', lots: 1000 });
    expect([trade.status, fromUnits(trade.entry!, 8)]).toEqual([1, '50006.25']);
    // 50,000 × (1 − 0.0001 − 0.05 × 0.0005), on the tick that is worse.
    expect(place({ side: 'short', limit: '49993.76', lots: 1000 }).status).toBe(0);
    expect(place({ side: 'short', limit: '49993.75', lots: 1000 }).status).toBe(1);
  });

  it('that crosses is filled at once', () => {
    const trade = place({ limit: '50500' });
    expect([trade.status, fromUnits(trade.entry!, 8)]).toEqual([1, '50006.25']);
  });
});

describe('cross positions', () => {
  it('share what the account has: one that isolated would be gone lives', () => {
    const trade = place({ mode: 'cross', leverage: 50 });
    mark({ [symbol]: '45000', [other]: '2000' });
    expect(trade.status).toBe(1);
    // Below 30,500, at some point, 20,000 less fee and loss no longer covers the maintenance margin.
    mark({ [symbol]: '30000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });

  it('are looked at together: what one loses the other pays while it gains', () => {
    fund(ann, '15000');
    const long = place({ mode: 'cross', lots: 3000, leverage: 20 });
    const short = place({ mode: 'cross', symbol: other, side: 'short', lots: 7500, leverage: 20 });
    // BTC loses 10,000 on each coin; ETH gains 400 on each.
    mark({ [symbol]: '40000', [other]: '1600' });
    expect([long.status, short.status]).toEqual([1, 1]);
    // Closing only the losing position needs the winner's unrealized profit, which is paid early.
    book.close(tx(), { owner: ann, id: long.id });
    expect(long.insured).toBe(0n);
    expect(short.advanced).toBeGreaterThan(0n);
    // Profit paid early is in the account and is not counted again as unrealized profit.
    const open = 75n * (short.entry! - units('1600'));
    const fees = long.openingFee + long.closingFees + short.openingFee;
    const equity = fromUnits(units('35000') + long.gross + open - fees, 8);
    expect(book.standing.ofAccount(accountKey(ann, 'USDT'))?.equity).toBe(equity);
    mark({ [symbol]: '40000', [other]: '1600' });
    book.close(tx(), { owner: ann, id: short.id });
    const results = [long, short].map(
      ({ gross, openingFee, closingFees }) => gross - openingFee - closingFees,
    );
    expect(purse()).toEqual([fromUnits(units('35000') + results[0]! + results[1]!, 8), '0']);
  });

  /** Holds 13,400 for 67 ETH at 1,000, and a fee of 33.50. */
  const waiting = () => place({ symbol: other, limit: '1000', lots: 6700, leverage: 5 });

  it('are not liquidated while an order holds what they need: it is cancelled first', () => {
    const trade = place({ mode: 'cross' });
    const waits = waiting();
    expect(purse()[1]).toBe('18434.125');
    // 6,541.50 are not held by the order and 6,006.25 are lost: 535 suffice for 1 BTC at 44,000.
    mark({ [symbol]: '44000', [other]: '2000' });
    expect([trade.status, waits.status]).toEqual([1, 0]);
    // 35 do not suffice; 13,468 do.
    mark({ [symbol]: '43500', [other]: '2000' });
    expect(trade).toMatchObject({ status: 1, endedBy: '' });
    expect(waits).toMatchObject({ status: 4, endedBy: 'marginNeeded' });
    expect(purse()).toEqual(['14974.371875', '5000.625']);
    mark({ [symbol]: '30100', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation', insured: 0n });
  });

  it('lose through a gap what an order holds before the insurance bears any of it', () => {
    const trade = place({ mode: 'cross', stopLoss: '45000' });
    const waits = waiting();
    // 15,010 are lost, and 6,541.50 are not held by the order.
    mark({ [symbol]: '35000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'stopLoss', insured: 0n });
    expect(waits).toMatchObject({ status: 4, endedBy: 'marginNeeded' });
    expect(insured()).toBe('100000');
    const left = units('20000') + trade.gross - trade.openingFee - trade.closingFees;
    expect(purse()).toEqual([fromUnits(left, 8), '0']);
  });

  it('fall together through a gap, and nobody is below zero', () => {
    place({ mode: 'cross', lots: 3000, leverage: 20 });
    place({ mode: 'cross', symbol: other, lots: 5000, leverage: 20 });
    mark({ [symbol]: '25000', [other]: '900' });
    expect(book.trades.of(ann)).toEqual([]);
    expect(purse()).toEqual(['0', '0']);
    expect(Number(insured())).toBeLessThan(100_000);
  });

  /** BTC 3 at 50,008.75 and ETH 50 at 2,000.30: fees of 75.013125 and 50.0075 leave 19,874.979375 in the account. */
  const two = () => [
    place({ mode: 'cross', lots: 3000, leverage: 20 }),
    place({ mode: 'cross', symbol: other, lots: 5000, leverage: 20 }),
  ];

  it('pay no fee of a liquidation while one of them still loses: the insurance bears losses alone', () => {
    const trades = two();
    mark({ [symbol]: '43500', [other]: '1990' });
    // 3 × 6,508.75 and 50 × 10.30 make 20,041.25, of which 166.270625 were not there.
    for (const trade of trades)
      expect(trade).toMatchObject({ endedBy: 'liquidation', closingFees: 0n, liquidationFee: 0n });
    expect(fromUnits(trades[0]!.insured + trades[1]!.insured, 8)).toBe('166.270625');
    expect(insured()).toBe('99833.729375');
    expect(purse()).toEqual(['0', '0']);
  });

  it('that gain pay what the others lose once: the insurance bears the rest', () => {
    const long = place({ mode: 'cross', lots: 3000, leverage: 20 });
    place({ mode: 'cross', symbol: other, side: 'short', lots: 5000, leverage: 20 });
    mark({ [symbol]: '43000', [other]: '1990' });
    // Fees of 75.013125 and 49.9925 leave 19,874.994375; 50 × 9.70 gained, 3 × 7,008.75 lost.
    expect(fromUnits(long.insured, 8)).toBe('666.255625');
    expect(insured()).toBe('99333.744375');
    expect(of(counterpartyOwner)[0]).toBe('1020541.25');
    expect(book.trades.exposureOf(symbol)).toBe(0n);
  });

  it('pay the fees of closing and then those of the liquidation of what all results have left', () => {
    const trades = two();
    mark({ [symbol]: '43600', [other]: '1990' });
    // 3 × 6,408.75 and 50 × 10.30 leave 133.729375. Closing costs 65.40 and 49.75: 18.579375 of 1,151.50 are left.
    expect(trades.map(({ closingFees }) => fromUnits(closingFees, 8))).toEqual(['65.4', '49.75']);
    // The position with the smaller loss is settled first.
    expect(trades.map(({ liquidationFee }) => fromUnits(liquidationFee, 8))).toEqual(['0', '18.579375']);
    expect(trades.map((trade) => trade.insured)).toEqual([0n, 0n]);
    expect(insured()).toBe('100018.579375');
    expect(purse()).toEqual(['0', '0']);
  });

  it('are liquidated on what is kept with each of their fills', () => {
    const trades = two();
    mark({ [symbol]: '43600', [other]: '1990' });
    const fills = book.changes.fills.filter(({ what }) => what === 'liquidation');
    expect(fills.map(({ trade }) => trade)).toEqual(trades.toReversed());
    // Margins of 7,501.3125 and 5,000.75 leave 7,372.916875 free. BTC needs 0.5 % of 130,800 less 50, and 65.40; ETH
    // 0.5 % of 99,500 less 50, and 49.75.
    const decision = {
      by: fills[0]!.id,
      free: units('7372.916875'),
      equity: units('133.729375'),
      required: units('1166.65'),
      advanced: 0n,
    };
    expect(fills.map((fill) => fill.decision)).toEqual([
      { ...decision, margin: units('5000.75') },
      { ...decision, margin: units('7501.3125') },
    ]);
  });

  it('leave no more to be moved out than what is free less what they have lost', () => {
    place({ mode: 'cross', leverage: 50 });
    expect(fromUnits(book.transferable(ann), 8)).toBe('18968.621875');
    mark({ [symbol]: '49000', [other]: '2000' });
    // 18,974.871875 free, 1,006.25 lost.
    expect(fromUnits(book.transferable(ann), 8)).toBe('17968.621875');
  });
});

describe('silence', () => {
  const silence = () => {
    for (let second = 0; second < 17; second += 1) mark({ [other]: '2000' });
  };

  it('of more than 15 seconds opens nothing and liquidates nothing; what comes after it does', () => {
    const trade = place({ leverage: 50 });
    silence();
    expect(() => place({ lots: 1 })).toThrow(refusal('lever.silent'));
    expect(trade.status).toBe(1);
    mark({ [symbol]: '40000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });

  it('is counted from what a source has said last, and not from the tick that has read it', () => {
    const said = index('50000');
    now += 14_000;
    const old = { ...said, used: said.used.map((reading) => ({ ...reading, at: now - 14_000 })) };
    book.tick(tx(), new Map([[symbol, old]]));
    expect(place({ lots: 1 }).status).toBe(1);
    now += 2000;
    book.tick(tx(), new Map([[symbol, undefined]]));
    expect(() => place({ lots: 1 })).toThrow(refusal('lever.silent'));
  });

  it('lets a close wait for the first mark after it: no price that is known to be old is traded at', () => {
    const trade = place();
    silence();
    book.close(tx(), { owner: ann, id: trade.id, worst: '49000' });
    expect(trade.status).toBe(2);
    expect(() => book.close(tx(), { owner: ann, id: trade.id })).toThrow(refusal('lever.notOpen'));
    mark({ [symbol]: '51000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 3, endedBy: 'user' });
    expect(fromUnits(trade.closePrice!, 8)).toBe('50993.59');
  });

  it('of one contract keeps the account’s cross positions as they are until it is over', () => {
    const long = place({ mode: 'cross', lots: 1500, leverage: 50 });
    place({ mode: 'cross', symbol: other, lots: 10, leverage: 5 });
    silence();
    mark({ [other]: '100' });
    expect(long.status).toBe(1);
    mark({ [symbol]: '36000', [other]: '100' });
    expect(long).toMatchObject({ status: 3, endedBy: 'liquidation' });
  });
});

describe('the house', () => {
  it('takes no more of a contract than its limit, and always what makes its risk smaller', () => {
    fund(ann, '5000000');
    for (let count = 0; count < 4; count += 1) place({ lots: 99_000, leverage: 20 });
    expect(() => place({ lots: 99_000, leverage: 20 })).toThrow(refusal('lever.exposure'));
    expect(place({ side: 'short', lots: 1000 }).status).toBe(1);
  });

  it('opens nothing while the insurance is empty, and closes', () => {
    const trade = place();
    const all = ledger.balance(accountOf(leverInsuranceOwner, 'USDT')).available;
    const [from, to] = [accountOf(leverInsuranceOwner, 'USDT'), accountOf('house:maker', 'USDT')];
    ledger.transfer({ from, to, units: all, reason: 'house.move', reference: '' });
    expect(() => place({ lots: 1 })).toThrow(refusal('lever.exposure'));
    expect(place({ side: 'short', lots: 1 }).status).toBe(1);
    book.close(tx(), { owner: ann, id: trade.id });
    expect(trade.status).toBe(3);
  });

  const drain = (owner: string, left: string) => {
    const [from, to] = [accountOf(owner, 'USDT'), accountOf('house:maker', 'USDT')];
    const has = ledger.balance(from).available - units(left);
    if (has > 0n) ledger.transfer({ from, to, units: has, reason: 'house.move', reference: '' });
  };
  const drainBoth = () => {
    drain(counterpartyOwner, '100');
    drain(leverInsuranceOwner, '100');
  };

  it('pays a gain out of the insurance where it lacks it, and later where both do, of the mark at which it was due', () => {
    const trade = place({ takeProfit: '51000' });
    drainBoth();
    const before = [purse(), book.trades.exposureOf(symbol)];
    mark({ [symbol]: '51000', [other]: '2000' });
    expect(trade).toMatchObject({ status: 2, fixed: { what: 'takeProfit' } });
    expect([purse(), book.trades.exposureOf(symbol)]).toEqual(before);
    // Later marks do not matter: the position is closed, and only its payment waits.
    for (const price of ['50900', '50100', '40000', '60000']) mark({ [symbol]: price, [other]: '2000' });
    expect(trade).toMatchObject({ status: 2, lots: 1000 });
    fund(leverInsuranceOwner, '5000', 'change');
    mark({ [symbol]: '60000', [other]: '2000' });
    // 51,000 × (1 − 0.0001 − 0.051 × 0.0005), down to 50,993.59.
    expect(trade).toMatchObject({ status: 3, endedBy: 'takeProfit', fixed: null });
    expect([fromUnits(trade.closePrice!, 8), fromUnits(trade.gross, 8)]).toEqual(['50993.59', '987.34']);
    expect(purse()).toEqual(['20936.84008', '0']);
    // 987.34 were owed: the platform's 100, the rest of the insurance's 5,100.
    expect([of(counterpartyOwner)[0], insured()]).toEqual(['0', '4212.66']);
  });

  it('closes what its owner wants closed, also where it cannot pay at once, and what is asked in silence at the mark after it', () => {
    const trade = place();
    mark({ [symbol]: '51000', [other]: '2000' });
    drainBoth();
    book.close(tx(), { owner: ann, id: trade.id });
    expect(trade).toMatchObject({ status: 2, fixed: { what: 'user' } });
    // Meanwhile no position opens that the platform may also have to pay for.
    const opening = undo.mark();
    expect(() => place({ lots: 1 })).toThrow(refusal('lever.exposure'));
    undo.rollback(opening);
    for (const change of [
      () => book.close(tx(), { owner: ann, id: trade.id }),
      () => book.setStops(tx(), { owner: ann, id: trade.id, takeProfit: null, stopLoss: '49000' }),
      () => book.addMargin(tx(), { owner: ann, id: trade.id, units: 1n }),
    ])
      expect(change).toThrow(refusal('lever.notOpen'));
    undo.forget();
    fund(counterpartyOwner, '5000', 'change');
    mark({ [symbol]: '40000', [other]: '2000' });
    expect([trade.status, fromUnits(trade.gross, 8)]).toEqual([3, '987.34']);

    mark({ [symbol]: '50000', [other]: '2000' });
    const silent = place();
    for (let second = 0; second < 17; second += 1) mark({ [other]: '2000' });
    book.close(tx(), { owner: ann, id: silent.id, worst: '49000' });
    undo.forget();
    expect(silent).toMatchObject({ status: 2, fixed: null });
    drainBoth();
    mark({ [symbol]: '51000', [other]: '2000' });
    expect(silent).toMatchObject({ status: 2, fixed: { what: 'user' } });
    fund(counterpartyOwner, '5000', 'change');
    mark({ [symbol]: '40000', [other]: '2000' });
    expect([silent.status, fromUnits(silent.gross, 8)]).toEqual([3, '987.34']);
  });

  it('closes part of a position only where it can pay for it', () => {
    const trade = place();
    mark({ [symbol]: '51000', [other]: '2000' });
    drainBoth();
    const point = undo.mark();
    expect(() => book.close(tx(), { owner: ann, id: trade.id, lots: 500 })).toThrow(
      refusal('lever.houseShort'),
    );
    undo.rollback(point);
    expect(trade).toMatchObject({ status: 1, lots: 1000 });
  });

  it('pays what loses at once, and with that what gains, when all of a pair is closed', () => {
    const [winner, loser] = [place(), place({ side: 'short' })];
    mark({ [symbol]: '51000', [other]: '2000' });
    drainBoth();
    expect(book.closeAll(tx(), { owner: ann, symbol, untilId: loser.id })).toBe(2);
    expect([winner.status, loser.status]).toEqual([2, 3]);
    undo.forget();
    mark({ [symbol]: '50000', [other]: '2000' });
    expect([winner.status, fromUnits(winner.gross, 8)]).toEqual([3, '987.34']);
  });

  it('counts what is closed and not paid yet for the account, which needs nothing for it any more', () => {
    const cross = place({ mode: 'cross', lots: 400 });
    const rest = place({ mode: 'cross', symbol: other, lots: 100 });
    mark({ [symbol]: '51000', [other]: '2000' });
    const account = accountKey(ann, 'USDT');
    const alone = Number(book.standing.ofAccount(account)!.required);
    drainBoth();
    book.close(tx(), { owner: ann, id: cross.id });
    undo.forget();
    // 51,000 × (1 − 0.0001 − 0.0204 × 0.0005), down to 50,994.37, from 50,005.5: 395.548 gained.
    expect(fromUnits(book.standing.gainOf(cross), 8)).toBe('395.548');
    // 0.4 % of 1 ETH at 2,000, plus the fee: 9.
    expect([alone > 9, book.standing.ofAccount(account)!.required]).toEqual([true, '9']);
    mark({ [symbol]: '1', [other]: '2000' });
    expect([cross.status, rest.status]).toEqual([2, 1]);
    fund(counterpartyOwner, '5000', 'change');
    mark({ [symbol]: '1', [other]: '2000' });
    expect([cross.status, fromUnits(cross.gross, 8)]).toEqual([3, '395.548']);
  });

  it('charges no night for what is closed and waits to be paid', () => {
    const trade = place();
    mark({ [symbol]: '51000', [other]: '2000' });
    drainBoth();
    book.close(tx(), { owner: ann, id: trade.id });
    undo.forget();
    now += 3 * 86_400_000;
    mark({ [symbol]: '51000', [other]: '2000' });
    fund(counterpartyOwner, '5000', 'change');
    mark({ [symbol]: '51000', [other]: '2000' });
    expect([trade.status, trade.overnightFees]).toEqual([3, 0n]);
  });
});

it('a clock that is set back over midnight charges and stops nothing, and no night twice afterwards', () => {
  const [trade, guarded] = [place({ lots: 100 }), place({ lots: 100, stopLoss: '49500' })];
  now += 86_400_000;
  mark({ [symbol]: '50000', [other]: '2000' });
  const charged = trade.overnightFees;
  expect(charged).toBeGreaterThan(0n);
  now -= 86_400_000;
  mark({ [symbol]: '49400', [other]: '2000' });
  expect(guarded).toMatchObject({ status: 3, endedBy: 'stopLoss' });
  now += 86_400_000;
  mark({ [symbol]: '50000', [other]: '2000' });
  expect(trade.overnightFees).toBe(charged);
  book.close(tx(), { owner: ann, id: trade.id });
  expect(trade).toMatchObject({ status: 3, overnightFees: charged });
});

describe('a stop-loss of a cross position', () => {
  it('has to come before the liquidation of its account, while no other price moves', () => {
    // 20,000 − 25.003125 free; (50,006.25 − 19,974.996875) ÷ (1 − 0.004 − 0.0005) = 30,167.0046…
    const cross = { mode: 'cross', leverage: 50 } as const;
    const point = undo.mark();
    expect(() => place({ ...cross, stopLoss: '30167.01' })).toThrow(refusal('lever.stopLossLate'));
    undo.rollback(point);
    const trade = place({ ...cross, stopLoss: '30167.02' });
    undo.forget();
    // A second position takes as much again: (2 × 50,006.25 − 20,000 + 2 × 25.003125) ÷ (2 × 0.9955)
    const late = { owner: ann, id: trade.id, takeProfit: null, stopLoss: '30167.01' };
    expect(() => book.setStops(tx(), late)).toThrow(refusal('lever.stopLossLate'));
    book.setStops(tx(), { ...late, stopLoss: '30168' });
  });

  it('of an order that waits as well, which holds what it is opened with', () => {
    const limit = { mode: 'cross', leverage: 50, limit: '49000' } as const;
    // (49,000 − (20,000 − 24.5)) ÷ 0.9955 = 29,155.7006…
    const point = undo.mark();
    expect(() => place({ ...limit, stopLoss: '29155.7' })).toThrow(refusal('lever.stopLossLate'));
    undo.rollback(point);
    const trade = place({ ...limit, stopLoss: '29155.72' });
    undo.forget();
    const late = { owner: ann, id: trade.id, takeProfit: null, stopLoss: '29155.7' };
    expect(() => book.setStops(tx(), late)).toThrow(refusal('lever.stopLossLate'));
  });
});

describe('nobody gets what nothing explains', () => {
  it('by a short limit below the mark: it fills at the mark, or not at all', () => {
    const before = insured();
    // 10 BTC at 0.01 cost 0.01005; at the mark 50,250, more than the account has.
    expect(() => place({ side: 'short', lots: 10_000, limit: '0.01' })).toThrow(refusal('lever.balance'));
    // The largest order is 5,000,000 at the mark, regardless of its limit.
    mark({ [symbol]: '100000', [other]: '2000' });
    expect(() => place({ side: 'short', lots: 50_001, limit: '0.01' })).toThrow(refusal('lever.lotsRange'));
    expect(insured()).toBe(before);
  });

  it('by an order that its tier would liquidate at once', () => {
    fund(ann, '100000');
    // 5,000,000 at 100 times: 50,000 of margin, 125,000 − 16,300 of maintenance.
    for (const mode of ['isolated', 'cross'] as const) {
      const point = undo.mark();
      expect(() => place({ mode, leverage: 100, lots: 99_000 })).toThrow(refusal('lever.tooRisky'));
      undo.rollback(point);
    }
    expect(() => place({ leverage: 100, lots: 100_000, limit: '49000' })).toThrow(refusal('lever.tooRisky'));
    expect(purse()).toEqual(['120000', '0']);
  });

  it('by moving money out while nobody knows what cross positions have lost', () => {
    place({ mode: 'cross', leverage: 50 });
    mark({ [symbol]: '45000', [other]: '2000' });
    for (let second = 0; second < 17; second += 1) mark({ [other]: '2000' });
    expect(book.transferable(ann)).toBe(0n);
  });
});

describe('a tick', () => {
  it('ends while one contract of very many accounts is silent', () => {
    fund(counterpartyOwner, '1000000', 'change');
    for (let count = 0; count < 300; count += 1) {
      const owner = `user:${count + 10}`;
      fund(owner, '100');
      place({ owner, mode: 'cross', lots: 1 });
    }
    mark({ [symbol]: '50000', [other]: '2000' });
    book.load([...book.trades.all()], { trade: now, fill: now, mark: now });
    now += 1000;
    const indices = new Map([[other, index('2000')]]);
    let pieces = 0;
    while (book.tick(tx(), indices) && pieces < 20) pieces += 1;
    expect(pieces).toBeLessThan(20);
  });

  it('takes no more accounts at once than have 250 contracts, so that others come in between', () => {
    for (const owner of ['user:2', 'user:3', 'user:4']) {
      fund(owner, '20000');
      for (let count = 0; count < 200; count += 1) place({ owner, mode: 'cross', lots: 1, leverage: 2 });
    }
    now += 1000;
    const indices = new Map([[symbol, index('50000')]]);
    const isMore = () => book.tick(tx(), indices);
    expect([isMore(), isMore(), isMore()]).toEqual([true, false, false]);
  });

  it('goes on where the house cannot pay what the fee of a night needs', () => {
    const long = place({ mode: 'cross', lots: 3500, leverage: 10 });
    place({ mode: 'cross', symbol: other, side: 'short', lots: 1000, leverage: 10 });
    for (const owner of [counterpartyOwner, leverInsuranceOwner]) {
      const [from, to] = [accountOf(owner, 'USDT'), accountOf('house:maker', 'USDT')];
      ledger.transfer({
        from,
        to,
        units: ledger.balance(from).available,
        reason: 'house.move',
        reference: '',
      });
    }
    const all = ledger.balance(accountOf(ann, 'USDT', 'lever')).available;
    const [from, to] = [accountOf(ann, 'USDT', 'lever'), accountOf(ann, 'USDT')];
    ledger.transfer({ from, to, units: all, reason: 'wallet.transfer', reference: '' });
    now += 400 * 86_400_000;
    mark({ [symbol]: '50100', [other]: '1000' });
    expect(long.status).toBe(1);
  });
});
