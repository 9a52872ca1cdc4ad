// Worked examples come from contracts/spec and from venues' publications. Random positions are solved by bisection on
// equity = requirement, independent of the formula.
import { BigNumber } from 'bignumber.js';
import { describe, expect, it, test } from 'vitest';
import {
  breakEvenPrice,
  closedResult,
  equityAt,
  fillPrice,
  initialMargin,
  isLiquidatedAt,
  liquidationPrices,
  maintenanceMargin,
  markOfFill,
  mostLots,
  orderCost,
  overnightFee,
  requiredAt,
  riskRate,
  tiersOf,
  unrealisedResult,
  type Contract,
  type Exposure,
  type Position,
} from './lever.ts';

const oldBitcoinLadder = [
  ['50000', '0.004', '0'],
  ['250000', '0.005', '50'],
  ['1000000', '0.01', '1300'],
  ['10000000', '0.025', '16300'],
  ['20000000', '0.05', '266300'],
  ['50000000', '0.1', '1266300'],
  ['100000000', '0.125', '2516300'],
  ['200000000', '0.15', '5016300'],
  ['300000000', '0.25', '25016300'],
  ['500000000', '0.5', '100016300'],
] as const;

const free: Contract = {
  lotSize: '0.001',
  priceTick: '0.01',
  quoteScale: 6,
  feeRate: '0',
  tiers: tiersOf(oldBitcoinLadder.map(([upTo, rate]) => ({ upTo, rate }))),
};
const of = (tier: { rate: string; amount: string }, more: Partial<Contract> = {}): Contract => ({
  ...free,
  tiers: [{ upTo: '1000000000', ...tier }],
  ...more,
});
const none = { openingFee: '0', overnightFees: '0' };

describe('what an order is filled at', () => {
  const terms = { halfSpread: '0.0002', slippage: '0.0005' };
  const at = (side: 'buy' | 'sell', quantity: string) =>
    fillPrice(free, terms, { side, quantity, mark: '50000' });

  it('is half the spread and the slippage of its size from the mark: 20 BTC at 50,000 are a million, 0.07 %', () => {
    expect(at('buy', '20')).toBe('50035');
    expect(at('sell', '20')).toBe('49965');
  });

  it('costs a small order half the spread, rounded to the tick that is worse for the person', () => {
    // 0.001 BTC is worth 50: one 40,000th of a slippage of 0.05 %, 0.00125.
    expect(at('buy', '0.001')).toBe('50010.01');
    expect(at('sell', '0.001')).toBe('49989.99');
  });

  it('is at its price at one mark: 20 BTC bought for 50,035 and sold for 49,965 at 50,000', () => {
    expect(markOfFill(terms, { side: 'buy', quantity: '20', price: '50035' })).toBe('50000');
    expect(markOfFill(terms, { side: 'sell', quantity: '20', price: '49965' })).toBe('50000');
    // No mark fills a sale of this size for 30,000.
    expect(markOfFill(terms, { side: 'sell', quantity: '20000000', price: '30000' })).toBeUndefined();
  });

  it('is never beyond its price at that mark, and is at the next one, whatever the order', () => {
    const next = seeded(7);
    const unit = new BigNumber('0.00000001');
    for (let count = 0; count < 1000; count += 1) {
      const side = next() < 0.5 ? 'buy' : 'sell';
      const quantity = (1 + Math.floor(next() * 99_999)).toString().concat('e-3');
      const lots = new BigNumber(quantity).toFixed();
      const price = new BigNumber(1 + Math.floor(next() * 5_000_000)).div(100).toFixed();
      const mark = markOfFill(terms, { side, quantity: lots, price })!;
      const filled = (at: BigNumber) => fillPrice(free, terms, { side, quantity: lots, mark: at.toFixed() });
      const beyond = side === 'buy' ? unit : unit.negated();
      const isBeyond = (at: BigNumber) =>
        side === 'buy' ? new BigNumber(filled(at)).gt(price) : new BigNumber(filled(at)).lt(price);
      expect([isBeyond(new BigNumber(mark)), isBeyond(new BigNumber(mark).plus(beyond))]).toEqual([
        false,
        true,
      ]);
    }
  });
});

describe('maintenance', () => {
  it.each(oldBitcoinLadder.map((row, index) => [...row, index] as const))(
    'up to a value of %s it is %s, with %s taken off',
    (upTo, rate, amount, index) => {
      expect(free.tiers[index]).toEqual({ upTo, rate, amount });
    },
  );

  test('what a tier in coins takes off: 50 × (5 % − 2.5 %) + 0.56 = 1.81', () => {
    const [, second] = tiersOf([
      { upTo: '50', rate: '0.025' },
      { upTo: '100', rate: '0.05' },
    ]);
    expect(new BigNumber(second!.amount).plus('0.56').toFixed()).toBe('1.81');
  });

  it('does not jump where a tier begins', () => {
    for (const { upTo } of free.tiers.slice(0, -1)) {
      const at = new BigNumber(maintenanceMargin(free, '1', upTo));
      const after = new BigNumber(maintenanceMargin(free, '1', new BigNumber(upTo).plus('0.01').toFixed()));
      expect(after.minus(at).toNumber()).toBeGreaterThan(0);
      expect(after.minus(at).toNumber()).toBeLessThanOrEqual(0.005001);
    }
  });
});

describe('liquidation price', () => {
  const balance = '1535443.01';

  test('ETH, isolated, long: 1114.78496 as published, told as 1114.79, towards the mark', () => {
    const contract = of({ rate: '0.1', amount: '135365' });
    const positions: Position[] = [{ side: 'long', quantity: '3683.979', entry: '1456.84' }];
    const told = liquidationPrices({ contract, positions, balance }, '1456.84');
    expect(told).toEqual({ below: '1114.79' });
    const finer = liquidationPrices(
      { contract: { ...contract, priceTick: '0.00001' }, positions, balance },
      '1456.84',
    );
    expect(new BigNumber(finer.below!).minus('1114.78496').abs().toNumber()).toBeLessThanOrEqual(0.00001);
  });

  test('BTC, isolated, long: 18778.73, with the tier of the value at that price', () => {
    const positions: Position[] = [{ side: 'long', quantity: '109.488', entry: '32481.98' }];
    expect(liquidationPrices({ contract: free, positions, balance }, '32481.98')).toEqual({
      below: '18778.73',
    });
  });

  test('100 at 10×, 1 % maintenance: 90.909', () => {
    const contract = of({ rate: '0.01', amount: '0' }, { priceTick: '0.0001' });
    const positions: Position[] = [{ side: 'long', quantity: '1', entry: '100' }];
    expect(liquidationPrices({ contract, positions, balance: '10' }, '100')).toEqual({ below: '90.9091' });
  });

  it('is the mark where it is due by now, and there is none where no price above 0 eats up the balance', () => {
    const contract = of({ rate: '0.01', amount: '0' });
    const long: Position = { side: 'long', quantity: '1', entry: '100' };
    const due = { contract, positions: [long], balance: '10' };
    expect(liquidationPrices(due, '85')).toEqual({ below: '85', above: '85' });
    expect(liquidationPrices({ ...due, balance: '101' }, '100')).toEqual({});
    expect(liquidationPrices({ ...due, positions: [] }, '100')).toEqual({});
  });

  it('of a long and a smaller short that share an account lies below alone', () => {
    const contract = of({ rate: '0.01', amount: '0' }, { feeRate: '0.0005' });
    const positions: Position[] = [
      { side: 'long', quantity: '2', entry: '100' },
      { side: 'short', quantity: '1', entry: '100' },
    ];
    // 20 + (P − 100) = 3 × P × 0.0105
    expect(liquidationPrices({ contract, positions, balance: '20' }, '100')).toEqual({ below: '82.61' });
  });

  it('of a long and a short of one size lies above, where what both need has grown to the balance', () => {
    const contract = of({ rate: '0.01', amount: '0' }, { feeRate: '0.0005' });
    const positions: Position[] = [
      { side: 'long', quantity: '1', entry: '100' },
      { side: 'short', quantity: '1', entry: '100' },
    ];
    // 20 = 2 × P × 0.0105
    expect(liquidationPrices({ contract, positions, balance: '20' }, '100')).toEqual({ above: '952.38' });
  });
});

/** Seeded generator, so failures are reproducible. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Finds the liquidation price numerically, without a formula: the last price on the tick that does not liquidate. */
function bisected(exposure: Exposure, mark: string, way: 'below' | 'above'): string | undefined {
  const tick = new BigNumber(exposure.contract.priceTick);
  const end = way === 'below' ? new BigNumber(tick) : new BigNumber(mark).times(64);
  if (!isLiquidatedAt(exposure, end.toFixed())) return undefined;
  let safe = new BigNumber(mark).div(tick);
  let due = end.div(tick);
  while (safe.minus(due).abs().gt(1)) {
    const middle = safe.plus(due).div(2).integerValue(BigNumber.ROUND_FLOOR);
    if (isLiquidatedAt(exposure, middle.times(tick).toFixed())) due = middle;
    else safe = middle;
  }
  return due.times(tick).toFixed();
}

describe('1,000 random positions agree with bisection to one tick', () => {
  const seed = Number(process.env['SEED'] ?? 20_261_127);
  test.each([
    ['isolated', 1],
    ['cross, up to four on a contract', 4],
  ])('%s', (_, most) => {
    const random = seeded(seed + most);
    const contract: Contract = { ...free, feeRate: '0.0006' };
    let compared = 0;
    for (let index = 0; index < 1000; index++) {
      const mark = new BigNumber(10 + random() * 60_000).decimalPlaces(2);
      const positions = Array.from({ length: 1 + Math.floor(random() * most) }, (): Position => ({
        side: random() < 0.5 ? 'long' : 'short',
        quantity: new BigNumber(10 ** (random() * 5 - 2)).decimalPlaces(3, BigNumber.ROUND_CEIL).toFixed(),
        entry: mark
          .times(0.97 + random() * 0.06)
          .decimalPlaces(2)
          .toFixed(),
      }));
      const value = BigNumber.sum(...positions.map(({ quantity }) => mark.times(quantity)));
      const balance = value
        .times(0.02 + random() * 0.4)
        .decimalPlaces(6)
        .toFixed();
      const exposure = { contract, positions, balance };
      if (isLiquidatedAt(exposure, mark.toFixed())) continue;
      const told = liquidationPrices(exposure, mark.toFixed());
      for (const way of ['below', 'above'] as const) {
        const found = bisected(exposure, mark.toFixed(), way);
        const said = told[way];
        const hint = `SEED=${seed} position ${index} ${way}: ${said} told, ${found} found`;
        // Beyond 64 times the mark, and at the last tick above 0, no price is checked.
        if (found === undefined) {
          const isFar = said !== undefined && new BigNumber(said).gt(mark.times(64).minus(1));
          expect(said === undefined || isFar || new BigNumber(said).lte('0.01'), hint).toBe(true);
          continue;
        }
        compared += 1;
        expect(new BigNumber(said ?? NaN).minus(found).abs().lte(contract.priceTick), hint).toBe(true);
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('1,000 random cross accounts on several contracts agree with bisection to one tick', () => {
  const seed = Number(process.env['SEED'] ?? 20_261_127);
  const contract: Contract = { ...free, feeRate: '0.0006' };

  /** Positions of an account on a contract, at the contract's price. */
  interface Held {
    positions: Position[];
    price: string;
  }

  /**
   * Whether an account, computed from its balance and positions alone, is liquidated when the first contract has this
   * price.
   */
  function isGone(balance: string, held: readonly Held[], price: BigNumber): boolean {
    const at = held.map((each, index) => ({ ...each, price: index === 0 ? price.toFixed() : each.price }));
    const alone = at.map(
      ({ positions, price: own }) => [{ contract, positions, balance: '0' }, own] as const,
    );
    const equity = BigNumber.sum(balance, ...alone.map(([exposure, own]) => equityAt(exposure, own)));
    return equity.lte(BigNumber.sum(...alone.map(([exposure, own]) => requiredAt(exposure, own))));
  }

  test.each(['below', 'above'] as const)('%s the mark of one of them', (way) => {
    const random = seeded(seed + (way === 'below' ? 10 : 20));
    const heldOf = (): Held => {
      const price = new BigNumber(10 + random() * 60_000).decimalPlaces(2);
      const positions = Array.from({ length: 1 + Math.floor(random() * 2) }, (): Position => ({
        side: random() < 0.5 ? 'long' : 'short',
        quantity: price
          .pow(-1)
          .times(50 + random() * 200_000)
          .decimalPlaces(3, BigNumber.ROUND_CEIL)
          .toFixed(),
        entry: price
          .times(0.97 + random() * 0.06)
          .decimalPlaces(2)
          .toFixed(),
      }));
      return { positions, price: price.toFixed() };
    };
    let [accounts, compared] = [0, 0];
    while (accounts < 1000) {
      const held = Array.from({ length: 2 + Math.floor(random() * 3) }, heldOf);
      const [moved, ...others] = held as [Held, ...Held[]];
      const value = BigNumber.sum(
        ...held.flatMap(({ positions, price }) =>
          positions.map(({ quantity }) => new BigNumber(price).times(quantity)),
        ),
      );
      const balance = value
        .times(0.01 + random() * 0.2)
        .decimalPlaces(6)
        .toFixed();
      const mark = new BigNumber(moved.price);
      if (isGone(balance, held, mark)) continue;
      accounts += 1;
      const left = others.map(({ positions, price }) => {
        const exposure = { contract, positions, balance: '0' };
        return new BigNumber(equityAt(exposure, price)).minus(requiredAt(exposure, price));
      });
      const exposure = {
        contract,
        positions: moved.positions,
        balance: BigNumber.sum(balance, ...left).toFixed(),
      };
      const said = liquidationPrices(exposure, moved.price)[way];
      const tick = new BigNumber(contract.priceTick);
      const end = way === 'below' ? tick : mark.times(64).decimalPlaces(2);
      const hint = `SEED=${seed} account ${accounts} ${way}: ${said} told`;
      if (!isGone(balance, held, end)) {
        const isFar = said !== undefined && new BigNumber(said).gte(end.minus(1));
        expect(said === undefined || isFar || new BigNumber(said).lte(tick), hint).toBe(true);
        continue;
      }
      let [safe, due] = [mark.div(tick), end.div(tick)];
      while (safe.minus(due).abs().gt(1)) {
        const middle = safe.plus(due).div(2).integerValue(BigNumber.ROUND_FLOOR);
        if (isGone(balance, held, middle.times(tick))) due = middle;
        else safe = middle;
      }
      compared += 1;
      expect(new BigNumber(said ?? NaN).minus(due.times(tick)).abs().lte(tick), hint).toBe(true);
    }
    expect(compared).toBeGreaterThan(300);
  });
});

describe('cost and result', () => {
  const contract = of({ rate: '0.005', amount: '0' }, { feeRate: '0.00055' });

  test('1 BTC at 50,000, 10×, 0.055 %: 5,000 margin and 27.5 fee', () => {
    expect(orderCost(contract, { lots: 1000, price: '50000', leverage: 10 })).toEqual({
      margin: '5000',
      fee: '27.5',
      total: '5027.5',
    });
  });

  it.each([
    ['long', '0.2', '7000', '7500', '100'],
    ['short', '0.4', '6000', '5000', '400'],
    ['long', '0.2', '7500', '7000', '-100'],
  ] as const)('%s %s from %s to %s: %s', (side, quantity, entry, price, result) => {
    expect(unrealisedResult(contract, { side, quantity, entry }, price)).toBe(result);
  });

  test('a closed result is net of both fees and the nights', () => {
    const position: Position = { side: 'long', quantity: '1', entry: '50000' };
    const paid = { openingFee: '27.5', overnightFees: '10' };
    expect(closedResult(contract, position, '51000', paid)).toEqual({
      gross: '1000',
      closingFee: '28.05',
      net: '934.45',
    });
  });

  test('a night costs what the value at entry says, rounded up', () => {
    const position: Position = { side: 'short', quantity: '0.001', entry: '50000.01' };
    expect(overnightFee(contract, position, '0.0001')).toBe('0.005001');
  });

  it.each(['long', 'short'] as const)(
    'at the break-even price of a %s nothing is gained or lost, a tick nearer something is lost',
    (side) => {
      const position: Position = { side, quantity: '1', entry: '50000' };
      const paid = { openingFee: '27.5', overnightFees: '3' };
      const price = breakEvenPrice(contract, position, paid)!;
      const nearer = new BigNumber(price).minus(side === 'long' ? '0.01' : '-0.01').toFixed();
      expect(Number(closedResult(contract, position, price, paid).net)).toBeGreaterThanOrEqual(0);
      expect(Number(closedResult(contract, position, nearer, paid).net)).toBeLessThan(0);
    },
  );

  it('has no break-even price where fees are above the value', () => {
    const position: Position = { side: 'short', quantity: '1', entry: '10' };
    expect(breakEvenPrice(contract, position, { openingFee: '11', overnightFees: '0' })).toBeUndefined();
    expect(breakEvenPrice(contract, position, none)).toBe('9.99');
  });

  test('margin rounds up at the last place of the quote asset', () => {
    expect(initialMargin(contract, '1', '100', 3)).toBe('33.333334');
    expect(initialMargin(contract, '1', '99', 3)).toBe('33');
  });

  test('the most lots cost no more than there is, and one more costs more', () => {
    const random = seeded(7);
    for (let index = 0; index < 500; index++) {
      const available = new BigNumber(random() * 10_000).decimalPlaces(6).toFixed();
      const price = new BigNumber(1 + random() * 60_000).decimalPlaces(2).toFixed();
      const leverage = 1 + Math.floor(random() * 100);
      const lots = mostLots(contract, { available, price, leverage });
      const costOf = (count: number) => orderCost(contract, { lots: count, price, leverage }).total;
      if (lots > 0) expect(new BigNumber(costOf(lots)).lte(available)).toBe(true);
      expect(new BigNumber(costOf(lots + 1)).gt(available)).toBe(true);
    }
  });

  test('lots whose margin and fee round up to more than there is are not among the most', () => {
    // Cost of one lot: 0.000123333… and 0.0000002035, rounded up to 0.000124 and 0.000001.
    expect(mostLots(contract, { available: '0.000124', price: '0.37', leverage: 3 })).toBe(0);
    expect(mostLots(contract, { available: '0.000125', price: '0.37', leverage: 3 })).toBe(1);
    // 30 lots cost 0.000001 and 0.000001; the balance covers only one of the two.
    const tiny = { ...contract, lotSize: '0.000001' };
    expect(mostLots(tiny, { available: '0.000001', price: '0.01', leverage: 1 })).toBe(0);
    expect(mostLots(tiny, { available: '0.000002', price: '0.01', leverage: 1 })).toBe(100);
  });

  test('no more lots than the last tier allows, and none for nothing', () => {
    const small = of(
      { rate: '0.005', amount: '0' },
      { tiers: [{ upTo: '1000', rate: '0.005', amount: '0' }] },
    );
    expect(mostLots(small, { available: '1000000', price: '500', leverage: 10 })).toBe(2000);
    expect(mostLots(small, { available: '0', price: '500', leverage: 10 })).toBe(0);
    expect(mostLots(small, { available: '1', price: '0', leverage: 10 })).toBe(0);
  });

  test('the risk rate is what is needed of what there is, and reaches 1 where all is liquidated', () => {
    const exposure: Exposure = {
      contract: of({ rate: '0.01', amount: '0' }),
      balance: '10',
      positions: [{ side: 'long', quantity: '1', entry: '100' }],
    };
    const rateAt = (price: string) => riskRate(requiredAt(exposure, price), equityAt(exposure, price));
    expect(rateAt('100')).toBe('0.1');
    expect(Number(rateAt('90.91'))).toBeLessThan(1);
    expect(Number(rateAt('90.90'))).toBeGreaterThanOrEqual(1);
    expect(isLiquidatedAt(exposure, '90.91')).toBe(false);
    expect(isLiquidatedAt(exposure, '90.90')).toBe(true);
    expect(rateAt('90')).toBeUndefined();
    expect(riskRate('0', '0')).toBe('0');
  });
});
