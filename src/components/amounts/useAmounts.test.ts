import { expect, it } from 'vitest';
import { formatsOf, noValue } from '../../intl/format.ts';
import { amountsOf } from './useAmounts.ts';

const nbsp = '\u00a0';
const { brief, estimate } = amountsOf(formatsOf('en'), { USDT: 2, BTC: 5, PEPE: 0 });

it('marks an estimate, and cuts what comes in at the decimals of its coin', () => {
  expect(estimate('1.239', 'USDT', 'receipt')).toBe(`≈${nbsp}1.23`);
  expect(estimate('0.001', 'USDT', 'receipt')).toBe(`≈${nbsp}0.001`);
  expect(estimate('12.9', 'PEPE', 'receipt')).toBe(`≈${nbsp}12`);
  expect(estimate('', 'USDT', 'receipt')).toBe(noValue);
});

it('rounds an estimated cost up, so that no more is paid than is said', () => {
  expect(estimate('1.231', 'USDT', 'cost')).toBe(`≈${nbsp}1.24`);
  expect(estimate('0.001', 'USDT', 'cost')).toBe(`≈${nbsp}0.01`);
  expect(estimate('0', 'USDT', 'cost')).toBe(`≈${nbsp}0.00`);
  expect(estimate('', 'USDT', 'cost')).toBe(noValue);
});

it('shows every digit of an estimated fee, as it is charged', () => {
  expect(estimate('0.00000371', 'BTC', 'fee')).toBe(`≈${nbsp}0.00000371`);
});

it('cuts money at two digits and says so, and nothing where that hides all of it or the coin has finer ones', () => {
  expect(brief('9312.77911998', 'USDT')).toBe('9,312.77…');
  expect(brief('9312.77000000', 'USDT')).toBeUndefined();
  expect(brief('0.00911998', 'USDT')).toBeUndefined();
  expect(brief('0.11420001', 'BTC')).toBeUndefined();
  expect(brief(undefined, 'USDT')).toBeUndefined();
});
