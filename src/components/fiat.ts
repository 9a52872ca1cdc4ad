import { useSyncExternalStore } from 'react';

const key = 'currency';
const listeners = new Set<() => void>();
/** Undefined until somebody asks: a server that draws the first page has neither storage nor a language. */
let known: string | undefined;

/** Used where a region is not among those below. */
const mostUsed = 'USD';

/** The currencies of the regions whose people this product speaks to, by ISO 4217; the euro's stand apart. */
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

/** The currency that people of a language's region count in; the likeliest region where the tag names none. */
export function currencyOfLocale(locale: string): string {
  try {
    const region = new Intl.Locale(locale).maximize().region ?? '';
    return euroRegions.has(region) ? 'EUR' : (regions[region] ?? mostUsed);
  } catch {
    // Not a tag of a language.
    return mostUsed;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
    return null;
  }
}

function read(): string {
  const text = kept();
  return text !== null && /^[A-Z]{3}$/.test(text) ? text : currencyOfLocale(navigator.language);
}

function change(next: string | undefined): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Another tab has chosen; a null key is a storage that was emptied. */
function onStorage(event: StorageEvent): void {
  if (event.key === key || event.key === null) change(undefined);
}

/** The currency that values are shown in beside USDT, ISO 4217; kept on the device, shared by its tabs. */
export const fiat = {
  code: (): string => (known ??= read()),
  choose(code: string): void {
    try {
      localStorage.setItem(key, code);
    } catch {
      // As above.
    }
    change(code);
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      // Nobody listened meanwhile.
      if (kept() !== null) known = undefined;
      addEventListener('storage', onStorage);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  },
};

const unasked = (): string => mostUsed;

/** The chosen currency, and how to choose another one. */
export function useFiat(): { code: string; choose: (code: string) => void } {
  const code = useSyncExternalStore(fiat.subscribe, fiat.code, unasked);
  return { code, choose: fiat.choose };
}
