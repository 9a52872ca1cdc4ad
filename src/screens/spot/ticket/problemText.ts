import type { IntlShape } from 'react-intl';
import type { Pair } from '../../../../contracts/market.ts';
import type { SpotProblem, SpotReason } from '../../../../contracts/rules/spotOrder.ts';
import { formatsOf } from '../../../intl/format.ts';
import { refusalMessage } from '../../../intl/refusalMessage.ts';

/** Failed check shown at its field; the other failed checks disable the button and are shown below it. */
export type FieldSpotProblem = SpotProblem & {
  reason: Exclude<SpotReason, 'spot.insufficientBalance' | 'spot.notEnoughToSell' | 'spot.pairClosed'>;
};

/** Message of a failed check at its field. */
export function problemText(intl: IntlShape, pair: Pair, { reason, values }: FieldSpotProblem): string {
  const formats = formatsOf(intl.locale);
  const exact = (name: string): string => formats.exact(values[name] ?? '');
  const price = (name: string): string => formats.price(values[name] ?? '', pair.priceTick);
  // Only the server knows the market at the time of the order; the form can show what it accepts.
  if (reason === 'spot.priceBand')
    return intl.formatMessage(
      { id: 'spot.problem.band', defaultMessage: 'Enter a price from {lowest} to {highest}' },
      { lowest: price('lowest'), highest: price('highest') },
    );
  return intl.formatMessage(refusalMessage(reason), {
    asset: values['asset'],
    tick: exact('tick'),
    step: exact('step'),
    min: exact('min'),
    max: exact('max'),
  });
}
