import { createStored } from '../../stored/createStored.ts';
import { text, type Shape } from '../../stored/shapes.ts';
import { isIdentifierKind } from './identifierKind.ts';

/** Country of a phone number. */
export interface Country {
  /** Without plus, as 49. */
  dialCode: string;
  /** ISO 3166-1 alpha-2; undefined if the back end sends no regions. */
  region?: string;
  /** The back end's id of the country. */
  id?: number;
}

/** Stored form, e.g. '49 DE 7'; region and number may be missing. */
const countryText: Shape<Country> = {
  read(text) {
    const [, dialCode, region, id] = /^(\d{1,7}) ([A-Z]{2})? ?(\d{1,4})?$/.exec(text) ?? [];
    return dialCode === undefined
      ? undefined
      : { dialCode, region, id: id === undefined ? undefined : Number(id) };
  },
  write: ({ dialCode, region = '', id = '' }) => `${dialCode} ${region} ${id}`.trimEnd(),
};

const kind = createStored('identifierKind', text(isIdentifierKind));
const country = createStored('phoneCountry', countryText);

/** Last identifier kind on this device, and the phone's country. Never the identifier itself. */
export const signInChoice = {
  kind: kind.get,
  keepKind: kind.set,
  country: country.get,
  keepCountry: country.set,
};
