import * as library from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { countries } from '../../countries.ts';
import { phoneDigits, readPhone } from './phone.ts';

const read = (areaCode: string, national: string) => readPhone(library, areaCode, national);

// One real mobile number for each country for which the library has one.
const numbers = countries.flatMap((country) => {
  const known = library.getExampleNumber(country.code as library.CountryCode, examples);
  return known ? [{ ...country, known, national: known.number.slice(country.area_code.length + 1) }] : [];
});

/** Trunk prefixes: digits that a country dials before national numbers. */
const trunks: Readonly<Record<string, string>> = {
  AT: '0',
  AU: '0',
  DE: '0',
  FR: '0',
  GB: '0',
  HU: '06',
  ID: '0',
  IN: '0',
  JP: '0',
  KR: '0',
  LT: '0',
  RU: '8',
  KZ: '8',
  TH: '0',
  TW: '0',
  US: '1',
  VN: '0',
};

describe('a mobile number', () => {
  it('is checked for nearly every country of the list', () => {
    expect(numbers.length).toBeGreaterThan(240);
    expect(countries.length - numbers.length).toBeLessThan(6);
  });

  it.each(numbers)('of $name is read from its bare digits', ({ area_code, national, known }) => {
    expect(read(area_code, national)).toEqual({ e164: known.number });
  });

  it.each(numbers)('of $name is read as the country writes it', ({ area_code, known }) => {
    expect(read(area_code, known.formatNational())).toEqual({ e164: known.number });
    expect(read(area_code, known.formatNational().replace(/\D/g, ''))).toEqual({ e164: known.number });
  });

  it.each(numbers)('of $name is read with its dial code and plus', ({ area_code, known }) => {
    expect(read(area_code, known.formatInternational())).toEqual({ e164: known.number });
  });

  it.each(numbers)(
    'of $name is read with its dial code typed once more',
    ({ area_code, national, known }) => {
      expect(read(area_code, `${area_code}${national}`)).toEqual({ e164: known.number });
    },
  );

  it.each(numbers)('of $name is read with signs between its digits', ({ area_code, national, known }) => {
    expect(read(area_code, ` ${[...national].join(' ')} `)).toEqual({ e164: known.number });
    expect(read(area_code, [...national].join('-'))).toEqual({ e164: known.number });
    expect(read(area_code, [...national].join('\u00a0'))).toEqual({ e164: known.number });
  });

  it.each(numbers)('of $name is refused with a letter in it', ({ area_code, national }) => {
    expect(read(area_code, `${national}x`)).toEqual({ fault: 'notDigits' });
    expect(read(area_code, `O${national.slice(1)}`)).toEqual({ fault: 'notDigits' });
  });

  it.each(numbers)('of $name is refused one digit below its shortest', ({ area_code, national }) => {
    const lengths = national.split('').map((_, at) => at);
    const shortest = lengths.find((length) => 'e164' in read(area_code, national.slice(0, length)));
    const below = national.slice(0, (shortest ?? national.length) - 1);
    expect(['tooShort', 'notPossible']).toContain((read(area_code, below) as { fault: string }).fault);
  });

  it.each(numbers)('of $name is refused with six digits too many', ({ area_code, national }) => {
    expect(read(area_code, `${national}999999`)).toEqual({ fault: 'tooLong' });
  });

  it.each(numbers.filter(({ code }) => trunks[code] !== undefined))(
    'of $name is the same with its trunk digit',
    ({ area_code, code, national, known }) => {
      expect(read(area_code, `${trunks[code]!}${national}`)).toEqual({ e164: known.number });
    },
  );
});

describe('a number that cannot be one', () => {
  it('is missing', () => {
    expect(read('49', '')).toEqual({ fault: 'required' });
    expect(read('49', ' - ')).toEqual({ fault: 'required' });
  });

  it('says that it is too short, too long or of no length that there is', () => {
    expect(read('49', '1')).toEqual({ fault: 'tooShort' });
    expect(read('49', '12')).toEqual({ fault: 'tooShort' });
    expect(read('1', '6502530')).toEqual({ fault: 'tooShort' });
    // Norway has numbers of five and of eight digits.
    expect(read('47', '406123')).toEqual({ fault: 'notPossible' });
    expect(read('1', '65025300001')).toEqual({ fault: 'tooLong' });
    expect(read('81', '1234567890123456789')).toEqual({ fault: 'tooLong' });
  });

  it.each([
    ['1', '0000000000'],
    ['1', '1234567890'],
    ['1', '0212345678'],
    ['1684', '0001234'],
    ['49', '0000000000'],
    ['86', '00000000000'],
    ['44', '0000000000'],
  ])('+%s %s is of a length that there is, and none all the same', (areaCode, national) => {
    expect(read(areaCode, national)).toHaveProperty('fault');
  });

  it('names a dial code that no country has', () => {
    expect(read('999', '1512345678')).toEqual({ fault: 'unknownCode' });
    expect(read('4915', '12345678')).toEqual({ fault: 'unknownCode' });
    expect(read('', '1512345678')).toEqual({ fault: 'unknownCode' });
  });

  it('has the plus of another country', () => {
    expect(read('49', '+43 664 123456')).toEqual({ fault: 'notDigits' });
  });
});

describe('a number that begins with its dial code', () => {
  it('loses it where it is typed twice', () => {
    expect(read('49', '4915112345678')).toEqual({ e164: '+4915112345678' });
    expect(read('44', '447400123456')).toEqual({ e164: '+447400123456' });
    expect(read('62', '6281234567890')).toEqual({ e164: '+6281234567890' });
  });

  it('keeps digits that are its own', () => {
    // Brazil's area 55, India's and Italy's mobile numbers, a landline of Leer.
    expect(read('55', '55917663580')).toEqual({ e164: '+5555917663580' });
    expect(read('91', '9123456789')).toEqual({ e164: '+919123456789' });
    expect(read('39', '3912345678')).toEqual({ e164: '+393912345678' });
    expect(read('49', '4911234567')).toEqual({ e164: '+494911234567' });
  });
});

describe('the small countries of North America', () => {
  it('take seven digits after a dial code of four', () => {
    expect(read('1684', '733 1234')).toEqual({ e164: '+16847331234' });
  });

  it('take all ten digits, and a 1 before them', () => {
    expect(read('1684', '684 733 1234')).toEqual({ e164: '+16847331234' });
    expect(read('1684', '1 684 733 1234')).toEqual({ e164: '+16847331234' });
    // The Dominican Republic has three area codes.
    expect(read('1809', '829 234 5678')).toEqual({ e164: '+18292345678' });
  });

  it('refuse what is between the two', () => {
    expect(read('1684', '73312345')).toHaveProperty('fault');
  });
});

it('full-width digits are digits', () => {
  expect(phoneDigits('81', '\uff10\uff19\uff10 1234 5678')).toBe('09012345678');
  expect(read('81', '\uff10\uff19\uff10-1234-5678')).toEqual({ e164: '+819012345678' });
});
