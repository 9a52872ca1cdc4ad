import { expect, it } from 'vitest';
import { hashFormOfChain, hashFormOfNetwork, isTransactionHash, plainHash } from './transactionHash.ts';

const plain = '5a7d0c94e1b23f6608a9cc4471de02b891f35e76ad40c2b8e7710f9d63ab12c4';
const prefixed = `0x${plain}`;

it.each([
  ['plain', plain, true],
  ['plain', plain.toUpperCase(), true],
  ['plain', ` ${plain}\n`, true],
  ['plain', prefixed, false],
  ['plain', plain.slice(1), false],
  ['plain', `${plain}0`, false],
  ['plain', plain.replace('5a', '5g'), false],
  ['plain', `${plain.slice(0, 32)} ${plain.slice(32)}`, false],
  ['prefixed', prefixed, true],
  ['prefixed', plain, false],
  ['either', plain, true],
  ['either', prefixed, true],
  ['either', 'TMrdnSampLeAddrs7xQw3kV9pZ2cF4hJ8bN', false],
  ['either', '', false],
] as const)('as %s networks write it, %j is a hash: %s', (form, text, isIt) => {
  expect(isTransactionHash(text, form)).toBe(isIt);
});

it.each([
  ['trc20', 'plain'],
  ['omni', 'plain'],
  ['erc20', 'prefixed'],
  ['bep20', 'prefixed'],
  ['sol', 'either'],
  ['constructor', 'either'],
])('%s writes hashes %s', (network, form) => {
  expect(hashFormOfNetwork(network)).toBe(form);
});

it.each([
  ['tron', 'plain'],
  ['bitcoin', 'plain'],
  ['ethereum', 'prefixed'],
  ['a chain of another name', 'either'],
])('the chain %s writes hashes %s', (chain, form) => {
  expect(hashFormOfChain(chain)).toBe(form);
});

it('one hash has one spelling', () => {
  expect(plainHash(` ${prefixed.toUpperCase()} `)).toBe(prefixed);
});
