// Figures and rules of an order on an offer: the form previews it, and the server opens it by the same code. All
// amounts are decimal text. A quantity is rounded down to a unit of the coin, its value half up to a unit of the
// currency.
import { BigNumber } from 'bignumber.js';
import { readDecimal } from './grid.ts';

/** Time limit for the payment, by the server's clock. */
export const paymentWindowMs = 30 * 60_000;
/** A paid sale that its seller neither releases nor appeals within this time becomes a case at the desk. */
export const silentSaleMs = 24 * 3_600_000;
/** Maximum number of unfinished orders. */
export const mostUnfinished = 3;
/** After this many cancellations and expiries of a payer in a day no new order is opened until 00:00 UTC. */
export const cancelsBeforePause = 3;

const withoutDecimals: readonly string[] = ['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'PYG', 'UGX'];

/** Decimals of a currency's amounts. */
export const fiatScale = (currency: string): number => (withoutDecimals.includes(currency) ? 0 : 2);

/** Unit of a value: an amount of the currency, or a quantity of the coin. */
export type OtcMeans = 'money' | 'number';

export interface OtcPrice {
  /** Price of one coin, in the currency. */
  price: string;
  currency: string;
  /** Decimal places of the coin. */
  scale: number;
}

export interface OtcFigures {
  /** In the coin. */
  quantity: string;
  /** In the currency. */
  total: string;
}

/** Cost of a quantity. */
export const totalOf = ({ price, currency }: OtcPrice, quantity: BigNumber.Value): string =>
  new BigNumber(quantity).times(price).decimalPlaces(fiatScale(currency), BigNumber.ROUND_HALF_UP).toFixed();

/** Figures of an order for this value; undefined if the value is not an amount. */
export function figuresOf(terms: OtcPrice, means: OtcMeans, value: string): OtcFigures | undefined {
  const amount = readDecimal(value);
  if (!amount.isFinite() || amount.lte(0)) return undefined;
  const exact = means === 'number' ? amount : amount.div(terms.price);
  const quantity = exact.decimalPlaces(terms.scale, BigNumber.ROUND_FLOOR);
  return { quantity: quantity.toFixed(), total: totalOf(terms, quantity) };
}

export interface OtcOrderToCheck extends OtcPrice {
  coin: string;
  means: OtcMeans;
  value: string;
  /** In the currency. */
  minimum: string;
  maximum: string;
  /** Remaining quantity of the offer, in the coin. */
  remaining: string;
  /** Available balance for a sale. */
  available?: string;
  /** For a purchase: quantity locked by the buyer's unpaid orders with the merchant, in the coin. */
  unpaid?: string;
}

export interface OtcProblem {
  reason:
    | 'otc.amountRequired'
    | 'otc.fiatScale'
    | 'wallet.amountScale'
    | 'otc.limits'
    | 'otc.notEnough'
    | 'otc.unpaidLimit';
  /** The nearest value of the same means that can be ordered. */
  nearest?: string;
  values: Record<string, string>;
}

/** The current maximum of an order, in the currency: rounded down, so that it never exceeds the remaining quantity. */
export function mostOf({
  maximum,
  remaining,
  price,
  currency,
}: Pick<OtcOrderToCheck, 'maximum' | 'remaining' | 'price' | 'currency'>): string {
  const left = new BigNumber(remaining)
    .times(price)
    .decimalPlaces(fiatScale(currency), BigNumber.ROUND_FLOOR);
  return BigNumber.min(maximum, left).toFixed();
}

const placesOf = (text: string): number => readDecimal(text).decimalPlaces() ?? 0;

function scaleProblem({ means, value, scale, currency }: OtcOrderToCheck): OtcProblem | undefined {
  const places = means === 'money' ? fiatScale(currency) : scale;
  if (placesOf(value) <= places) return undefined;
  return {
    reason: means === 'money' ? 'otc.fiatScale' : 'wallet.amountScale',
    nearest: readDecimal(value).decimalPlaces(places, BigNumber.ROUND_FLOOR).toFixed(),
    values: means === 'money' ? { n: String(places) } : { decimals: String(places) },
  };
}

/** The limit as a value of the same means, rounded to the allowed side. */
function asValue({ means, price, scale }: OtcOrderToCheck, limit: string, side: 'least' | 'most'): string {
  if (means === 'money') return limit;
  const rounding = side === 'least' ? BigNumber.ROUND_CEIL : BigNumber.ROUND_FLOOR;
  return new BigNumber(limit).div(price).decimalPlaces(scale, rounding).toFixed();
}

/** @returns the first rule that the order violates */
export function checkOtcOrder(asked: OtcOrderToCheck): OtcProblem | undefined {
  const figures = figuresOf(asked, asked.means, asked.value);
  if (!figures || new BigNumber(figures.quantity).isZero())
    return { reason: 'otc.amountRequired', values: {} };
  const scale = scaleProblem(asked);
  if (scale) return scale;
  const most = mostOf(asked);
  const { minimum, currency, coin } = asked;
  const values = { min: minimum, max: most, currency, coin };
  const total = new BigNumber(figures.total);
  if (total.lt(minimum)) return { reason: 'otc.limits', nearest: asValue(asked, minimum, 'least'), values };
  if (total.gt(most) || new BigNumber(figures.quantity).gt(asked.remaining))
    return { reason: 'otc.limits', nearest: asValue(asked, most, 'most'), values };
  if (asked.available !== undefined && new BigNumber(figures.quantity).gt(asked.available))
    return { reason: 'otc.notEnough', values: {} };
  return unpaidProblem(asked, figures);
}

/** Unpaid orders of one buyer cannot lock a merchant's coins beyond what one order of the maximum locks. */
function unpaidProblem(asked: OtcOrderToCheck, { quantity }: OtcFigures): OtcProblem | undefined {
  const { unpaid, maximum, minimum, price, currency, scale, coin, means } = asked;
  if (unpaid === undefined) return undefined;
  const most = new BigNumber(maximum).div(price).decimalPlaces(scale, BigNumber.ROUND_FLOOR);
  const left = most.minus(unpaid);
  if (left.gte(quantity)) return undefined;
  const value = left.times(price).decimalPlaces(fiatScale(currency), BigNumber.ROUND_FLOOR);
  return {
    reason: 'otc.unpaidLimit',
    ...(value.gte(minimum) && { nearest: (means === 'money' ? value : left).toFixed() }),
    values: { amount: most.toFixed(), coin },
  };
}
