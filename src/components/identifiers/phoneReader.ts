// All code that needs phone number metadata, in one chunk that loads when the user types a number.
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import {
  phoneReasons,
  readPhone,
  type PhoneFault,
  type PhoneLibrary,
} from '../../../contracts/rules/identity/phone.ts';
import { guessRegion, type DevicePlace } from './guessRegion.ts';
import type { Country } from './signInChoice.ts';

const library: PhoneLibrary = {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
};

/** Reason why the input is no phone number; undefined if it can be one. */
export function phoneReason(
  dialCode: string,
  national: string,
): (typeof phoneReasons)[PhoneFault] | undefined {
  const read = readPhone(library, dialCode, national);
  return 'fault' in read ? phoneReasons[read.fault] : undefined;
}

/** Groups typed digits as their country does. */
export function groupDigits({ dialCode, region }: Country, digits: string): string {
  const known = getCountries().find((code) => code === region);
  const national = new AsYouType(known ?? { defaultCallingCode: dialCode }).input(digits);
  if (national !== digits) return national;
  // Without the trunk prefix, only the international format has groups.
  const prefix = `+${dialCode}`;
  const abroad = new AsYouType().input(prefix + digits);
  return abroad.startsWith(`${prefix} `) ? abroad.slice(prefix.length + 1) : digits;
}

/** Splits a number with its dial code after a plus or two zeros; undefined if it is invalid. */
export function splitNumber(text: string): { country: Country; digits: string } | undefined {
  const abroad = /^\s*(?:\+|00)(?<rest>.*)$/s.exec(text.normalize('NFKC'))?.groups?.rest;
  if (abroad === undefined) return undefined;
  const number = parsePhoneNumberFromString(`+${abroad}`, { extract: false });
  if (!number?.isPossible() || number.country === undefined) return undefined;
  return {
    country: { dialCode: number.countryCallingCode, region: number.country },
    digits: number.nationalNumber,
  };
}

/** Country of a region, if it has phone numbers. */
function countryOf(region: string | undefined): Country | undefined {
  const known = getCountries().find((code) => code === region);
  return known && { dialCode: getCountryCallingCode(known), region: known };
}

/** Likely country of a number that the user is about to type. */
export function guessCountry(place: DevicePlace): Country | undefined {
  return countryOf(guessRegion(place, getCountries()));
}
