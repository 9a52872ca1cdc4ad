import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import type { OrderDraft } from './orderDraft.ts';

interface CheckingOrderProps {
  state: 'checking' | 'notFound';
  draft: OrderDraft;
  onRepeat: () => void;
  onDismiss: () => void;
}

/** Stands for an order whose answer did not come; it is looked up, and only the person sends it again. */
export function CheckingOrder({ state, draft, onRepeat, onDismiss }: CheckingOrderProps) {
  const intl = useIntl();
  const { pair, side, quantity } = draft;
  const amount = <Amount value={quantity} coin={pair.base} />;
  const lead =
    state === 'checking'
      ? intl.formatMessage({
          id: 'spot.checking.lead',
          defaultMessage: 'We are checking whether your order arrived',
        })
      : intl.formatMessage({ id: 'spot.notFound.lead', defaultMessage: 'Your order did not arrive' });
  return (
    <CheckingNotice state={state} lead={lead} onRepeat={onRepeat} onDismiss={onDismiss}>
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
