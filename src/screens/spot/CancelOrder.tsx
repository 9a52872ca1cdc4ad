import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { baseOf, quoteOf } from '../../components/orders/orderParts.ts';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';

interface CancelOrderProps {
  order: SpotOrder;
  isCancelling: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What the open rest of the order holds, and so frees: the quote asset of a buy, the base asset of a sale. */
function freedBy(order: SpotOrder, remaining: BigNumber | undefined) {
  const { side, target_price } = order;
  if (side === 'sell') return { value: remaining?.toFixed(), coin: baseOf(order) };
  const value = target_price === undefined ? undefined : remaining?.times(target_price).toFixed();
  return { value, coin: quoteOf(order) };
}

/** Names what would be cancelled and freed; both answers are equally large. */
export function CancelOrder({ order, isCancelling, onConfirm, onKeep }: CancelOrderProps) {
  const { symbol, side, trade_amount, filled_amount } = order;
  const isKnown = trade_amount !== undefined && filled_amount !== undefined;
  const remaining = isKnown ? new BigNumber(trade_amount).minus(filled_amount) : undefined;
  return (
    <ConfirmSheet
      title={<FormattedMessage id="spot.cancel.title" defaultMessage="Cancel this order?" />}
      keep={<FormattedMessage id="spot.cancel.keep" defaultMessage="Keep order" />}
      commit={<FormattedMessage id="spot.cancel.confirm" defaultMessage="Cancel order" />}
      variant="danger"
      busy={
        isCancelling ? (
          <FormattedMessage id="spot.cancel.cancelling" defaultMessage="Cancelling" />
        ) : undefined
      }
      onKeep={onKeep}
      onCommit={onConfirm}
      rows={[
        { label: <FormattedMessage id="spot.cancel.pair" defaultMessage="Pair" />, value: symbol },
        {
          label: <FormattedMessage id="order.side" defaultMessage="Side" />,
          value:
            side === 'buy' ? (
              <FormattedMessage id="side.buy" defaultMessage="Buy" />
            ) : (
              <FormattedMessage id="side.sell" defaultMessage="Sell" />
            ),
        },
        {
          label: <FormattedMessage id="spot.cancel.remaining" defaultMessage="Still open" />,
          value: <Amount value={remaining?.toFixed()} coin={baseOf(order)} isReport />,
        },
        {
          label: <FormattedMessage id="spot.cancel.freed" defaultMessage="Becomes available" />,
          value: <Amount {...freedBy(order, remaining)} isReport />,
          variant: 'total',
        },
      ]}
    />
  );
}
