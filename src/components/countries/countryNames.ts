// Countries in the user's language: names, sorting, and search words.
import type { AreaCode } from '../../api/signIn.ts';

export interface NamedCountry extends AreaCode {
  /** In the user's language. */
  ownName: string;
}

/** @param nameOf name of the region in the language of the list; undefined for an unknown region */
export function nameCountries(
  countries: readonly AreaCode[],
  nameOf: (code: string) => string | undefined,
  locale: string,
): NamedCountry[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, ownName: (country.code && nameOf(country.code)) || country.name }))
    .sort((one, other) => compare(one.ownName, other.ownName));
}

/** Alternative names by region in normalised form, with the three-letter codes of sports and passports where in use. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'uae, emirates',
  BA: 'bosnia',
  BR: 'bra, brasil',
  CD: 'drc, zaire',
  CH: 'sui, che, schweiz, suisse, svizzera',
  CI: 'ivory coast',
  CN: 'chn, prc',
  CV: 'cape verde',
  CZ: 'cze, czech republic',
  DE: 'deu, ger, deutschland',
  DO: 'dom, dominican republic',
  ES: 'esp, espana',
  FK: 'malvinas',
  GB: 'uk, gbr, great britain, england, scotland, wales, northern ireland',
  HK: 'hkg',
  IN: 'ind, bharat',
  IR: 'persia',
  JP: 'jpn, nippon',
  KH: 'kampuchea',
  KP: 'north korea, dprk',
  KR: 'kor, south korea',
  LA: 'laos',
  LK: 'ceylon',
  MK: 'macedonia',
  MM: 'burma',
  MO: 'macao',
  NL: 'ned, nld, holland',
  NZ: 'nzl, aotearoa',
  PH: 'phl, pilipinas',
  PS: 'palestine',
  RU: 'rus',
  SG: 'sgp',
  SZ: 'swaziland',
  TH: 'tha, siam',
  TL: 'east timor',
  TR: 'tur, turkey',
  TW: 'twn, roc, formosa',
  US: 'usa, america',
  VA: 'holy see',
  VN: 'vnm, viet nam',
  ZA: 'zaf, rsa',
};

/** Other common names of a region, normalised. */
export function otherNamesOf(code: string): string[] {
  return (otherNames[code] ?? '').split(', ').filter(Boolean);
}
