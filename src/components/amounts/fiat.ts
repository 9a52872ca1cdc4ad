import { useSyncExternalStore } from 'react';
import { createStored } from '../../stored/createStored.ts';
import { isText, text } from '../../stored/shapes.ts';

/** Default for regions that are not listed below. */
const mostUsed = 'USD';

/** Currencies of the supported regions, by ISO 4217; the euro regions are separate. */
const regions: Record<string, string> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HK: 'HKD',
  ID: 'IDR',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  LI: 'CHF',
  MO: 'MOP',
  MX: 'MXN',
  MY: 'MYR',
  NO: 'NOK',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PL: 'PLN',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  VN: 'VND',
  ZA: 'ZAR',
};
const euroRegions = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'.split(' '),
);

/** Currency of a locale's region; the likeliest region if the tag contains none. */
export function currencyOfLocale(locale: string): string {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? '';
    return euroRegions.has(region) ? 'EUR' : (regions[region] ?? mostUsed);
  } catch {
    // Not a valid language tag.
    return mostUsed;
  }
}

const isCode = (value: unknown): value is string => isText(value) && /^[A-Z]{3}$/.test(value);
const kept = createStored('currency', text(isCode));

/** Currency shown in addition to USDT, ISO 4217; stored on the device and shared by its tabs. */
export const fiat = {
  ...kept,
  /** A guess until the user chooses. */
  get: (): string => kept.get() ?? currencyOfLocale(navigator.language),
};

/** Server rendering has neither storage nor a language. */
const serverSnapshot = (): string => mostUsed;

export const useFiat = (): string => useSyncExternalStore(fiat.subscribe, fiat.get, serverSnapshot);
