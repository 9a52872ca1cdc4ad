// Shared phone number parser of the form and the server: the server accepts what the form accepts, and two spellings of
// a number are one account.
import type * as Library from 'libphonenumber-js/min';

/**
 * Required part of libphonenumber-js. It is injected because its metadata are larger than a page: the app loads them
 * when the user types a number. Both sides use the metadata of `libphonenumber-js/min`, which know the possible lengths
 * of every country; other metadata would give different results.
 */
export type PhoneLibrary = Pick<
  typeof Library,
  'getCountries' | 'getCountryCallingCode' | 'parsePhoneNumberFromString' | 'validatePhoneNumberLength'
>;

/**
 * Faults of a phone number. - `required`: empty. - `notDigits`: letters, or characters that do not separate groups of
 * digits. - `unknownCode`: no country has this dial code. - `tooShort`, `tooLong`: by the country's numbering plan. -
 * `notPossible`: the country has no such number, although other numbers may have this length.
 */
export type PhoneFault = 'required' | 'notDigits' | 'tooShort' | 'tooLong' | 'unknownCode' | 'notPossible';

/** Refusal reason of each fault. */
export const phoneReasons = {
  required: 'session.phoneRequired',
  notDigits: 'session.phoneInvalid',
  notPossible: 'session.phoneInvalid',
  tooShort: 'session.phoneTooShort',
  tooLong: 'session.phoneTooLong',
  unknownCode: 'session.dialCodeUnknown',
} as const satisfies Record<PhoneFault, string>;

/** The dial code of small countries in North America includes the area code, as 1684. */
const northAmericanArea = /^1\d{3}$/;
const northAmericanLength = 10;
/** Neither an area code nor an exchange code in North America begins with 0 or 1. */
const notNorthAmerican = /^\+1(?![2-9]\d{2}[2-9]\d{6}$)/;

/**
 * Maximum digits of the whole number with its dial code, without plus (ITU-T E.164). Free numbers of some countries are
 * longer.
 */
const longest = 15;

/**
 * Countries whose landline numbers may begin with the country's own dial code (Germany's 0491…), while mobile numbers
 * never do. A number with too many digits there contains the dial code twice.
 */
const landlinesLikeDialCode: readonly string[] = ['49', '62', '383'];
const longWithDialCode = 11;

// Separators between groups: all kinds of spaces, brackets, dots, slashes, and all kinds of hyphens.
const separators = /[\s().,/·\-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

/**
 * Digits of the typed number; other text is kept, without group separators. Full-width digits count as digits, and a
 * repeated dial code with a plus is removed.
 */
export function phoneDigits(areaCode: string, text: string): string {
  const bare = text.normalize('NFKC').replace(separators, '');
  return bare.startsWith(`+${areaCode}`) ? bare.slice(areaCode.length + 1) : bare;
}

/**
 * @param areaCode dial code without plus, e.g. 49
 * @param national number as dialled inside the country, with or without its trunk digit; a leading dial code is removed
 * @returns the number in E.164, with plus
 */
export function readPhone(
  library: PhoneLibrary,
  areaCode: string,
  national: string,
): { e164: string } | { fault: PhoneFault } {
  const digits = phoneDigits(areaCode, national);
  if (digits === '') return { fault: 'required' };
  if (!/^\d+$/.test(digits)) return { fault: 'notDigits' };
  if (!isDialCode(library, areaCode)) return { fault: 'unknownCode' };
  const asTyped = readDigits(library, areaCode, digits);
  if (!digits.startsWith(areaCode) || northAmericanArea.test(areaCode)) return asTyped;
  const bare = readDigits(library, areaCode, digits.slice(areaCode.length));
  if ('fault' in bare) return asTyped;
  const isLong = landlinesLikeDialCode.includes(areaCode) && digits.length >= longWithDialCode;
  return 'fault' in asTyped || isLong ? bare : asTyped;
}

function readDigits(
  library: PhoneLibrary,
  areaCode: string,
  digits: string,
): { e164: string } | { fault: PhoneFault } {
  const parsed = library.parsePhoneNumberFromString(...dialled(areaCode, digits));
  // The library does not parse fewer than two or more than seventeen digits.
  if (!parsed) return { fault: digits.length < 10 ? 'tooShort' : 'tooLong' };
  if (parsed.number.length > longest + 1) return { fault: 'tooLong' };
  switch (library.validatePhoneNumberLength(parsed.number)) {
    case undefined:
      // Digits in positions where the numbering plan does not allow them, as 000 000 0000.
      if (!parsed.isValid() || notNorthAmerican.test(parsed.number)) return { fault: 'notPossible' };
      return { e164: parsed.number };
    case 'TOO_SHORT':
      return { fault: 'tooShort' };
    case 'TOO_LONG':
      return { fault: 'tooLong' };
    default:
      return { fault: 'notPossible' };
  }
}

function isDialCode({ getCountries, getCountryCallingCode }: PhoneLibrary, areaCode: string): boolean {
  if (northAmericanArea.test(areaCode)) return true;
  return getCountries().some((country) => getCountryCallingCode(country) === areaCode);
}

type Dialled = [text: string, options: { defaultCallingCode?: string; extract: false }];

function dialled(areaCode: string, digits: string): Dialled {
  if (!northAmericanArea.test(areaCode)) return [digits, { defaultCallingCode: areaCode, extract: false }];
  // Users there write all ten digits, sometimes with a leading 1; the dial code already contains the first three.
  const whole = digits.length >= northAmericanLength ? digits.replace(/^1(?=\d{10}$)/, '') : undefined;
  return [whole === undefined ? `+${areaCode}${digits}` : `+1${whole}`, { extract: false }];
}
