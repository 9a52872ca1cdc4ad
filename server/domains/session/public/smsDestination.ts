// Metadata of phone numbers that is too large for the form: the type of a number.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { NumberType } from 'libphonenumber-js/max';

/** Number types whose owner earns from incoming texts, or that no user reads. */
const costly = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'TOLL_FREE',
  'PAGER',
  'VOICEMAIL',
]);

interface SmsDestination {
  /** ISO code; the dial code with plus where several countries share it and the number does not tell them apart. */
  country: string;
  /** Premium number, to which no texts are sent. */
  isCostly: boolean;
}

export function smsDestination(e164: string): SmsDestination {
  const number = parsePhoneNumberFromString(e164);
  const country = number?.country ?? `+${number?.countryCallingCode ?? ''}`;
  return { country, isCostly: costly.has(number?.getType()) };
}
