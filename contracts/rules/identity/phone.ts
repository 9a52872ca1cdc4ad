// One reading of a phone number for the form and the server, so that what the form lets through is never refused, and
// a number that somebody types in two ways is one account.
import type * as Library from 'libphonenumber-js/min';

/**
 * What is needed of libphonenumber-js. It is handed in, because its metadata weigh more than a page: the app loads them
 * when somebody types a number. Both sides use the metadata of `libphonenumber-js/min`, which know the possible lengths
 * of every country; other metadata would draw the line elsewhere.
 */
export type PhoneLibrary = Pick<
  typeof Library,
  'getCountries' | 'getCountryCallingCode' | 'parsePhoneNumberFromString' | 'validatePhoneNumberLength'
>;

/**
 * Why a number cannot be one.
 * - `required`: nothing is there.
 * - `notDigits`: letters or signs that do not part groups of digits.
 * - `unknownCode`: no country has this dial code.
 * - `tooShort`, `tooLong`: by the country's own plan.
 * - `notPossible`: the country has no such number, though others may be as long.
 */
export type PhoneFault = 'required' | 'notDigits' | 'tooShort' | 'tooLong' | 'unknownCode' | 'notPossible';

/** Reason of the refusal of each. */
export const phoneReasons = {
  required: 'session.phoneRequired',
  notDigits: 'session.phoneInvalid',
  notPossible: 'session.phoneInvalid',
  tooShort: 'session.phoneTooShort',
  tooLong: 'session.phoneTooLong',
  unknownCode: 'session.dialCodeUnknown',
} as const satisfies Record<PhoneFault, string>;

/** North America writes the first three digits of its small countries into the dial code, as 1684. */
const northAmericanArea = /^1\d{3}$/;
const northAmericanLength = 10;
/** Neither an area there nor an exchange in it begins with 0 or 1. */
const notNorthAmerican = /^\+1(?![2-9]\d{2}[2-9]\d{6}$)/;

/** Of the whole number with its dial code, without plus (ITU-T E.164). Some countries' free numbers are longer. */
const longest = 15;

/**
 * Where landlines may begin with the country's own dial code (Germany's 0491…), and mobile numbers never do. Whoever
 * types so many digits there has typed the dial code once more.
 */
const landlinesLikeDialCode: readonly string[] = ['49', '62', '383'];
const longWithDialCode = 11;

// What people put between groups: spaces of any kind, brackets, dots, slashes, and hyphens in all their forms.
const separators = /[\s().,/·\-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g;

/**
 * The digits of what was typed; other text as it is, without what stands between groups. Full-width digits count as
 * digits, and a number that repeats its dial code with a plus loses it.
 */
export function phoneDigits(areaCode: string, text: string): string {
  const bare = text.normalize('NFKC').replace(separators, '');
  return bare.startsWith(`+${areaCode}`) ? bare.slice(areaCode.length + 1) : bare;
}

/**
 * @param areaCode the dial code without plus, as 49
 * @param national the number as it is dialled inside the country, with or without its trunk digit; one that begins with
 * the dial code all the same loses it
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
  // Fewer than two digits or more than seventeen are no number to the library at all.
  if (!parsed) return { fault: digits.length < 10 ? 'tooShort' : 'tooLong' };
  if (parsed.number.length > longest + 1) return { fault: 'tooLong' };
  switch (library.validatePhoneNumberLength(parsed.number)) {
    case undefined:
      // Digits in a place where the country's plan has none of them, as 000 000 0000.
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
  // People there write all ten digits, and some a 1 before them; the dial code has said the first three already.
  const whole = digits.length >= northAmericanLength ? digits.replace(/^1(?=\d{10}$)/, '') : undefined;
  return [whole === undefined ? `+${areaCode}${digits}` : `+1${whole}`, { extract: false }];
}
