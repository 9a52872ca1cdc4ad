import BigNumber from 'bignumber.js';
import type { FiatRates } from '../../api/wallet.ts';
import { decimalsOfCurrency } from '../../intl/decimalsOfCurrency.ts';

export interface FiatValue {
  /** ISO 4217 code. */
  code: string;
  /** Decimal text, truncated to the currency's decimals, so that it never overstates the value. */
  value: string;
  /** The smallest step of the currency, for example '0.01'; '1' for the yen. */
  step: string;
  /** Units of the currency per USDT, decimal text. */
  rate: string;
  source: string;
  /** Time of the rate, ms since 1970 UTC; undefined if the server does not send it. */
  asOfMs?: number;
}

/** Used if the selected currency has no rate. */
const fallback = 'USD';

function stepOf(code: string): string {
  const digits = decimalsOfCurrency(code);
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
}

const isRate = (rate: string | undefined): rate is string =>
  rate !== undefined && /^\d+(\.\d+)?$/.test(rate) && /[1-9]/.test(rate);

/**
 * Value of a sum of USDT in a currency.
 * @param total USDT, decimal text
 * @param code the chosen currency, ISO 4217; without its rate the dollar or the first known one is the fallback
 * @returns undefined where there are no rates, or the sum is unknown
 */
export function fiatValue(
  total: string | undefined,
  rates: FiatRates | undefined,
  code: string,
): FiatValue | undefined {
  if (rates === undefined || total === undefined) return undefined;
  const known = Object.keys(rates.rates).filter(
    (each) => /^[A-Z]{3}$/.test(each) && isRate(rates.rates[each]),
  );
  const shown = [code, fallback].find((each) => known.includes(each)) ?? known[0];
  const rate = shown === undefined ? undefined : rates.rates[shown];
  if (shown === undefined || rate === undefined) return undefined;
  const step = stepOf(shown);
  const value = new BigNumber(total).times(rate).dp(new BigNumber(step).dp() ?? 0, BigNumber.ROUND_DOWN);
  return { code: shown, value: value.toFixed(), step, rate, source: rates.source, asOfMs: rates.as_of_ms };
}
