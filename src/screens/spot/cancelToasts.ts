import type { IntlShape } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import type { ToastMessage } from '../../ui/messages/createToaster.ts';

/** State of orders whose cancellation received no response. */
export type Found =
  | { state: 'cancelled' | 'gone' | 'unclear' }
  /** Some orders are still open. */
  | { state: 'open'; count: number };

interface OrderFigures {
  side: 'buy' | 'sell' | undefined;
  quantity: string;
  price: string;
}

/** Messages about cancellations, except the server's rejections. */
export function cancelToasts(intl: IntlShape) {
  const info = (text: string): ToastMessage => ({ kind: 'info', text });
  const success = (text: string): ToastMessage => ({ kind: 'success', text });
  const cancelled = () =>
    success(intl.formatMessage({ id: 'spot.cancelled', defaultMessage: 'Order cancelled' }));
  return {
    cancelledOne({ side, ...figures }: OrderFigures): string {
      if (side === undefined) return cancelled().text;
      return side === 'buy'
        ? intl.formatMessage(
            { id: 'spot.cancelled.buy', defaultMessage: 'Order cancelled: buy {quantity} at {price}' },
            figures,
          )
        : intl.formatMessage(
            { id: 'spot.cancelled.sell', defaultMessage: 'Order cancelled: sell {quantity} at {price}' },
            figures,
          );
    },
    cancelledAll: (count: number): string =>
      intl.formatMessage(
        {
          id: 'spot.cancelledAll',
          defaultMessage: '{count, plural, one {# order cancelled} other {# orders cancelled}}',
        },
        { count },
      ),
    checking: (count: number) =>
      info(
        intl.formatMessage(
          {
            id: 'spot.cancel.checking',
            defaultMessage:
              '{count, plural, one {We’re checking whether your order was cancelled} other {We’re checking whether your orders were cancelled}}',
          },
          { count },
        ),
      ),
    /** @param count number of orders to cancel; `error` replaces the response, on this page */
    found(found: Found, count: number, error: ApiError | undefined): ToastMessage {
      if (found.state === 'cancelled') return cancelled();
      if (found.state === 'gone')
        return info(
          intl.formatMessage(
            {
              id: 'spot.cancel.gone',
              defaultMessage:
                '{count, plural, one {Your order is no longer open. See your order history.} other {Your orders are no longer open. See your order history.}}',
            },
            { count },
          ),
        );
      if (found.state === 'open')
        return info(
          intl.formatMessage(
            {
              id: 'spot.cancel.open',
              defaultMessage:
                '{count, plural, one {Your order is still open. You can cancel it again.} other {# orders are still open. You can cancel them again.}}',
            },
            { count: found.count },
          ),
        );
      const text = intl.formatMessage({
        id: 'spot.cancel.unclear',
        defaultMessage: 'We could not confirm the cancellation. Check your open orders.',
      });
      return refusalToast(text, error?.requestId);
    },
  };
}
