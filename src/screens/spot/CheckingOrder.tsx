import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { OpenCommand } from '../../components/command/attempt.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { orderLeads } from '../../components/orders/orderLeads.tsx';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { OrderDraft } from './ticket/orderDraft.ts';

interface CheckingOrderProps extends OpenCommand<OrderDraft, SpotOrder> {
  onRepeat: (consent?: 'mayDouble') => void;
  onCheck: () => void;
  onAccept: () => void;
  onDismiss: () => void;
}

/** Stands for an order whose answer did not come; it is looked up, and only the person sends it again. */
export function CheckingOrder({ draft, alike, ...rest }: CheckingOrderProps) {
  const { pair, side, quantity, value } = draft;
  // What a value buys is up to the book.
  const amount = (
    <Amount value={quantity} coin={pair.base} estimate={value === undefined ? undefined : 'receipt'} />
  );
  return (
    <CheckingNotice
      {...rest}
      leads={orderLeads}
      asked={
        side === 'buy' ? (
          <FormattedMessage
            id="spot.asked.buy"
            defaultMessage="Buy {quantity}."
            values={{ quantity: amount }}
          />
        ) : (
          <FormattedMessage
            id="spot.asked.sell"
            defaultMessage="Sell {quantity}."
            values={{ quantity: amount }}
          />
        )
      }
      askedOnce={
        side === 'buy' ? (
          <FormattedMessage
            id="spot.checking.buy"
            defaultMessage="Buy {quantity}. It is not sent again by itself, and sending it again cannot place it twice."
            values={{ quantity: amount }}
          />
        ) : (
          <FormattedMessage
            id="spot.checking.sell"
            defaultMessage="Sell {quantity}. It is not sent again by itself, and sending it again cannot place it twice."
            values={{ quantity: amount }}
          />
        )
      }
      alike={
        alike.length > 0 ? (
          <Stack gap="3">
            {alike.map((order) => (
              <OrderRow key={order.id} order={order} tick={pair.priceTick} />
            ))}
          </Stack>
        ) : undefined
      }
    />
  );
}
