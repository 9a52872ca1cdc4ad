// Readers needed only by responses of later pages, separate from those of Home's first load (read.ts).
import { text, Unreadable, type Reader } from './read.ts';

const fail = (): never => {
  throw new Unreadable('not what it is due to be');
};

/** Country code with a name in each language. */
export const region: Reader<string> = (value) => (/^[A-Z]{2}$/.test(text(value)) ? text(value) : fail());

/** Response of compatible back ends to a successful command: a sentence or empty. */
const isNoMore = (value: unknown): value is string | null | [] =>
  typeof value === 'string' || value === null || (Array.isArray(value) && value.length === 0);

/** The same for a command that moves money: any other content belongs to a different request. */
export const moneySentence: Reader<string | null> = (value) => {
  if (!isNoMore(value)) return fail();
  return typeof value === 'string' ? value : null;
};

/** Result of a command; undefined where a compatible back end only confirms success. */
export const sentenceOr =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value) =>
    isNoMore(value) ? undefined : read(value);

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? null : read(value);
