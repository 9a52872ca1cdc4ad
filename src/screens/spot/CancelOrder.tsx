import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { baseOf } from '../../components/orders/orderParts.ts';
import { OrderCancelSheet, type Cancelling } from './OrderCancelSheet.tsx';
import { releasedBy, remainingOf } from './releasedBy.ts';

/** Names the order and the amount that is freed; both buttons have the same size. */
export function CancelOrder({ order, ...cancelling }: Cancelling & { order: SpotOrder }) {
  return (
    <OrderCancelSheet
      {...cancelling}
      symbol={order.symbol}
      title={<FormattedMessage id="spot.cancel.title" defaultMessage="Cancel this order?" />}
      keep={<FormattedMessage id="spot.cancel.keep" defaultMessage="Keep order" />}
      commit={<FormattedMessage id="spot.cancel.confirm" defaultMessage="Cancel order" />}
      rows={[
        {
          label: <FormattedMessage id="order.side" defaultMessage="Side" />,
          value:
            order.side === 'buy' ? (
              <FormattedMessage id="side.buy" defaultMessage="Buy" />
            ) : (
              <FormattedMessage id="side.sell" defaultMessage="Sell" />
            ),
        },
        {
          label: <FormattedMessage id="spot.cancel.remaining" defaultMessage="Still open" />,
          value: <Amount value={remainingOf(order)} coin={baseOf(order)} isReport />,
        },
        {
          label: <FormattedMessage id="spot.cancel.freed" defaultMessage="Becomes available" />,
          value: <Amount {...releasedBy(order)} isReport />,
          variant: 'total',
        },
      ]}
    />
  );
}
