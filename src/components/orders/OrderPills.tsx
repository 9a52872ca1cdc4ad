import { FormattedMessage } from 'react-intl';
import type { Side, SpotOrder } from '../../api/spot.ts';
import { StatusPill, type Status } from '../details/StatusPill.tsx';

const sideNames: Record<Side, Status> = {
  buy: { tone: 'positive', label: <FormattedMessage id="side.buy" defaultMessage="Buy" /> },
  sell: { tone: 'negative', label: <FormattedMessage id="side.sell" defaultMessage="Sell" /> },
};

/** Display of an order's status; a waiting one may be partially filled. */
function statusOf({ status, filled_amount }: SpotOrder): Status | undefined {
  switch (status) {
    case 'filled':
      return {
        tone: 'success',
        icon: 'check',
        label: <FormattedMessage id="spot.order.completed" defaultMessage="Filled" />,
      };
    case 'cancelled':
      return {
        tone: 'neutral',
        icon: 'close',
        label: <FormattedMessage id="spot.order.cancelled" defaultMessage="Cancelled" />,
      };
    case 'open':
      return /[1-9]/.test(filled_amount ?? '')
        ? {
            tone: 'info',
            label: <FormattedMessage id="spot.order.partial" defaultMessage="Partially filled" />,
          }
        : {
            tone: 'warning',
            label: <FormattedMessage id="spot.order.waiting" defaultMessage="Open" />,
          };
    case undefined:
      return undefined;
  }
}

/** Side of an order. */
export function SidePill({ order: { side, sideCode } }: { order: SpotOrder }) {
  return <StatusPill status={side && sideNames[side]} code={sideCode} />;
}

/** Status of an order. */
export function OrderStatusPill({ order }: { order: SpotOrder }) {
  return <StatusPill status={statusOf(order)} code={order.statusCode} />;
}
