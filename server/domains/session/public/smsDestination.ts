// Knows more of phone numbers than the form does, which has no room for it: what kind of number one is.
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
  /** ISO code; the dial code with plus where several countries have one and the number does not tell which it is. */
  country: string;
  /** A number that texts are not sent to. */
  isCostly: boolean;
}

export function smsDestination(e164: string): SmsDestination {
  const number = parsePhoneNumberFromString(e164);
  const country = number?.country ?? `+${number?.countryCallingCode ?? ''}`;
  return { country, isCostly: costly.has(number?.getType()) };
}
