import type { ConfigPlace } from '../ConfigPlace.ts';
import { readServiceUrl } from '../serviceUrl.ts';

/** Minimum length of a signing key. */
export const keyLengthMin = 32;

/** URL for signed requests; plain HTTP is allowed on this machine only. */
export function readUrl(place: ConfigPlace): string {
  const text = place.text(
    /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/,
    'an address with https://',
  );
  const read = readServiceUrl(text, ['https:', 'http:']);
  if (typeof read === 'string' || read.search || read.hash)
    throw place.fault('is no plain address: requests are signed, and what is asked for is added to it');
  return read.href.replace(/\/+$/, '');
}
