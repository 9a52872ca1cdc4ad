import { BigNumber } from 'bignumber.js';

/** components/schemas/FiatRates. */
export interface FiatAnswer {
  /** Source of the rates, shown to users. */
  source: string;
  /** Timestamp of the rates, ms since 1970 UTC. */
  as_of_ms?: number;
  /** Units of a currency per USDT by ISO 4217 code; decimal text. */
  rates: Record<string, string>;
}

const currencyCode = /^[A-Z]{3}$/;
const rateDecimals = 8;
/** Longer than a screen can show. */
export const sourceLengthMax = 40;
const ratesMax = 300;

/**
 * Parses rates given as text or as JSON numbers, cut to eight decimals.
 * @throws Error naming the entry that is no rate above zero or no currency code, and when there is no rate.
 */
export function readFiatRates(entries: readonly (readonly [string, unknown])[]): Record<string, string> {
  if (entries.length === 0 || entries.length > ratesMax) throw new Error('there are no rates');
  const rates = entries.map(([code, value]): [string, string] => {
    if (!currencyCode.test(code)) throw new Error(`'${code.slice(0, 20)}' is no currency code`);
    const isText = typeof value === 'string' && /^\d{1,18}(\.\d{1,40})?$/.test(value);
    const rate = new BigNumber(isText || typeof value === 'number' ? value : NaN);
    const cut = rate.decimalPlaces(rateDecimals, BigNumber.ROUND_HALF_UP);
    if (!cut.gt(0) || !cut.isFinite()) throw new Error(`the rate of ${code} is no amount above zero`);
    return [code, cut.toFixed()];
  });
  return Object.fromEntries(rates);
}

/**
 * Parses a URL's answer: {"rates": {"EUR": "0.92"}}, with optional `source` and `as_of_ms`. Many lists contain more
 * than currencies (USDT, METAL); entries without a currency code are left out.
 * @param otherwise defaults for missing fields
 * @throws Error for any other format: a partly invalid answer cannot be trusted.
 */
export function readFiatAnswer(
  text: string,
  otherwise: { source: string; nowMs: number },
): { answer: FiatAnswer & { as_of_ms: number }; leftOut: string[] } {
  const answer = JSON.parse(text) as unknown;
  if (!isRecord(answer) || !isRecord(answer.rates)) throw new Error('there are no rates');
  const { source, as_of_ms: asOf } = answer;
  const isTime = typeof asOf === 'number' && Number.isSafeInteger(asOf) && asOf > 0;
  if (asOf !== undefined && !isTime) throw new Error('as_of_ms is no time');
  const entries = Object.entries(answer.rates);
  const hasSource = typeof source === 'string' && source !== '';
  return {
    answer: {
      source: (hasSource ? source : otherwise.source).slice(0, sourceLengthMax),
      // A future timestamp would never become stale.
      as_of_ms: isTime ? Math.min(asOf, otherwise.nowMs) : otherwise.nowMs,
      rates: readFiatRates(entries.filter(([code]) => currencyCode.test(code))),
    },
    leftOut: entries.flatMap(([code]) => (currencyCode.test(code) ? [] : [code])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
