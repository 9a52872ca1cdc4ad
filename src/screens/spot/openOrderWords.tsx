import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { CommandWords } from '../../components/command/CheckingNotice.tsx';
import { orderLeads } from '../../components/orders/orderLeads.tsx';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import type { OrderDraft } from './ticket/orderDraft.ts';

/** The quantity of an order by value depends on the book. */
const quantityOf = ({ pair, quantity, value }: OrderDraft) => (
  <Amount value={quantity} coin={pair.base} estimate={value === undefined ? undefined : 'receipt'} />
);

/** Messages about an order whose response was lost. */
export const openOrderWords: CommandWords<OrderDraft, SpotOrder> = {
  ...orderLeads,
  askedOf: (draft) =>
    draft.side === 'buy' ? (
      <FormattedMessage
        id="spot.asked.buy"
        defaultMessage="Buy {quantity}."
        values={{ quantity: quantityOf(draft) }}
      />
    ) : (
      <FormattedMessage
        id="spot.asked.sell"
        defaultMessage="Sell {quantity}."
        values={{ quantity: quantityOf(draft) }}
      />
    ),
  askedOnceOf: (draft) =>
    draft.side === 'buy' ? (
      <FormattedMessage
        id="spot.checking.buy"
        defaultMessage="Buy {quantity}. We won’t resend it for you, and sending it again can’t place it twice."
        values={{ quantity: quantityOf(draft) }}
      />
    ) : (
      <FormattedMessage
        id="spot.checking.sell"
        defaultMessage="Sell {quantity}. We won’t resend it for you, and sending it again can’t place it twice."
        values={{ quantity: quantityOf(draft) }}
      />
    ),
  alikeOf: (order, { pair }) => <OrderRow key={order.id} order={order} tick={pair.priceTick} />,
};
