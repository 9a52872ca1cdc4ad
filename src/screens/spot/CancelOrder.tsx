import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/Amount.tsx';
import { baseOf, quoteOf } from '../../components/orderParts.ts';
import { Button } from '../../ui/Button.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';

interface CancelOrderProps {
  order: SpotOrder;
  isCancelling: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** What the open rest of the order holds, and so frees: the quote asset of a buy, the base asset of a sale. */
function freedBy(order: SpotOrder, remaining: BigNumber) {
  return order.side === 'buy'
    ? { value: remaining.times(order.target_price).toFixed(), coin: quoteOf(order) }
    : { value: remaining.toFixed(), coin: baseOf(order) };
}

/** Names what would be cancelled and freed; both answers are equally large. */
export function CancelOrder({ order, isCancelling, onConfirm, onKeep }: CancelOrderProps) {
  const { symbol, side, trade_amount, filled_amount = '0' } = order;
  const remaining = new BigNumber(trade_amount).minus(filled_amount);
  return (
    <Sheet
      title={<FormattedMessage id="spot.cancel.title" defaultMessage="Cancel this order?" />}
      onClose={onKeep}
      actions={
        <Stack direction="row" gap="3" equal>
          <Button variant="secondary" width="block" onClick={onKeep}>
            <FormattedMessage id="spot.cancel.keep" defaultMessage="Keep" />
          </Button>
          <Button
            variant="danger"
            width="block"
            onClick={onConfirm}
            loading={
              isCancelling ? (
                <FormattedMessage id="spot.cancel.cancelling" defaultMessage="Cancelling" />
              ) : undefined
            }
          >
            <FormattedMessage id="spot.cancel.confirm" defaultMessage="Cancel order" />
          </Button>
        </Stack>
      }
    >
      <KeyValue
        rows={[
          { label: <FormattedMessage id="spot.cancel.pair" defaultMessage="Pair" />, value: symbol },
          {
            label: <FormattedMessage id="spot.cancel.side" defaultMessage="Side" />,
            value:
              side === 'buy' ? (
                <FormattedMessage id="spot.side.buy" defaultMessage="Buy" />
              ) : (
                <FormattedMessage id="spot.side.sell" defaultMessage="Sell" />
              ),
          },
          {
            label: <FormattedMessage id="spot.cancel.remaining" defaultMessage="Still open" />,
            value: <Amount value={remaining.toFixed()} coin={baseOf(order)} />,
          },
          {
            label: <FormattedMessage id="spot.cancel.freed" defaultMessage="Becomes available" />,
            value: <Amount {...freedBy(order, remaining)} />,
            variant: 'total',
          },
        ]}
      />
    </Sheet>
  );
}
