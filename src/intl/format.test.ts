import { describe, expect, it } from 'vitest';
import { decimalsOf, formatsOf, noValue } from './format.ts';
import { intlLocale, locales } from './locales.ts';

const nbsp = '\u00a0';
const moment = Date.UTC(2026, 10, 21, 3, 5, 9);
const of = (id: string) => formatsOf(intlLocale(id), 'UTC');

describe.each(locales.map((locale) => locale.id))('formats in %s', (id) => {
  const formats = of(id);
  const { decimal, group } = formats.separators;

  it('prints a price with the decimals of its tick', () => {
    expect(formats.price('64250.5', '0.01')).toBe(`64${group}250${decimal}50`);
    expect(formats.price('0.00001234', '0.00000001')).toBe(`0${decimal}00001234`);
    expect(formats.price('3', '1')).toBe('3');
  });

  it('never shows zero for a price that is not zero', () => {
    expect(formats.price('0.00000123', '0.01')).toBe(`0${decimal}000001`);
    expect(formats.amount('0.00000009')).toBe(`0${decimal}00000009`);
    expect(formats.price('0.000000000000000000001', '0.01')).toMatch(/[1-9]/);
  });

  it('never prints an exponent', () => {
    expect(formats.price('1e-8', '0.00000001')).toBe(`0${decimal}00000001`);
    expect(formats.amount('1e21')).not.toMatch(/e/i);
  });

  it('keeps every digit of an amount beyond floating point', () => {
    expect(formats.quantity('9007199254740993.12345678', '0.00000001')).toBe(
      `9${group}007${group}199${group}254${group}740${group}993${decimal}12345678`,
    );
  });

  it('rounds what a user has down and what a user pays up', () => {
    expect(formats.amount('1.23459')).toBe(`1${decimal}2345`);
    expect(formats.fee('1.23451')).toBe(`1${decimal}2346`);
    expect(formats.amount('5')).toBe(`5${decimal}00`);
  });

  it('marks changes with a plus or a real minus, and zero with neither', () => {
    expect(formats.change('5.12')).toMatch(/^\+5/);
    expect(formats.change('-5.12')).toMatch(/^\u22125/);
    expect(formats.change('0')).toMatch(/^0/);
    expect(formats.change('-0.001')).toMatch(/^0/);
    expect(formats.signedAmount('-1234.5')).toBe(`\u22121${group}234${decimal}50`);
    expect(formats.signedAmount('12')).toBe(`+12${decimal}00`);
  });

  it('shows a dash for what is not a number', () => {
    for (const text of ['', 'NaN', 'Infinity', '1,5', ' ', '0x10'])
      expect(formats.amount(text)).toBe(noValue);
  });

  it('prints the Gregorian year and a 24 hour clock', () => {
    expect(formats.time(moment)).toBe('03:05:09');
    expect(formats.shortTime(Date.UTC(2026, 10, 21, 15, 5))).toBe('15:05');
    expect(formats.date(moment)).toContain('2026');
    expect(formats.dateTime(moment)).toContain('03:05');
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
