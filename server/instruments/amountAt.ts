import { decimals } from '../../contracts/rules/grid.ts';
import type { ConfigPlace } from '../ConfigPlace.ts';
import { isDecimal, toUnits } from '../ledger/units.ts';
import { assetOf } from './market.config.ts';

/**
 * Decimal amount of an asset that its scale can hold; 0 is allowed.
 * @throws StartError
 */
export function amountAt(place: ConfigPlace, code: string): string {
  const text = place.text(/^/, 'a decimal in quotes');
  const { scale } = assetOf(code);
  if (!isDecimal(text)) throw place.fault('is no decimal');
  try {
    toUnits(text, scale);
  } catch {
    throw place.fault(`is too large, or has more than the ${scale} decimals of ${code}`);
  }
  return text;
}

/** Like amountAt, for amounts that must not be 0. */
export function amountAboveZeroAt(place: ConfigPlace, code: string): string {
  const text = amountAt(place, code);
  if (!/[1-9]/.test(text)) throw place.fault('is not above 0');
  return text;
}

/** Price of a coin at which any quantity costs an amount that can be paid to the last digit. */
export function priceAt(place: ConfigPlace, coin: string, pay: string): string {
  const price = amountAboveZeroAt(place, pay);
  if (decimals(price) + assetOf(coin).scale > assetOf(pay).scale)
    throw place.fault(`has more decimals than a unit of ${coin} can be paid with in ${pay}`);
  return price;
}
