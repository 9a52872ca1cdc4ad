import { FormattedMessage } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import type { OpenState } from '../../components/command/attempt.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import type { OrderDraft } from './orderDraft.ts';

interface CheckingOrderProps {
  state: OpenState;
  draft: OrderDraft;
  onRepeat: () => void;
  onCheck: () => void;
  onDismiss: () => void;
}

/** Stands for an order whose answer did not come; it is looked up, and only the person sends it again. */
export function CheckingOrder({ draft, ...rest }: CheckingOrderProps) {
  const { pair, side, quantity, value } = draft;
  // What a value buys is up to the book.
  const amount = <Amount value={quantity} coin={pair.base} isEstimate={value !== undefined} />;
  const leads = {
    checking: (
      <FormattedMessage id="spot.checking.lead" defaultMessage="We are checking whether your order arrived" />
    ),
    notFound: <FormattedMessage id="spot.notFound.lead" defaultMessage="Your order did not arrive" />,
  };
  return (
    <CheckingNotice {...rest} leads={leads}>
      {side === 'buy' ? (
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
      )}
    </CheckingNotice>
  );
}
