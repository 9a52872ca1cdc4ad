import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../components/Amount.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
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
  const amount = <Amount value={quantity} unit={pair.base} form={{ step: pair.quantityStep }} />;
  const lead =
    state === 'checking'
      ? intl.formatMessage({
          id: 'spot.checking.lead',
          defaultMessage: 'We are checking whether your order arrived',
        })
      : intl.formatMessage({ id: 'spot.notFound.lead', defaultMessage: 'Your order did not arrive' });
  return (
    <Notice
      live
      tone="warning"
      icon="clock"
      lead={lead}
      action={
        <Stack direction="row" gap="3" wrap padBlock="2">
          <Button variant="secondary" size="sm" onClick={onRepeat}>
            <FormattedMessage id="spot.checking.repeat" defaultMessage="Send again" />
          </Button>
          {state === 'notFound' ? (
            <Button variant="text" size="sm" onClick={onDismiss}>
              <FormattedMessage id="spot.checking.dismiss" defaultMessage="Leave it" />
            </Button>
          ) : null}
        </Stack>
      }
    >
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
    </Notice>
  );
}
