import { expect, test } from 'vitest';
import { accountOf } from './account.ts';
import { heldBy } from './Holds.ts';
import { reasons } from '../testing/reasons.ts';
import { InsufficientFunds, Ledger } from './Ledger.ts';
import { Undo } from '../commands/Undo.ts';
import { fromUnits, isDecimal, toUnits } from './units.ts';
import { grantUnits } from '../testing/grantUnits.ts';
import type { PostingReason } from './reasons.ts';

const alice = accountOf('user:1', 'USDT');
const bob = accountOf('user:2', 'USDT');
const issuance = accountOf('system:issuance', 'USDT');
const order1 = { reason: 'spot.order', reference: 'order:1' } as const;

function ledgerWith(units: bigint): { ledger: Ledger; undo: Undo } {
  const undo = new Undo();
  const ledger = new Ledger({ undo, clock: { now: () => 1000 }, reasons });
  ledger.transfer({ from: issuance, to: alice, units, reason: 'sandbox.grant', reference: '' });
  return { ledger, undo };
}

test('a transfer debits one account and credits the other by the same units', () => {
  const { ledger } = ledgerWith(100n);
  ledger.transfer({ from: alice, to: bob, units: 30n, reason: 'wallet.transfer', reference: 'gift:1' });
  expect(ledger.balance(alice)).toEqual({ available: 70n, held: 0n });
  expect(ledger.balance(bob)).toEqual({ available: 30n, held: 0n });
  expect(ledger.balance(issuance)).toEqual({ available: -100n, held: 0n });
});

test('nobody but issuance can go below zero, and a refused movement changes nothing', () => {
  const { ledger } = ledgerWith(100n);
  const hold = ledger.hold(alice, 60n, order1);
  const tooMuch = { from: alice, to: bob, units: 41n, reason: 'wallet.transfer', reference: '' } as const;
  expect(() => ledger.transfer(tooMuch)).toThrow(InsufficientFunds);
  expect(() => ledger.post(hold, { ...tooMuch, units: 61n })).toThrow('order:1 does not hold 61');
  expect(() => ledger.hold(alice, 41n, order1)).toThrow(InsufficientFunds);
  expect(() => ledger.void(hold, 61n)).toThrow('order:1 does not hold 61');
  expect(ledger.balance(alice)).toEqual({ available: 40n, held: 60n });
  expect(ledger.balance(bob)).toEqual({ available: 0n, held: 0n });
});

test('sums are what accounts come to, also after what was taken back and after a load', () => {
  const { ledger, undo } = ledgerWith(100n);
  const sums = (of: Ledger = ledger) => of.sums().map((sum) => [sum.of, sum.kind, sum.units]);
  ledger.hold(alice, 60n, order1);
  const before = undo.mark();
  ledger.transfer({ from: alice, to: bob, units: 30n, reason: 'wallet.transfer', reference: 'gift:1' });
  const trust = accountOf('user:2', 'USDT', 'trust');
  ledger.transfer({ from: bob, to: trust, units: 10n, reason: 'wallet.transfer', reference: 'gift:2' });
  const moved = [
    ['system:issuance', 'change', -100n],
    ['users', 'change', 90n],
    ['users', 'trust', 10n],
  ];
  expect(sums()).toEqual(moved);
  const other = new Ledger({ undo: new Undo(), clock: { now: () => 1000 }, reasons });
  other.load({ accounts: ledger.all(), holds: [], lastPostingId: 0, lastHoldId: 0 });
  expect(sums(other)).toEqual(moved);
  undo.rollback(before);
  expect(sums()).toEqual([moved[0], ['users', 'change', 100n], ['users', 'trust', 0n]]);
});

test('an account that a failed command opened is gone with it', () => {
  const { ledger, undo } = ledgerWith(100n);
  undo.forget();
  ledger.takeChanges();
  ledger.transfer({ from: alice, to: bob, units: 30n, reason: 'wallet.transfer', reference: 'gift:1' });
  undo.rollback(0);
  expect(ledger.balances(bob.owner)).toEqual([]);
  expect(ledger.takeChanges().accounts.map(({ owner }) => owner)).toEqual([alice.owner]);
});

test('amounts of zero and below, other assets and transfers to oneself are refused', () => {
  const { ledger } = ledgerWith(100n);
  const transfer = { from: alice, to: bob, units: 1n, reason: 'wallet.transfer', reference: '' } as const;
  for (const units of [0n, -1n]) expect(() => ledger.transfer({ ...transfer, units })).toThrow('above zero');
  expect(() => ledger.transfer({ ...transfer, to: accountOf('user:2', 'BTC') })).toThrow(
    'cannot turn USDT into BTC',
  );
  expect(() => ledger.transfer({ ...transfer, to: alice })).toThrow('two accounts');
  expect(ledger.balance(alice)).toEqual({ available: 100n, held: 0n });
});

test('held units settle into what another account can spend', () => {
  const { ledger } = ledgerWith(100n);
  const hold = ledger.hold(alice, 60n, order1);
  ledger.post(hold, { to: bob, units: 45n, reason: 'spot.trade', reference: '' });
  ledger.void(hold);
  expect(ledger.balance(alice)).toEqual({ available: 55n, held: 0n });
  expect(ledger.balance(bob)).toEqual({ available: 45n, held: 0n });
});

/** Remaining units of each open hold, by reference. */
function openHolds(ledger: Ledger): [string, bigint][] {
  return Array.from(ledger.openHolds(), (hold) => [hold.reference, heldBy(hold)]);
}

/** Rows as written: id, posted, voided and the end time. */
function holdRows(ledger: Ledger) {
  return ledger.takeChanges().holds.map(({ id, posted, voided, endedAt }) => [id, posted, voided, endedAt]);
}

test('holds of one account stand beside each other, and one never takes from another', () => {
  const { ledger } = ledgerWith(100n);
  const first = ledger.hold(alice, 60n, order1);
  const second = ledger.hold(alice, 30n, { reason: 'wallet.withdrawal', reference: 'withdrawal:7' });
  ledger.post(first, { to: bob, units: 20n, reason: 'spot.trade', reference: 'order:1' });
  expect(openHolds(ledger)).toEqual([
    ['order:1', 40n],
    ['withdrawal:7', 30n],
  ]);
  expect(() => ledger.post(second, { to: bob, units: 31n, reason: 'spot.trade', reference: '' })).toThrow(
    'withdrawal:7 does not hold 31',
  );
  ledger.void(second);
  expect(() => ledger.void(second, 1n)).toThrow('withdrawal:7 does not hold 1');
  expect(openHolds(ledger)).toEqual([['order:1', 40n]]);
  expect(ledger.balance(alice)).toEqual({ available: 40n, held: 40n });
});

test('a hold has a row while it is open and says how it ended; one that never outlived a flush has none', () => {
  const { ledger } = ledgerWith(100n);
  ledger.void(ledger.hold(alice, 10n, { reason: 'spot.order', reference: 'order:2' }));
  const kept = ledger.hold(alice, 60n, order1);
  expect(holdRows(ledger)).toEqual([[kept.id, 0n, 0n, undefined]]);
  ledger.post(kept, { to: bob, units: 45n, reason: 'spot.trade', reference: '' });
  expect(holdRows(ledger)).toEqual([[kept.id, 45n, 0n, undefined]]);
  ledger.void(kept);
  expect(holdRows(ledger)).toEqual([[kept.id, 45n, 15n, 1000]]);
  expect(holdRows(ledger)).toEqual([]);
});

test('numbers of holds go on from the rows: the newest of a flush has one even where it has ended', () => {
  const { ledger } = ledgerWith(100n);
  const open = ledger.hold(alice, 10n, order1);
  const ended = ledger.hold(alice, 10n, { reason: 'spot.order', reference: 'order:2' });
  ledger.void(ended);
  expect(holdRows(ledger)).toEqual([
    [open.id, 0n, 0n, undefined],
    [ended.id, 0n, 10n, 1000],
  ]);
});

test('undo brings an ended hold back, and takes one away that was made since', () => {
  const { ledger, undo } = ledgerWith(100n);
  const kept = ledger.hold(alice, 60n, order1);
  ledger.takeChanges();
  const mark = undo.mark();
  ledger.post(kept, { to: bob, units: 45n, reason: 'spot.trade', reference: '' });
  ledger.void(kept);
  ledger.hold(alice, 5n, { reason: 'spot.order', reference: 'order:2' });
  undo.rollback(mark);
  expect(openHolds(ledger)).toEqual([['order:1', 60n]]);
  expect(ledger.takeChanges().holds.map(heldBy)).toEqual([60n]);
  ledger.post(kept, { to: bob, units: 60n, reason: 'spot.trade', reference: '' });
  expect(ledger.balance(bob)).toEqual({ available: 60n, held: 0n });
});

test('a ledger that starts on an account that holds other than its holds moves no money', () => {
  const { ledger } = ledgerWith(100n);
  const hold = ledger.hold(alice, 60n, order1);
  const state = { holds: [hold], lastPostingId: 1, lastHoldId: 1 };
  const accounts = ledger.takeChanges().accounts.map((account) => ({ ...account }));
  const start = (held: bigint, holds = [hold]) => {
    const started = new Ledger({ undo: new Undo(), clock: { now: () => 0 }, reasons });
    started.load({
      ...state,
      holds,
      accounts: accounts.map((account) => (account.owner === 'user:1' ? { ...account, held } : account)),
    });
    return started;
  };
  const { id } = accounts.find(({ owner }) => owner === 'user:1')!;
  const sentences = ({ gate }: Ledger) => gate.stops.map(({ sentence }) => sentence);
  expect(sentences(start(60n))).toEqual([]);
  expect(sentences(start(0n))).toEqual([`Account ${id} (USDT) holds 0, and its holds 60`]);
  const stopped = start(60n, []);
  expect(sentences(stopped)).toEqual([`Account ${id} (USDT) holds 60, and its holds 0`]);
  expect(() => stopped.hold(alice, 1n, order1)).toThrow('system.moneyPaused');
  expect(stopped.balance(alice)).toEqual({ available: 40n, held: 60n });
});

test('undo restores balances, holds and postings to a mark', () => {
  const { ledger, undo } = ledgerWith(100n);
  ledger.hold(alice, 10n, order1);
  const mark = undo.mark();
  ledger.hold(alice, 20n, order1);
  ledger.transfer({ from: alice, to: bob, units: 5n, reason: 'wallet.transfer', reference: '' });
  ledger.transfer({ from: issuance, to: alice, units: 7n, reason: 'sandbox.grant', reference: '' });
  undo.rollback(mark);
  expect(ledger.balance(alice)).toEqual({ available: 90n, held: 10n });
  expect(ledger.balance(bob)).toEqual({ available: 0n, held: 0n });
  expect(ledger.takeChanges().postings.map(({ units, reason }) => [units, reason])).toEqual([
    [100n, 'sandbox.grant'],
  ]);
});

test('postings of one flush that differ only in units become one row', () => {
  const { ledger } = ledgerWith(100n);
  for (const units of [1n, 2n, 3n]) {
    ledger.transfer({ from: alice, to: bob, units, reason: 'spot.trade', reference: 'order:1' });
  }
  ledger.transfer({ from: alice, to: bob, units: 4n, reason: 'spot.trade', reference: 'order:2' });
  const { postings } = ledger.takeChanges();
  expect(postings.map(({ units, reference }) => [units, reference])).toEqual([
    [100n, ''],
    [6n, 'order:1'],
    [4n, 'order:2'],
  ]);
  expect(ledger.takeChanges()).toEqual({ accounts: [], postings: [], holds: [] });
});

test('house postings to and fro are netted, those of persons are not', () => {
  const { ledger } = ledgerWith(100n);
  const maker = accountOf('house:maker', 'USDT');
  const taker = accountOf('house:taker', 'USDT');
  ledger.transfer({ from: alice, to: maker, units: 50n, reason: 'spot.trade', reference: 'order:1' });
  ledger.transfer({ from: maker, to: alice, units: 20n, reason: 'spot.trade', reference: 'order:1' });
  ledger.transfer({ from: maker, to: taker, units: 9n, reason: 'spot.trade', reference: '' });
  ledger.transfer({ from: taker, to: maker, units: 7n, reason: 'spot.trade', reference: '' });
  const rows = ledger
    .takeChanges()
    .postings.map(({ debit, credit, units }) => [debit.owner, credit.owner, units]);
  expect(rows).toEqual([
    ['system:issuance', 'user:1', 100n],
    ['user:1', 'house:maker', 50n],
    ['house:maker', 'user:1', 20n],
    ['house:maker', 'house:taker', 2n],
  ]);
});

/** A user's total, free and held after each posting, in order. */
function aftersOf(ledger: Ledger): (bigint | null)[][] {
  return ledger
    .takeChanges()
    .postings.map(({ units, debitAfter, creditAfter }) => [units, debitAfter, creditAfter]);
}

test('a posting says what a person has after it, free and held, and nothing of anybody else', () => {
  const { ledger } = ledgerWith(100n);
  const hold = ledger.hold(alice, 60n, order1);
  const maker = accountOf('house:maker', 'USDT');
  ledger.post(hold, { to: bob, units: 45n, reason: 'spot.trade', reference: '1' });
  ledger.transfer({ from: alice, to: maker, units: 5n, reason: 'spot.trade', reference: '2' });
  expect(aftersOf(ledger)).toEqual([
    [100n, null, 100n],
    [45n, 55n, 45n],
    [5n, 50n, null],
  ]);
});

test('postings that become one row say what there is after the last of them, also when one is taken back', () => {
  const { ledger, undo } = ledgerWith(100n);
  const gift = { from: alice, to: bob, reason: 'wallet.transfer', reference: '' } as const;
  ledger.transfer({ ...gift, units: 10n });
  ledger.transfer({ ...gift, units: 20n });
  const mark = undo.mark();
  ledger.transfer({ ...gift, units: 30n });
  undo.rollback(mark);
  expect(aftersOf(ledger)).toEqual([
    [100n, null, 100n],
    [30n, 70n, 30n],
  ]);
});

test('a fee joins no earlier one across what a person got in between, and no row says less than nothing', () => {
  const { ledger } = ledgerWith(1n);
  grantUnits({ ledger }, 'house:maker', 'USDT', { units: 10_000n });
  const house = accountOf('house:maker', 'USDT');
  const carol = accountOf('user:3', 'USDT');
  const fees = accountOf('system:fees', 'USDT');
  const fill = { to: carol, reason: 'spot.trade', reference: 'order:1' } as const;
  const fee = { from: carol, to: fees, reason: 'spot.fee', reference: 'order:1' } as const;
  ledger.transfer({ ...fill, from: house, units: 10n });
  ledger.transfer({ ...fee, units: 1n });
  ledger.transfer({ ...fill, from: alice, units: 1n });
  ledger.transfer({ ...fill, from: house, units: 5000n });
  ledger.transfer({ ...fee, units: 50n });
  expect(aftersOf(ledger).slice(2)).toEqual([
    [10n, null, 10n],
    [1n, 9n, null],
    [1n, 0n, 10n],
    [5000n, null, 5010n],
    [50n, 4960n, null],
  ]);
});

test('undo forgets which posting was the last of an account', () => {
  const { ledger, undo } = ledgerWith(100n);
  const gift = { from: alice, to: bob, units: 10n, reason: 'wallet.transfer', reference: '' } as const;
  ledger.transfer(gift);
  const mark = undo.mark();
  ledger.transfer({ ...gift, reference: 'taken back' });
  undo.rollback(mark);
  ledger.transfer(gift);
  expect(aftersOf(ledger)).toEqual([
    [100n, null, 100n],
    [20n, 80n, 20n],
  ]);
});

test('decimal text becomes units and back without loss, up to the last int64 [rule:wallet.amount.scale]', () => {
  for (const [text, scale, units] of [
    ['0', 8, 0n],
    ['1', 8, 100000000n],
    ['0.00000001', 8, 1n],
    ['92233720368.54775807', 8, 9223372036854775807n],
    ['12.30', 2, 1230n],
    ['7', 0, 7n],
  ] as const) {
    expect(toUnits(text, scale)).toBe(units);
    expect(toUnits(fromUnits(units, scale), scale)).toBe(units);
  }
  expect(fromUnits(-150n, 2)).toBe('-1.5');
  expect(fromUnits(1230n, 2)).toBe('12.3');
});

test('text that is no plain decimal of the scale has no units', () => {
  for (const text of [
    '',
    '-1',
    '+1',
    '1e3',
    '0x1',
    'NaN',
    '1.',
    '.5',
    '1,5',
    ' 1',
    '92233720368.54775808',
    '0.000000001',
  ]) {
    expect(() => toUnits(text, 8), text).toThrow(RangeError);
  }
  expect(['1', '0.5', '1e3', '-1', ''].map(isDecimal)).toEqual([true, true, false, false, false]);
});

test('a reason that no domain declares moves nothing', () => {
  const { ledger } = ledgerWith(100n);
  const unknown = { from: alice, to: bob, units: 1n, reason: 'spot.gift' as PostingReason, reference: '' };
  expect(() => ledger.transfer(unknown)).toThrow('No domain declares the reason spot.gift');
  expect(ledger.balance(alice).available).toBe(100n);
});

test('how much there is changes only for a reason, and between owners, that a domain has declared for it', () => {
  const { ledger } = ledgerWith(100n);
  const maker = accountOf('house:maker', 'USDT');
  const out = { units: 1n, reference: '' } as const;
  expect(() => ledger.transfer({ ...out, from: issuance, to: alice, reason: 'wallet.transfer' })).toThrow(
    'wallet.transfer may not change how much there is, from system:issuance to user:1',
  );
  expect(() => ledger.transfer({ ...out, from: issuance, to: maker, reason: 'sandbox.grant' })).toThrow();
  expect(() => ledger.transfer({ ...out, from: alice, to: issuance, reason: 'sandbox.grant' })).toThrow();
  ledger.transfer({ ...out, from: issuance, to: maker, reason: 'house.issue' });
  expect(() => ledger.transfer({ ...out, from: maker, to: issuance, reason: 'house.issue' })).toThrow();
  ledger.transfer({ ...out, from: maker, to: issuance, reason: 'house.return' });
  expect(ledger.balance(maker).available).toBe(0n);
});

test('only what the house does with its own accounts may wait to be written', () => {
  const move = (from: ReturnType<typeof accountOf>, to: ReturnType<typeof accountOf>): string => {
    const ledger = new Ledger({ undo: new Undo(), clock: { now: () => 1000 }, reasons });
    ledger.transfer({ from: issuance, to: from, units: 10n, reason: reasonOf(from.owner), reference: '' });
    ledger.takeChanges();
    ledger.transfer({ from, to, units: 4n, reason: 'spot.trade', reference: '' });
    return ledger.pending();
  };
  const [maker, taker] = [accountOf('house:maker', 'USDT'), accountOf('house:taker', 'USDT')];
  // A row of the same command may identify the owner.
  const kept = accountOf('system:belowMinimum', 'USDT');
  expect([move(maker, taker), move(maker, alice), move(maker, kept)]).toEqual(['soon', 'now', 'now']);
});

const reasonOf = (owner: string): PostingReason =>
  owner === 'house:maker' ? 'house.issue' : 'sandbox.grant';
