import type { IntlShape } from 'react-intl';
import type { LeverProblem } from '../../../contracts/rules/leverOrder.ts';
import type { Formats } from '../../intl/format.ts';

/** What is wrong with a field of an order or with a stop, as a sentence. */
export function leverProblemText(
  intl: IntlShape,
  formats: Formats,
  { reason, values }: LeverProblem,
): string {
  const price = formats.rate(values.price ?? '');
  switch (reason) {
    case 'lever.lotsRequired':
      return intl.formatMessage({
        id: 'lever.problem.required',
        defaultMessage: 'Enter the number of lots',
      });
    case 'lever.lotsInteger':
      return intl.formatMessage({
        id: 'lever.problem.lots',
        defaultMessage: 'Lots must be a whole number of at least 1',
      });
    case 'lever.lotsRange':
      return intl.formatMessage(
        { id: 'lever.problem.most', defaultMessage: 'Enter 1 to {most} lots' },
        { most: formats.quantity(values.max ?? '', '1') },
      );
    case 'lever.leverage':
      return intl.formatMessage({
        id: 'lever.problem.leverage',
        defaultMessage: 'Choose a leverage from the list',
      });
    case 'lever.price':
      // A back end need not say its ticks.
      if (!values.tick)
        return intl.formatMessage({
          id: 'lever.problem.priceAbove0',
          defaultMessage: 'Enter a price above 0',
        });
      return intl.formatMessage(
        { id: 'lever.problem.price', defaultMessage: 'Enter a price above 0 in steps of {tick}' },
        { tick: formats.exact(values.tick) },
      );
    case 'lever.takeProfitAbove':
      return intl.formatMessage(
        { id: 'lever.problem.takeProfitAbove', defaultMessage: 'Take-profit must be above {price}' },
        { price },
      );
    case 'lever.takeProfitBelow':
      return intl.formatMessage(
        { id: 'lever.problem.takeProfitBelow', defaultMessage: 'Take-profit must be below {price}' },
        { price },
      );
    case 'lever.stopLossAbove':
      return intl.formatMessage(
        { id: 'lever.problem.stopLossAbove', defaultMessage: 'Stop-loss must be above {price}' },
        { price },
      );
    case 'lever.stopLossBelow':
      return intl.formatMessage(
        { id: 'lever.problem.stopLossBelow', defaultMessage: 'Stop-loss must be below {price}' },
        { price },
      );
    case 'lever.stopLossLate':
      return intl.formatMessage(
        {
          id: 'lever.problem.stopLossLate',
          defaultMessage: 'At {price} the position would be liquidated first. Set the stop-loss before it',
        },
        { price },
      );
  }
}
