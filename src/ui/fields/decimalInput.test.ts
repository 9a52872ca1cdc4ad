import { describe, expect, test } from 'vitest';
import {
  beginComposition,
  continueComposition,
  editDecimal,
  endComposition,
  finishedDecimal,
  formatDecimalInput,
  type DecimalText,
  type Marks,
} from './decimalInput.ts';

const english: Marks = { decimal: '.', group: ',' };
const german: Marks = { decimal: ',', group: '.' };

test('a field shows the marks of its language', () => {
  expect(formatDecimalInput('12345.67', german)).toBe('12.345,67');
  expect(formatDecimalInput('1234567', english)).toBe('1,234,567');
  expect(formatDecimalInput('123.4567', english)).toBe('123.4567');
  expect(formatDecimalInput('1234.', english)).toBe('1,234.');
});

/** A field with a text and its caret, as in "1,2|34". */
function fieldOf(text: string): DecimalText {
  const caret = text.indexOf('|');
  return { text: text.replace('|', ''), value: '', isNumber: true, caret };
}

const shownBy = ({ text, caret }: DecimalText): string => `${text.slice(0, caret)}|${text.slice(caret)}`;

type Key = 'Backspace' | 'Delete' | { put: string };

/** Text after a browser's default action, before the field handles it. */
function press(before: DecimalText, key: Key, marks: Marks, decimals = 8): DecimalText {
  const { text, caret } = before;
  const [from, to] =
    key === 'Backspace' ? [caret - 1, caret] : key === 'Delete' ? [caret, caret + 1] : [caret, caret];
  const put = typeof key === 'string' ? '' : key.put;
  const after = text.slice(0, Math.max(0, from)) + put + text.slice(to);
  const edit = { text: after, caret: Math.max(0, from) + put.length, isForward: key === 'Delete' };
  return editDecimal(before, edit, decimals, marks);
}

const type = (start: string, keys: string, marks: Marks): DecimalText =>
  [...keys].reduce((field, put) => press(field, { put }, marks), fieldOf(start));

describe('an amount with either decimal mark, pasted as a whole', () => {
  const pasted = (put: string, decimals = 8) => press(fieldOf('|'), { put }, english, decimals);

  test.each([
    ['0,001', '0.001'],
    ['0.001', '0.001'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['12', '12'],
    ['007', '7'],
    ['0', '0'],
    ['1 234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234,567', '1234567'],
    ['๑๒.๕', '12.5'],
    ['１２．５'.replace('．', '.'), '12.5'],
  ])('%s reads %s', (text, value) => {
    expect(pasted(text)).toMatchObject({ value, isNumber: true });
  });

  test.each(['0,001.5', '0.001,5', '0,001,000', '00,123.4'])(
    '%s, grouped behind a zero, is refused',
    (text) => {
      expect(pasted(text)).toMatchObject({ value: '', isNumber: false });
    },
  );

  test.each(['1,2,3', '1.2.3', '1,23.4,5', '-1', '+1', '1e5', 'NaN', 'abc', '1,2345.6', '0x10'])(
    '%s is refused',
    (text) => {
      expect(pasted(text)).toMatchObject({ value: '', isNumber: false });
    },
  );

  test('more decimals than the coin has are cut, not rounded', () => {
    expect(pasted('0.19999', 2).value).toBe('0.19');
    expect(pasted('12.9', 0).value).toBe('12');
  });
});

test('one thousand and one, typed with a single comma, is never read as a thousand', () => {
  expect(type('|', '1,001', english).value).toBe('1.001');
});

describe('a caret in a grouped amount', () => {
  test.each([
    ['|', '1234', '1,234|', '1234'],
    ['|', '1234567.5', '1,234,567.5|', '1234567.5'],
    ['1,2|34', '9', '12,9|34', '12934'],
    ['|1,234', '9', '9|1,234', '91234'],
    ['1|,234', '0', '10|,234', '10234'],
    ['1,|234', '0', '10|,234', '10234'],
    ['12|,345', '.', '12.|345', '12.345'],
    ['0|', '7', '7|', '7'],
    ['1,234.|5', '6', '1,234.6|5', '1234.65'],
  ])('at %s, %s typed, is at %s', (start, keys, shown, value) => {
    const field = type(start, keys, english);
    expect([shownBy(field), field.value]).toEqual([shown, value]);
  });

  test.each<[string, Key, string, string]>([
    ['1,234|', 'Backspace', '123|', '123'],
    ['1,2|34', 'Backspace', '1|34', '134'],
    // A group separator cannot be deleted alone: the digit beside it is deleted.
    ['1,|234', 'Backspace', '|234', '234'],
    ['12,|345', 'Backspace', '1|,345', '1345'],
    ['1|,234', 'Delete', '1|34', '134'],
    ['12,345|,678', 'Delete', '1,234,5|78', '1234578'],
    ['1,234|.5', 'Delete', '12,34|5', '12345'],
    ['|1,000', 'Delete', '|0', '0'],
  ])('at %s after %s is at %s', (start, key, shown, value) => {
    const field = press(fieldOf(start), key, english);
    expect([shownBy(field), field.value]).toEqual([shown, value]);
  });

  test('stays where a further decimal is cut', () => {
    expect(shownBy(press(fieldOf('15.99|'), { put: '9' }, english, 2))).toBe('15.99|');
    expect(shownBy(press(fieldOf('1,234.5|6'), { put: '9' }, english, 2))).toBe('1,234.59|');
  });
});

describe('what is pasted', () => {
  test.each([
    ['|', '1,234.5', english, '1,234.5|', '1234.5'],
    ['|', '1.234,5', english, '1,234.5|', '1234.5'],
    ['|', '1.234,5', german, '1.234,5|', '1234.5'],
    ['|', '1,234.5', german, '1.234,5|', '1234.5'],
    ['|', '１２３４．５', german, '1.234,5|', '1234.5'],
    ['9|9', '1,234', english, '91.234|9', '91.2349'],
    ['9|9', '1,234,567', english, '912,345,67|9', '912345679'],
  ])('at %s, %s, is understood by its own marks', (start, put, marks, shown, value) => {
    const field = press(fieldOf(start), { put }, marks);
    expect([shownBy(field), field.value]).toEqual([shown, value]);
  });

  test.each([
    ['1,234.5', '1000', '1,000', '1000'],
    ['66,723.40', '60000', '60,000', '60000'],
    ['60,000', '60000', '60,000', '60000'],
    ['1.23', '1.234,5', '1,234.5', '1234.5'],
  ])('in place of all of %s, %s counts by itself', (text, put, shown, value) => {
    const before = { ...fieldOf(`${text}|`), value: '1' };
    const edit = { text: put, caret: put.length, isForward: false, replaced: { from: 0, to: text.length } };
    expect(editDecimal(before, edit, 8, english)).toMatchObject({ text: shown, value });
    // A browser that does not report the selection: digits are never lost.
    if (/^\d+$/.test(put))
      expect(editDecimal(before, { ...edit, replaced: undefined }, 8, english).value).toBe(value);
  });

  test('in place of a part goes between what is left of both sides', () => {
    const edit = { text: '1,900.5', caret: 5, isForward: false, replaced: { from: 2, to: 5 } };
    expect(editDecimal(fieldOf('1,234.5|'), edit, 8, english)).toMatchObject({
      text: '1,900.5',
      value: '1900.5',
    });
  });

  test.each([
    ['5|', '00', '500'],
    ['1|', '000', '1000'],
    ['0.|', '05', '0.05'],
    ['|5', '10', '105'],
  ])('at %s, %s keeps its zeros', (start, put, value) => {
    expect(press(fieldOf(start), { put }, english).value).toBe(value);
  });

  test('in place of everything counts by itself', () => {
    const before = { ...fieldOf('9,999|'), value: '9999' };
    const edit = { text: '1.234,5', caret: 7, isForward: false };
    expect(editDecimal(before, edit, 8, english)).toMatchObject({ text: '1,234.5', value: '1234.5' });
  });
});

describe('a paste that may be a thousand', () => {
  test.each([
    ['1.000', english, 8, { decimal: '1', thousand: '1000' }],
    ['1,000', english, 8, { decimal: '1', thousand: '1000' }],
    ['1.000', german, 8, { decimal: '1', thousand: '1000' }],
    [' 12.340 ', german, 2, { decimal: '12.34', thousand: '12340' }],
    ['999,125', german, 2, { decimal: '999.12', thousand: '999125' }],
    ['5.000', english, 0, { decimal: '5', thousand: '5000' }],
  ])('%s is no number before it is said which', (put, marks, decimals, doubt) => {
    const field = press(fieldOf('|'), { put }, marks, decimals);
    expect(field).toMatchObject({ text: put.trim(), value: '', isNumber: false, doubt });
  });

  test('is none behind a zero, with other digits, or between digits', () => {
    for (const put of ['0.001', '0,125', '1.00', '1.0000', '1234.567', '1,234.567', '1,000,000', '1000'])
      expect(press(fieldOf('|'), { put }, english).doubt).toBeUndefined();
    expect(press(fieldOf('5|'), { put: '1.000' }, english).doubt).toBeUndefined();
    expect(type('|', '1.000', english).doubt).toBeUndefined();
  });
});

test('digits that find no room are told', () => {
  expect(press(fieldOf('15.99|'), { put: '9' }, english, 2).isCut).toBe(true);
  expect(press(fieldOf('|'), { put: '0.19999' }, english, 2)).toMatchObject({ value: '0.19', isCut: true });
  expect(press(fieldOf('15.9|'), { put: '9' }, english, 2).isCut).toBe(false);
});

describe('what is no number', () => {
  test.each([
    ['1e5-2', english, '1e5-2|'],
    ['1.234,5', german, '1,234,5|'],
    ['1.234.567', german, '1,234.567|'],
    ['1,234.5', english, '1.234.5|'],
  ])('%s, typed key by key, is never guessed at', (keys, marks, shown) => {
    const field = type('|', keys, marks);
    expect([shownBy(field), field.value, field.isNumber]).toEqual([shown, '', false]);
  });

  test('loses the grouping that is not theirs, and is the former number once the slip is gone', () => {
    const slip = press({ ...fieldOf('1,234,567|'), value: '1234567' }, { put: 'x' }, english);
    expect(shownBy(slip)).toBe('1234567x|');
    const mended = press(slip, 'Backspace', english);
    expect([shownBy(mended), mended.value]).toEqual(['1,234,567|', '1234567']);
  });
});

describe('a keyboard that replaces whole words', () => {
  /**
   * Texts that the keyboard inserts in place of the whole text, one after the other; `selected` is the previous
   * selection.
   */
  function replaced(shown: string, steps: string[], marks: Marks, isSelected = false, decimals = 8) {
    const before = { ...fieldOf(`${shown}|`), value: '1' };
    const through = (start: ReturnType<typeof beginComposition>) =>
      steps.reduce((word, text) => continueComposition(word, text, text.length), start);
    const selection = isSelected ? { from: 0, to: shown.length } : undefined;
    const changed = through(beginComposition(before, marks));
    return endComposition(changed, through(beginComposition(before, marks, selection)), decimals, marks);
  }

  test.each([
    ['1,024', ['1,02'], english, '102|', '102'],
    ['1.024', ['1.02'], german, '102|', '102'],
    ['1,024', ['1,02', '1,0', '1,', '1'], english, '1|', '1'],
    ['1,024', ['1,02', '1,0', '1,05'], english, '105|', '105'],
    ['12,345', ['12,3456'], english, '123,456|', '123456'],
    ['12.345', ['12.3456'], german, '123.456|', '123456'],
    ['1,234,567', ['1,234,567.', '1,234,567.8'], english, '1,234,567.8|', '1234567.8'],
    ['1,234.5', ['1,234.56'], english, '1,234.56|', '1234.56'],
    ['1.234,5', ['1.234,56'], german, '1.234,56|', '1234.56'],
    ['1,024', ['1024'], english, '1,024|', '1024'],
    ['500', ['500,'], english, '500.|', '500'],
    ['500', ['500,', '500,2'], english, '500.2|', '500.2'],
    ['', ['1', '1,', '1,5'], english, '1.5|', '1.5'],
    ['', ['1,234.5'], english, '1,234.5|', '1234.5'],
    ['', ['1', '1,', '1,0', '1,00', '1,001'], english, '1.001|', '1.001'],
  ])(
    'in place of %s, %j keeps the field’s own grouping out of the number',
    (shown, steps, marks, text, value) => {
      const field = replaced(shown, steps, marks);
      expect([shownBy(field), field.value]).toEqual([text, value]);
    },
  );

  test('that deletes a group’s mark deletes the digit before it, as the key does', () => {
    const word = beginComposition({ ...fieldOf('12,|345'), value: '12345' }, english);
    const changed = continueComposition(word, '12345', 2);
    expect(shownBy(endComposition(changed, changed, 8, english))).toBe('1|,345');
  });

  test('asks where a selection was replaced with what is one number by itself and another as a change', () => {
    expect(replaced('1,024', ['1,5'], english, true)).toMatchObject({
      text: '1,5',
      value: '',
      isNumber: false,
      doubt: { decimal: '1.5', thousand: '15' },
    });
  });

  test.each([
    [['1', '1,', '1,5'], '1.5'],
    [['9'], '9'],
    [['2,048.5'], '2048.5'],
  ])('typed over a selection, %j counts by itself', (steps, value) => {
    expect(replaced('1,024', steps, english, true)).toMatchObject({ isNumber: true, value });
  });
});

test('a finished amount has no trailing mark', () => {
  expect(finishedDecimal('5.')).toBe('5');
  expect(finishedDecimal('.')).toBe('');
  expect(finishedDecimal('0.50')).toBe('0.50');
});
