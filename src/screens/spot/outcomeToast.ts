import type { IntlShape } from 'react-intl';
import type { ToastMessage } from '../../ui/toaster.ts';
import type { OrderOutcome } from './orderDraft.ts';

/** What a try's outcome says to the person; undefined where something else on the screen says it. */
export function outcomeToast(intl: IntlShape, outcome: OrderOutcome): ToastMessage | undefined {
  if (outcome.state === 'unknown') return undefined;
  if (outcome.state === 'refused') {
    const failed = intl.formatMessage({
      id: 'spot.failed',
      defaultMessage: 'Order not placed. Nothing changed.',
    });
    return { kind: 'error', text: outcome.message ?? failed };
  }
  if (outcome.made?.status === 'filled')
    return {
      kind: 'success',
      text: intl.formatMessage({ id: 'spot.filled', defaultMessage: 'Order filled' }),
    };
  if (outcome.made?.status === 'cancelled')
    return {
      kind: 'info',
      text: intl.formatMessage({
        id: 'spot.unfilled',
        defaultMessage: 'The unfilled part of your order was cancelled',
      }),
    };
  return {
    kind: 'success',
    text: intl.formatMessage({ id: 'spot.placed', defaultMessage: 'Order placed' }),
  };
}
