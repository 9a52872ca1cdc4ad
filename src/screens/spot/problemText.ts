import type { IntlShape } from 'react-intl';
import type { Pair } from '../../../contracts/market.ts';
import type { SpotProblem, SpotReason } from '../../../contracts/rules/spotOrder.ts';
import { formatsOf } from '../../intl/format.ts';

/** A failed check that is said at its field; the others are said beneath the button, which they disable. */
export type FieldSpotProblem = SpotProblem & {
  reason: Exclude<SpotReason, 'spot.insufficientBalance' | 'spot.notEnoughToSell' | 'spot.pairClosed'>;
};

/** What a failed check says at its field. */
export function problemText(intl: IntlShape, pair: Pair, { reason, values }: FieldSpotProblem): string {
  const formats = formatsOf(intl.locale);
  const exact = (value = ''): string => formats.exact(value);
  const price = (value = ''): string => formats.price(value, pair.priceTick);
  const limit = (value = ''): string =>
    intl.formatMessage(
      { id: 'spot.problem.amount', defaultMessage: '{amount} {asset}' },
      { amount: exact(value), asset: values['asset'] },
    );
  switch (reason) {
    case 'spot.quantityRequired':
      return intl.formatMessage({
        id: 'spot.problem.quantity',
        defaultMessage: 'Enter a quantity to buy',
      });
    case 'spot.saleQuantityRequired':
      return intl.formatMessage({
        id: 'spot.problem.saleQuantity',
        defaultMessage: 'Enter a quantity to sell',
      });
    case 'spot.valueRequired':
      return intl.formatMessage({ id: 'spot.problem.value', defaultMessage: 'Enter an order value' });
    case 'spot.priceRequired':
      return intl.formatMessage({ id: 'spot.problem.price', defaultMessage: 'Enter a price' });
    case 'spot.priceTick':
    case 'spot.quantityStep':
      return intl.formatMessage(
        { id: 'spot.problem.step', defaultMessage: 'Use multiples of {step}' },
        { step: exact(values['tick'] ?? values['step']) },
      );
    case 'spot.minimum':
      return intl.formatMessage(
        { id: 'spot.problem.minimum', defaultMessage: 'Minimum: {min}' },
        { min: limit(values['min']) },
      );
    case 'spot.maximum':
      return intl.formatMessage(
        { id: 'spot.problem.maximum', defaultMessage: 'Maximum: {max}' },
        { max: limit(values['max']) },
      );
    case 'spot.priceBand':
      return intl.formatMessage(
        { id: 'spot.problem.band', defaultMessage: 'Enter a price from {lowest} to {highest}' },
        { lowest: price(values['lowest']), highest: price(values['highest']) },
      );
  }
}
