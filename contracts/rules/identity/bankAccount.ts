// Bank codes and account numbers: one parser for the form and the server.
import {
  countrySpecs,
  electronicFormatIBAN,
  isValidBIC,
  validateIBAN,
  ValidationErrorsIBAN,
} from 'ibantools';

/** Normalises numbers as users write them: grouped, with spaces and hyphens of any kind, in full-width letters. */
export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toUpperCase();

/** Lower bound: showing the last four digits must not reveal the number. Upper bound: no bank uses more digits. */
const accountDigits = /^\d{5,34}$/;

/** A card or account number, digits only. */
export const isAccountNumber = (text: string): boolean => accountDigits.test(compact(text));

/** A routing number of Fedwire, assigned by the American Bankers Association to banks in the United States. */
const fedwireDigits = /^\d{9}$/;
const fedwireWeights = [3, 7, 1];

/** Whether the nine digits have a valid check digit. */
export function isFedwire(text: string): boolean {
  const digits = compact(text);
  if (!fedwireDigits.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * fedwireWeights[at % 3]!, 0);
  return sum % 10 === 0;
}

export type BankCodeFault = 'missing' | 'length' | 'country' | 'form' | 'checkDigit';

/** Fault of a BIC or a Fedwire number; digits alone are read as a Fedwire number. */
export function bankCodeFault(text: string): BankCodeFault | undefined {
  const code = compact(text);
  if (code === '') return 'missing';
  if (/^\d+$/.test(code)) {
    if (!fedwireDigits.test(code)) return 'length';
    return isFedwire(code) ? undefined : 'checkDigit';
  }
  if (code.length !== 8 && code.length !== 11) return 'length';
  if (isValidBIC(code)) return undefined;
  return /^[A-Z]{6}[A-Z0-9]+$/.test(code) ? 'country' : 'form';
}

/** The bank's country, for a valid code. */
export function bankCountry(text: string): string | undefined {
  const code = compact(text);
  if (bankCodeFault(code) !== undefined) return undefined;
  return fedwireDigits.test(code) ? 'US' : code.slice(4, 6);
}

/** Countries whose banks have the IBANs of another country (according to the registry). */
const ibansOfAnother: Readonly<Record<string, string>> = { GG: 'GB', JE: 'GB', IM: 'GB' };

/** In the registry since 2021 or later; the library knows their format, but not that they are registered. */
const registeredSince: readonly string[] = ['BI', 'DJ', 'FK', 'HN'];

/** Whether the IBAN registry contains the country. */
export function hasIbans(country: string): boolean {
  const own = ibansOfAnother[country] ?? country;
  return countrySpecs[own]?.IBANRegistry === true || registeredSince.includes(own);
}

/** Whether the bank with this code uses IBANs; undefined for an invalid code. */
export function needsIban(bankCode: string): boolean | undefined {
  const country = bankCountry(bankCode);
  return country === undefined ? undefined : hasIbans(country);
}

/** Character class of an IBAN position. */
export type PlaceKind = 'digit' | 'letter' | 'any';

/** Character classes of a country's IBAN, from the library's structure; undefined where it has none. */
export function placesOf(country: string): readonly PlaceKind[] | undefined {
  const { bban_regexp: structure } = countrySpecs[country] ?? {};
  if (structure == null) return undefined;
  const parts = [...structure.matchAll(/\[(0-9|A-Z|A-Z0-9|0-9A-Z)\]\{(\d+)\}/g)];
  const kinds = { '0-9': 'digit', 'A-Z': 'letter' } as const;
  const bban = parts.flatMap(([, set, count]) =>
    Array.from({ length: Number(count) }, (): PlaceKind => kinds[set as keyof typeof kinds] ?? 'any'),
  );
  return ['letter', 'letter', 'digit', 'digit', ...bban];
}

/**
 * Fault of an IBAN, with the position of the character, counted from 0 without spaces.
 * - `character`: this position takes digits or letters, as `wants` says, or no such character.
 * - `checkDigits`: two digits are swapped, or one is wrong; the position is unknown.
 * - `account`: the check digits of the country's own account number.
 */
export type IbanFault =
  | { kind: 'missing' }
  | { kind: 'country'; at: 0 }
  | { kind: 'character'; at: number; wants: PlaceKind }
  | { kind: 'short' | 'long'; length: number; wanted: number }
  | { kind: 'checkDigits' | 'account' };

const fits: Readonly<Record<PlaceKind, RegExp>> = { digit: /\d/, letter: /[A-Z]/, any: /[A-Z0-9]/ };

/** @returns undefined for a valid IBAN */
export function ibanFault(text: string): IbanFault | undefined {
  const iban = compact(text);
  if (iban === '') return { kind: 'missing' };
  const country = iban.slice(0, 2);
  const places = placesOf(country);
  if (places === undefined) {
    const at = [...country].findIndex((letter) => !fits.letter.test(letter));
    return at < 0 ? { kind: 'country', at: 0 } : { kind: 'character', at, wants: 'letter' };
  }
  const at = [...iban].findIndex((letter, place) => !fits[places[place] ?? 'any'].test(letter));
  if (at >= 0) return { kind: 'character', at, wants: places[at] ?? 'any' };
  if (iban.length !== places.length)
    return {
      kind: iban.length < places.length ? 'short' : 'long',
      length: iban.length,
      wanted: places.length,
    };
  const { valid, errorCodes } = validateIBAN(electronicFormatIBAN(iban) ?? '');
  if (valid) return undefined;
  // A typo breaks both checksums; if the IBAN's own is valid, the account's national one is wrong.
  return { kind: errorCodes.includes(ValidationErrorsIBAN.WrongIBANChecksum) ? 'checkDigits' : 'account' };
}

/** Fault of an IBAN that is still being typed: the text may be incomplete. */
export function ibanFaultSoFar(text: string): IbanFault | undefined {
  const fault = ibanFault(text);
  if (fault?.kind === 'missing' || fault?.kind === 'short') return undefined;
  return fault?.kind === 'country' && compact(text).length < 2 ? undefined : fault;
}
