import { describe, expect, it } from 'vitest';
import { decimalsOf, formatsOf, noValue } from './format.ts';
import { locales } from './languages.ts';
import { intlLocale } from './locales.ts';

const nbsp = '\u00a0';
const of = (id: string) => formatsOf(intlLocale(id));

describe.each(locales.map((locale) => locale.id))('formats in %s', (id) => {
  const formats = of(id);
  const { decimal, group } = formats.separators;
  const asHere = (english: string): string =>
    english.replaceAll(/[.,]/g, (mark) => (mark === '.' ? decimal : group));

  it('prints a price with the decimals of its tick', () => {
    expect(formats.price('64250.5', '0.01')).toBe(`64${group}250${decimal}50`);
    expect(formats.price('0.00001234', '0.00000001')).toBe(`0${decimal}00001234`);
    expect(formats.price('3', '1')).toBe('3');
  });

  it('shows a price by the tick, an amount by its coin and a total by two decimals', () => {
    // Worked by hand from rules.tsv: [value, tick or scale, displayed text].
    for (const [value, tick, shown] of [
      ['97412.6', '0.1', '97,412.6'],
      ['97412.6', '0.01', '97,412.60'],
      ['97412.65', '0.1', '97,412.7'],
      ['3', '1', '3'],
      ['0.00001173', '0.00000001', '0.00001173'],
    ] as const)
      expect(formats.price(value, tick)).toBe(asHere(shown));
    for (const [value, scale, shown] of [
      ['0.1142', 4, '0.1142'],
      ['0.5', 4, '0.5000'],
      ['0.11423', 4, '0.11423'],
      ['118244906', 0, '118,244,906'],
    ] as const)
      expect(formats.amount(value, scale)).toBe(asHere(shown));
    for (const [value, shown] of [
      ['950688.62091403', '950,688.62'],
      ['0.999', '0.99'],
      ['7', '7.00'],
    ] as const)
      expect(formats.total(value)).toBe(asHere(shown));
  });

  it('never shows zero for a price that is not zero [rule:market.number.decimals]', () => {
    expect(formats.price('0.00000123', '0.01')).toBe(`0${decimal}000001`);
    expect(formats.total('0.00000009')).toBe(`0${decimal}00000009`);
    expect(formats.price('0.000000000000000000001', '0.01')).toMatch(/[1-9]/);
  });

  it('never prints an exponent', () => {
    expect(formats.price('1e-8', '0.00000001')).toBe(`0${decimal}00000001`);
    expect(formats.amount('1e21', 8)).not.toMatch(/e/i);
  });

  it('keeps every digit of an amount beyond floating point', () => {
    expect(formats.quantity('9007199254740993.12345678', '0.00000001')).toBe(
      `9${group}007${group}199${group}254${group}740${group}993${decimal}12345678`,
    );
  });

  it('shows an amount with the decimals of its coin, and no digit of it is cut', () => {
    expect(formats.amount('5', 8)).toBe(`5${decimal}00000000`);
    expect(formats.amount('0.09208388', 8)).toBe(`0${decimal}09208388`);
    expect(formats.amount('1234.5', 2)).toBe(`1${group}234${decimal}50`);
    expect(formats.amount('1.239', 2)).toBe(`1${decimal}239`);
    expect(formats.amount('7', 0)).toBe('7');
  });

  it('shows a total and its change with two decimals, rounded down', () => {
    expect(formats.total('1234.5678')).toBe(`1${group}234${decimal}56`);
    expect(formats.total('5')).toBe(`5${decimal}00`);
    expect(formats.signedTotal('1.239')).toBe(`+1${decimal}23`);
    expect(formats.signedTotal('-0.009')).toBe(`\u22120${decimal}009`);
  });

  it('shows rates and steps with their own digits', () => {
    expect(formats.rate('149.5')).toBe(`149${decimal}50`);
    expect(formats.rate('0.923456')).toBe(`0${decimal}923456`);
    expect(formats.rate('0.9', 4)).toBe(`0${decimal}9000`);
    expect(formats.exact('0.0250')).toBe(`0${decimal}025`);
    expect(formats.exact('1')).toBe('1');
  });

  it('marks changes with a plus or a real minus, and zero with neither', () => {
    expect(formats.change('5.12')).toMatch(/^\+5/);
    expect(formats.change('-5.12')).toMatch(/^\u22125/);
    expect(formats.change('0')).toMatch(/^0/);
    expect(formats.change('-0.001')).toMatch(/^0/);
    expect(formats.signedAmount('-1234.5', 2)).toBe(`\u22121${group}234${decimal}50`);
    expect(formats.signedAmount('12', 2)).toBe(`+12${decimal}00`);
  });

  it('shows a dash for what is not a number', () => {
    for (const text of ['', 'NaN', 'Infinity', '1,5', ' ', '0x10'])
      expect(formats.amount(text, 8)).toBe(noValue);
  });

  it('splits a number into integer part and decimals', () => {
    expect(formats.splitDecimals(formats.price('1234.5', '0.01'))).toEqual({
      integer: `1${group}234`,
      decimals: `${decimal}50`,
    });
    expect(formats.splitDecimals('12')).toEqual({ integer: '12', decimals: '' });
  });
});

describe('formats by language', () => {
  it('cuts no digit of what is charged, and has two at least', () => {
    expect(of('en').feeRate('0.03')).toBe('0.03%');
    expect(of('en').feeRate('0.0125')).toBe('0.0125%');
    expect(of('en').feeRate('2.5')).toBe('2.50%');
    expect(of('de').feeRate('0.0125')).toBe(`0,0125${nbsp}%`);
  });

  it('writes percents as each language does', () => {
    expect(of('en').percent('5.123')).toBe('5.12%');
    expect(of('en').share('64.7')).toBe('64.7%');
    expect(of('en').share('0')).toBe('0.0%');
    expect(of('de').percent('5.123')).toBe(`5,12${nbsp}%`);
    expect(of('es').percent('5.123')).toBe('5.12%');
    expect(of('ja').change('-12.345')).toBe('−12.35%');
  });

  it('shortens volumes in the words of each language', () => {
    expect(of('en').compact('1234567890.12')).toBe('1.23B');
    expect(of('de').compact('1234567890.12')).toBe(`1,23${nbsp}Mrd.`);
    expect(of('de').compact('1987.27')).toBe('1.987,27');
    expect(of('ja').compact('1234567890.12')).toBe('12.35億');
    expect(of('zh-Hans').compact('1234567890.12')).toBe('12.35亿');
    expect(of('zh-Hant').compact('1234567890.12')).toBe('12.35億');
  });

  it('gives the same object for the same language', () => {
    expect(of('de')).toBe(of('de'));
  });

  it('reads the decimals of a tick', () => {
    expect(['1', '0.1', '0.00000001', '0.50', '10'].map(decimalsOf)).toEqual([0, 1, 8, 1, 0]);
  });
});
