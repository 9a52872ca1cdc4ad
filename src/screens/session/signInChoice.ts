import { isIdentifierKind, type IdentifierKind } from './identifierKind.ts';

/** Where a phone number is at home. */
export interface Country {
  /** Without plus, as 49. */
  dialCode: string;
  /** ISO 3166-1 alpha-2; unknown where the back end names no regions. */
  region?: string;
  /** The back end's own number of the country. */
  id?: number;
}

const keys = { kind: 'identifierKind', country: 'phoneCountry' };
const inMemory = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return inMemory.get(key);
  }
}

function keep(key: string, value: string): void {
  inMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

/** How somebody was named last on this device, and where their phone is at home. Never the name itself. */
export const signInChoice = {
  kind(): IdentifierKind | undefined {
    const kept = read(keys.kind);
    return isIdentifierKind(kept) ? kept : undefined;
  },
  keepKind: (kind: IdentifierKind): void => keep(keys.kind, kind),
  country(): Country | undefined {
    const [, dialCode, region, id] =
      /^(\d{1,7}) ([A-Z]{2})? ?(\d{1,4})?$/.exec(read(keys.country) ?? '') ?? [];
    return dialCode === undefined
      ? undefined
      : { dialCode, region, id: id === undefined ? undefined : Number(id) };
  },
  keepCountry: ({
    dialCode,
    region = '',
    id = '',
  }: {
    dialCode: string;
    region?: string;
    id?: number | string;
  }): void => keep(keys.country, `${dialCode} ${region} ${id}`.trimEnd()),
};
