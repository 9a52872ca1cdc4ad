import type { IntlShape } from 'react-intl';
import type { LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { Formats } from '../../intl/format.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

/** Error text of an order field or of a stop. */
export function leverProblemText(
  intl: IntlShape,
  formats: Formats,
  { reason, values }: LeverProblem,
): string {
  const { price = '', max = '', tick = '' } = values;
  // A back end may omit its ticks.
  if (reason === 'lever.price' && tick === '')
    return intl.formatMessage({
      id: 'lever.problem.priceAbove0',
      defaultMessage: 'Enter a price above 0',
    });
  return intl.formatMessage(refusalMessage(reason), {
    price: formats.rate(price),
    max: formats.quantity(max, '1'),
    tick: formats.exact(tick),
  });
}
