import { brand } from '../../../contracts/brand.ts';
import { readServiceUrl, urlFaultText } from '../../serviceUrl.ts';
import { StartError } from '../../StartError.ts';
import { readFiatRates, sourceLengthMax } from './readFiatAnswer.ts';

/** Source of fiat currency rates; without one, values are in USDT only. */
export type FiatConfig =
  | { kind: 'none' }
  /** Units of a currency per USDT by ISO 4217 code; `source` is shown to users beside them. */
  | { kind: 'fixed'; source: string; rates: Record<string, string> }
  /** A URL whose response follows docs/currencies.md. */
  | { kind: 'url'; url: string };

/** Outdated approximate rates for a sandbox; labelled as an example wherever they are shown. */
export const exampleFiat: FiatConfig = {
  kind: 'fixed',
  source: 'sandbox example',
  rates: {
    USD: '1',
    EUR: '0.92',
    GBP: '0.79',
    CHF: '0.88',
    JPY: '149.5',
    KRW: '1375',
    CNY: '7.24',
    TWD: '32.4',
    HKD: '7.8',
    THB: '35.2',
    MXN: '18.6',
  },
};

/**
 * Parses FIAT_RATES, FIAT_SOURCE and FIAT_RATES_URL.
 * @throws StartError naming the variable whose value is invalid.
 */
export function readFiatConfig(
  environment: Record<string, string | undefined>,
  isSandbox: boolean,
): FiatConfig {
  const { FIAT_RATES: text, FIAT_RATES_URL: url, FIAT_SOURCE: source } = environment;
  if (text && url) throw new StartError('FIAT_RATES and FIAT_RATES_URL: only one of them can be followed');
  if (url) {
    const read = readServiceUrl(url, ['http:', 'https:']);
    if (typeof read !== 'string') return { kind: 'url', url };
    throw new StartError(
      read === 'form'
        ? 'FIAT_RATES_URL: no address that begins with http:// or https://'
        : `FIAT_RATES_URL: the address ${urlFaultText[read]}`,
    );
  }
  if (source && source.length > sourceLengthMax)
    throw new StartError(`FIAT_SOURCE: '${source}' is longer than ${sourceLengthMax} characters`);
  if (!text) return isSandbox ? exampleFiat : { kind: 'none' };
  const entries = text.split(',').map((entry): [string, string] => {
    const [code = '', ...rate] = entry.split('=');
    return [code.trim(), rate.join('=').trim()];
  });
  try {
    return { kind: 'fixed', source: source || brand.name, rates: readFiatRates(entries) };
  } catch (error) {
    throw new StartError(`FIAT_RATES: '${text}', but ${(error as Error).message}`);
  }
}
