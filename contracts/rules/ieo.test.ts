import { BigNumber } from 'bignumber.js';
import { describe, expect, it } from 'vitest';
import {
  allotmentOf,
  checkApplication,
  losesCap,
  priceOf,
  shareOf,
  stageOf,
  totalsOf,
  totalsWith,
} from './ieo.ts';
import type { IeoTotals } from './ieo.ts';

const scale = 4;

/** Allotments of all applications, and the undistributed rest. */
function allot(supply: string, cap: string, amounts: readonly string[]) {
  const totals = totalsOf(supply, cap, amounts);
  const allotments = amounts.map((amount) => allotmentOf(amount, totals, scale));
  return { allotments, rest: new BigNumber(supply).minus(BigNumber.sum(0, ...allotments)).toFixed() };
}

describe('shares of a commitment [expectations 2.9]', () => {
  const commitments = ['50000', '30000', '7000', '6000', '5000'];
  const totals = { supply: '100000000', cap: '20000000', applied: '105000' };
  const none = { capped_applied: '0', capped_applications: 0 };

  it('of a first pass are those published, rounded down', () => {
    const published = ['47619048', '28571429', '6666667', '5714286', '4761905'];
    const shares = commitments.map((amount) => shareOf(amount, { ...totals, ...none }, 0)!);
    expect(shares).toEqual(['47619047', '28571428', '6666666', '5714285', '4761904']);
    for (const [nth, share] of shares.entries()) {
      const exact = new BigNumber(shareOf(commitments[nth]!, { ...totals, ...none }, 8)!);
      expect(exact.toFixed(0)).toBe(published[nth]);
      expect(exact.gte(share)).toBe(true);
    }
  });

  it('after the two largest have been cut to the cap share what those leave', () => {
    const cut = { ...totals, capped_applied: '80000', capped_applications: 2 };
    expect(shareOf('7000', cut, 0)).toBe('16800000');
    expect(shareOf('6000', cut, 0)).toBe('14400000');
    expect(shareOf('5000', cut, 0)).toBe('12000000');
  });

  it('do not exist when all applications are capped', () => {
    expect(shareOf('500', totalsOf('1000', '100', ['500', '500']), scale)).toBeUndefined();
  });
});

describe('an allotment', () => {
  it('of three times the supply in shares that do not divide leaves the smallest unit', () => {
    expect(allot('10000', '10000', ['10000', '10000', '10000'])).toEqual({
      allotments: ['3333.3333', '3333.3333', '3333.3333'],
      rest: '0.0001',
    });
  });

  it('of 10,000 of 26,400,000 applied for is 7,575.7575 of 20,000,000', () => {
    const totals = {
      supply: '20000000',
      cap: '40000',
      applied: '26400000',
      capped_applied: '0',
      capped_applications: 0,
    };
    expect(allotmentOf('10000', totals, scale)).toBe('7575.7575');
  });

  it('gives a last applicant who asks for more than is left the same share as the first', () => {
    expect(allot('1000', '1000', ['900', '500'])).toEqual({
      allotments: ['642.8571', '357.1428'],
      rest: '0.0001',
    });
    expect(allot('1000', '1000', ['500', '900']).allotments).toEqual(['357.1428', '642.8571']);
  });

  it('shares what the cap cuts off among the others, and those among who reaches the cap then', () => {
    // 1,000 at 0.5 would be 500; cut to 300 the others share 700 of 1,000 applied for: 600 would get 420, which is cut too.
    expect(allot('1000', '300', ['1000', '600', '250', '150'])).toEqual({
      allotments: ['300', '300', '250', '150'],
      rest: '0',
    });
    expect(allot('800', '300', ['1000', '600', '250', '150'])).toEqual({
      allotments: ['300', '300', '125', '75'],
      rest: '0',
    });
  });

  it('of less than the supply is what was applied for, up to the cap', () => {
    expect(allot('1000', '300', ['200', '300', '400'])).toEqual({
      allotments: ['200', '300', '300'],
      rest: '200',
    });
    expect(allot('1000', '300', [])).toEqual({ allotments: [], rest: '1000' });
  });

  it('is the cap for all when all are capped', () => {
    expect(allot('1000', '100', ['500', '500', '101'])).toEqual({
      allotments: ['100', '100', '100'],
      rest: '700',
    });
  });

  it('of an application at the cap exactly is not counted as capped', () => {
    expect(totalsOf('1000', '100', ['100', '100'])).toMatchObject({ capped_applications: 0 });
  });
});

/** Pseudo-random whole numbers of a fixed sequence. */
function sequence(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * Independent allotment in whole units: everyone gets a share by quantity, a share above its limit (the cap or the
 * quantity) is cut to it, the excess is shared again among the others, until none is cut.
 */
function sharedAgain(supply: bigint, cap: bigint, quantities: readonly bigint[]): bigint[] {
  const limits = quantities.map((quantity) => (quantity < cap ? quantity : cap));
  const cut = new Set<number>();
  for (;;) {
    let coins = supply;
    let applied = 0n;
    for (const [nth, quantity] of quantities.entries())
      if (cut.has(nth)) coins -= limits[nth]!;
      else applied += quantity;
    const above = [...quantities.keys()].filter(
      (nth) => !cut.has(nth) && quantities[nth]! * coins > limits[nth]! * applied,
    );
    if (above.length === 0)
      return quantities.map((quantity, nth) => (cut.has(nth) ? limits[nth]! : (quantity * coins) / applied));
    for (const nth of above) cut.add(nth);
  }
}

const inCoins = (units: bigint) => new BigNumber(units.toString()).shiftedBy(-scale).toFixed();

describe('1,000 random allotments', () => {
  const next = sequence(70);
  const cases = Array.from({ length: 1000 }, () => {
    const most = 10 ** (1 + next(8));
    const count = 1 + next(40);
    const quantities = Array.from({ length: count }, () => BigInt(1 + next(most)));
    // Some applications are equal.
    for (let copies = next(4); copies > 0; copies -= 1) quantities[next(count)] = quantities[next(count)]!;
    const applied = quantities.reduce((sum, quantity) => sum + quantity, 0n);
    // From a tenth to twice of what is applied for, so that all of over- and undersubscription and caps occur.
    const supply = (applied * BigInt(10 + next(190))) / 100n + 1n;
    const cap = BigInt(1 + next(most));
    return { supply, cap, quantities };
  });

  const made = cases.map(({ supply, cap, quantities }) => {
    const totals = totalsOf(inCoins(supply), inCoins(cap), quantities.map(inCoins));
    const allotments = quantities.map((quantity) => {
      const coins = new BigNumber(allotmentOf(inCoins(quantity), totals, scale)).shiftedBy(scale);
      return BigInt(coins.toFixed());
    });
    return { supply, cap, quantities, totals, allotments };
  });
  const sum = (units: readonly bigint[]) => units.reduce((all, one) => all + one, 0n);

  it('match an implementation that cuts and shares again', () => {
    for (const { supply, cap, quantities, allotments } of made)
      expect(allotments).toEqual(sharedAgain(supply, cap, quantities));
  });

  it('never exceed the supply, and leave less than a unit for each application where demand is enough', () => {
    let full = 0;
    for (const { supply, cap, quantities, allotments } of made) {
      const rest = supply - sum(allotments);
      expect(rest).toBeGreaterThanOrEqual(0n);
      const demand = sum(quantities.map((quantity) => (quantity < cap ? quantity : cap)));
      if (demand < supply) expect(rest).toBe(supply - demand);
      else {
        full += 1;
        expect(rest).toBeLessThan(BigInt(quantities.length));
      }
    }
    // Both kinds occur.
    expect(full).toBeGreaterThan(100);
    expect(full).toBeLessThan(900);
  });

  it('respect the cap and what was applied for', () => {
    for (const { cap, quantities, allotments } of made)
      for (const [nth, allotment] of allotments.entries()) {
        expect(allotment <= cap).toBe(true);
        expect(allotment <= quantities[nth]!).toBe(true);
      }
  });

  it('treat equals equally, and a larger application never worse', () => {
    for (const { quantities, allotments } of made) {
      const rows = quantities.map((quantity, nth) => [quantity, allotments[nth]!] as const);
      rows.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      for (const [nth, [quantity, allotment]] of rows.entries()) {
        const [before, less] = rows[nth - 1] ?? [0n, 0n];
        expect(before === quantity ? allotment === less : allotment >= less).toBe(true);
      }
    }
  });

  it('do not depend on the order of the applications', () => {
    for (const { supply, cap, quantities, totals } of made) {
      const sorted = quantities.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      for (const order of [quantities.toReversed(), sorted])
        expect(totalsOf(inCoins(supply), inCoins(cap), order.map(inCoins))).toEqual(totals);
    }
  });

  it('count exactly the applications whose share is above the cap', () => {
    for (const { cap, quantities, totals } of made) {
      const above = quantities.filter((quantity) => quantity > cap && !losesCap(inCoins(quantity), totals));
      expect(above).toHaveLength(totals.capped_applications);
    }
  });
});

describe('totals with one more application', () => {
  const before: IeoTotals = totalsOf('1000', '300', ['200', '500']);

  it('count it as capped if it gets the cap', () => {
    expect(totalsWith('400', before)).toEqual(totalsOf('1000', '300', ['200', '500', '400']));
  });

  it('count it among the others if it does not', () => {
    expect(totalsWith('250', before)).toEqual(totalsOf('1000', '300', ['200', '500', '250']));
  });

  it('are exact where the new one takes the cap from others', () => {
    const next = sequence(71);
    for (let set = 0; set < 1000; set += 1) {
      const [supply, cap] = [String(100 + next(2000)), String(50 + next(400))];
      const others = Array.from({ length: 1 + next(6) }, () => String(1 + next(900)));
      const own = String(1 + next(900));
      const totals = totalsOf(supply, cap, others);
      const largest = others.map(Number).toSorted((a, b) => a - b);
      const smallest = largest.slice(others.length - totals.capped_applications).map(String);
      expect(totalsWith(own, totals, smallest)).toEqual(totalsOf(supply, cap, [...others, own]));
    }
  });

  it('preview the allotment of the only application', () => {
    const empty = totalsOf('1000', '300', []);
    expect(allotmentOf('400', totalsWith('400', empty), scale)).toBe('300');
    expect(allotmentOf('200', totalsWith('200', empty), scale)).toBe('200');
  });
});

describe('an application', () => {
  const asked = {
    amount: '10000',
    coin: 'HALO',
    scale,
    minimum: '1000',
    maximum: '50000',
    price: '0.042',
    payCoin: 'USDT',
    payScale: 8,
    available: '420',
  };

  it('whose price is free is accepted, also at its limits [rule:subscription.ieo.balance]', () => {
    expect(checkApplication(asked)).toBeUndefined();
    expect(checkApplication({ ...asked, amount: '1000' })).toBeUndefined();
    expect(checkApplication({ ...asked, amount: '50000', available: '2100' })).toBeUndefined();
  });

  it('of a smallest unit more than can be paid is short by its price', () => {
    expect(checkApplication({ ...asked, amount: '10000.0001' })).toEqual({
      reason: 'subscription.short',
      values: { amount: '0.0000042', asset: 'USDT' },
    });
  });

  it.each(['', '0', '-5', 'abc'])('of %j has no amount [rule:subscription.ieo.amount_required]', (amount) => {
    expect(checkApplication({ ...asked, amount })).toMatchObject({ reason: 'wallet.amountRequired' });
  });

  it('with a fraction below the smallest unit is refused', () => {
    expect(checkApplication({ ...asked, amount: '1000.00001' })).toMatchObject({
      reason: 'wallet.amountScale',
      values: { decimals: '4' },
    });
  });

  it('below the minimum or above the maximum is refused with the limit [rule:subscription.ieo.cap]', () => {
    expect(checkApplication({ ...asked, amount: '999.9999' })).toEqual({
      reason: 'subscription.minimum',
      nearest: '1000',
      values: { min: '1000', asset: 'HALO' },
    });
    expect(checkApplication({ ...asked, amount: '50000.0001', available: '9999' })).toEqual({
      reason: 'ieo.cap',
      nearest: '50000',
      values: { max: '50000', asset: 'HALO' },
    });
  });

  it('is told its limit before its balance', () => {
    expect(checkApplication({ ...asked, amount: '60000', available: '0' })).toMatchObject({
      reason: 'ieo.cap',
    });
  });

  it('has no limit where a back end names none', () => {
    const open = { ...asked, minimum: undefined, maximum: undefined, available: '1000000' };
    expect(checkApplication({ ...open, amount: '0.0001' })).toBeUndefined();
    expect(checkApplication({ ...open, amount: '9999999' })).toBeUndefined();
  });
});

describe('a price', () => {
  it.each([
    ['0.042', '7575.7575', 8, '318.181815'],
    ['0.042', '7575.7575', 2, '318.19'],
    ['0.16', '0.0001', 2, '0.01'],
    ['0.05', '100', 2, '5'],
  ])('of %s for %s coins at %i decimals rounds up to %s', (price, quantity, payScale, cost) => {
    expect(priceOf(price, quantity, payScale)).toBe(cost);
  });
});

describe('a stage', () => {
  const times = { startMs: 100, endMs: 200, allotMs: 300, payMs: 400, listMs: 500, lockMs: 600 };

  it.each([
    [99, 'coming'],
    [100, 'open'],
    [199, 'open'],
    [200, 'allotting'],
    [299, 'allotting'],
    [300, 'paying'],
    [399, 'paying'],
    [400, 'listing'],
    [499, 'listing'],
    [500, 'locked'],
    [599, 'locked'],
    [600, 'unlocked'],
  ] as const)('begins with the moment of its date: at %i it is %s', (nowMs, stage) => {
    expect(stageOf(times, nowMs)).toBe(stage);
  });

  it('without time between the end and the allotment is paid at once', () => {
    expect(stageOf({ ...times, allotMs: 200 }, 200)).toBe('paying');
  });
});
