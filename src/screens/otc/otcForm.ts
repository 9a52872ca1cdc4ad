import { BigNumber } from 'bignumber.js';
import { mostOf, type OtcMeans, type OtcOrderToCheck } from '../../../contracts/rules/otc.ts';
import type { OtcOffer } from '../../api/otc.ts';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import { isText } from '../../stored/shapes.ts';

export interface OtcValues {
  /** Id of the offer. */
  offer: string;
  /** Field typed last: the amount in the currency, or the quantity in the coin. */
  means: OtcMeans;
  /** Decimal text as typed. */
  value: string;
  /** Price that was shown when the order was sent. */
  price: string;
}

export const otcFields = {
  offer: isText,
  means: (value: unknown): value is OtcMeans => value === 'money' || value === 'number',
  value: isDecimal,
  price: isDecimal,
};

/** The request of an order. */
export const otcRequest = (
  { offer, means, value, price }: OtcValues,
  client_order_id: string | undefined,
) => ({
  id: offer,
  means,
  value: new BigNumber(value).toFixed(),
  expected_price: price,
  client_order_id,
});

/** Decimal places of the coin. */
export const scaleOf = ({ scale }: { scale?: number | undefined }): number => scale ?? finestScale;

/** Terms of an offer at this price, as the rules of an order take them. */
export const termsOf = (offer: OtcOffer, price: string): Omit<OtcOrderToCheck, 'value' | 'means'> => ({
  price,
  currency: offer.fiat_name,
  scale: scaleOf(offer),
  coin: offer.currency_name,
  minimum: offer.min_number,
  maximum: offer.max_number,
  remaining: offer.surplus_number,
});

/** Maximum of an order, in the currency. */
export const mostMoney = (offer: OtcOffer, price: string): string => mostOf(termsOf(offer, price));

/** Whether an order is possible: enough is left for the minimum. */
export const isTakeable = (offer: OtcOffer): boolean =>
  (offer.type === 'buy' || offer.type === 'sell') &&
  new BigNumber(mostMoney(offer, offer.price)).gte(offer.min_number);

/** Maximum quantity of a sale: limited by the offer and by the available balance. */
export function mostToSell(offer: OtcOffer, price: string, available: string): string {
  const bought = new BigNumber(mostMoney(offer, price)).div(price);
  return BigNumber.min(bought, available, offer.surplus_number)
    .decimalPlaces(scaleOf(offer), BigNumber.ROUND_FLOOR)
    .toFixed();
}
