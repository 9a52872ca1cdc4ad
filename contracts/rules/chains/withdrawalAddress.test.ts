import { describe, expect, it } from 'vitest';
import { eip55, readAddress } from './chainAddress.ts';
import type { ReadAddress } from './chainAddress.ts';
import { addressReason, judgeAddress, labelReason, resemblance, shortAddress } from './withdrawalAddress.ts';

const saved = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** The same first and last four characters, with a different middle. */
const alike = eip55(`0x5aae${'17'.repeat(16)}eaed`);
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

function addressOf(text: string): ReadAddress {
  const read = readAddress(text);
  if ('fault' in read) throw new Error(read.fault.kind);
  return read.address;
}
const written = (like: string, text: string): ReadAddress => ({ ...addressOf(like), text });
const here = (address: string) => ({ address, isSamePlace: true });
const elsewhere = (address: string) => ({ address, isSamePlace: false });

describe('an address that resembles a saved one', () => {
  it('has its ends, whatever the case of their letters, and is told from where to where it differs', () => {
    expect(resemblance(addressOf(alike), saved)).toEqual({ from: 6, to: 38 });
    expect(alike.slice(0, 6).toLowerCase()).toBe('0x5aae');
    expect(resemblance(addressOf(saved), saved)).toBeUndefined();
  });

  it('has at least four signs at either end beside those that all have', () => {
    const text = (start: string, end: string) =>
      `0x${start}${'3'.repeat(40 - start.length - end.length)}${end}`;
    const of = (start: string, end: string) =>
      resemblance(addressOf(eip55(text(start, end))), eip55(text('5aae', 'eaed').replaceAll('3', '4')));
    expect(of('5aae', 'eaed')).toEqual({ from: 6, to: 38 });
    expect(of('5aa0', 'eaed')).toBeUndefined();
    expect(of('5aae', '0aed')).toBeUndefined();
  });

  it('of TRON has the T among its four', () => {
    const other = `${tron.slice(0, 4)}${'Z'.repeat(26)}${tron.slice(-4)}`;
    expect(resemblance(written(tron, other), tron)).toEqual({ from: 4, to: 30 });
    expect(resemblance(written(tron, `TJR${other.slice(3).replace('a', 'b')}`), tron)).toBeUndefined();
    expect(resemblance(written(tron, other.toLowerCase()), tron)).toBeUndefined();
  });

  it('of Bitcoin in bech32 has four beside bc1q, and may be longer', () => {
    const own = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    const other = 'bc1qw508qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq8f3t4';
    expect(resemblance(written(own, other), own)).toEqual({ from: 8, to: other.length - 5 });
    expect(resemblance(written(own, `bc1qw50q${other.slice(8)}`), own)).toBeUndefined();
  });

  it('by a sign more or less is one as well', () => {
    const own = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(resemblance(written(own, own.replace('d6q', 'd6')), own)).toEqual({ from: 10, to: 10 });
  });
});

describe('a text that is to be saved', () => {
  it('is told what it is before what is saved', () => {
    expect(judgeAddress('tron', saved, [here(saved)])).toEqual({ fault: { kind: 'network', form: 'evm' } });
    expect(judgeAddress('ethereum', saved.toLowerCase(), [here(saved)])).toEqual({
      fault: { kind: 'saved' },
    });
  });

  it('may be saved for another coin or network, and is no lookalike of itself', () => {
    expect(judgeAddress('ethereum', saved, [elsewhere(saved)])).toEqual({
      address: addressOf(saved),
      needsComparing: false,
    });
  });

  it('is compared where it resembles one of whatever coin, and where it has no checksum', () => {
    const row = elsewhere(saved);
    expect(judgeAddress('bsc', alike, [elsewhere(tron), row])).toEqual({
      address: addressOf(alike),
      needsComparing: true,
      resembles: { saved: row, differs: { from: 6, to: 38 } },
    });
    expect(judgeAddress('ethereum', saved.toLowerCase(), [])).toMatchObject({
      address: { text: saved },
      needsComparing: true,
    });
    expect(judgeAddress('ethereum', saved, [])).toMatchObject({ needsComparing: false });
  });
});

it('every fault has its sentence, and another network is named', () => {
  expect(addressReason({ kind: 'network', form: 'evm' }, 'TRC20')).toEqual({
    reason: 'withdrawal.addressOther',
    values: { chain: 'Ethereum', network: 'TRC20' },
  });
  expect(addressReason({ kind: 'character', at: 3 }, 'TRC20').reason).toBe('withdrawal.addressInvalid');
  expect(addressReason({ kind: 'privateKey' }, 'OMNI').reason).toBe('withdrawal.addressInvalid');
  for (const kind of ['testnet', 'zero', 'own', 'future'] as const)
    expect(addressReason({ kind }, 'OMNI').reason).toBe('withdrawal.addressRefused');
  expect(addressReason({ kind: 'saved' }, 'OMNI').reason).toBe('withdrawal.addressSaved');
});

it('a label has at most 40 characters, and none that hides', () => {
  expect(labelReason('😀'.repeat(40))).toBeUndefined();
  expect(labelReason('x'.repeat(41))).toBe('withdrawal.labelLong');
  expect(labelReason('Anna\u202ekcos')).toBe('bank.charactersRefused');
  expect(labelReason('')).toBeUndefined();
});

it('one without a label is named by its ends', () => {
  expect(shortAddress(saved)).toBe('0x5aAe…eAed');
});
