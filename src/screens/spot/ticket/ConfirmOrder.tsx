import { FormattedMessage } from 'react-intl';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { ConfirmSheet } from '../../../ui/dialogs/ConfirmSheet.tsx';
import type { Warning } from './assessment.ts';
import type { OrderDraft } from './orderDraft.ts';
import { WarningText } from './WarningText.tsx';

interface ConfirmOrderProps {
  draft: OrderDraft;
  warnings: readonly Warning[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of an order that is far from the market, has slippage, or is based on a delayed price. */
export function ConfirmOrder({ draft, warnings, onConfirm, onClose }: ConfirmOrderProps) {
  const formats = useFormats();
  const { pair, side, kind, price, quantity, value } = draft;
  return (
    <ConfirmSheet
      title={
        side === 'buy' ? (
          <FormattedMessage
            id="spot.confirm.buy"
            defaultMessage="Buy {coin} anyway?"
            values={{ coin: pair.base }}
          />
        ) : (
          <FormattedMessage
            id="spot.confirm.sell"
            defaultMessage="Sell {coin} anyway?"
            values={{ coin: pair.base }}
          />
        )
      }
      keep={<FormattedMessage id="common.change" defaultMessage="Change" />}
      commit={<FormattedMessage id="spot.confirm.place" defaultMessage="Place order" />}
      variant={side}
      onKeep={onClose}
      onCommit={onConfirm}
      rows={[
        {
          label:
            kind === 'limit' ? (
              <FormattedMessage id="order.price" defaultMessage="Price" />
            ) : (
              <FormattedMessage id="order.worst" defaultMessage="Worst price" />
            ),
          value: (
            <FormattedMessage
              id="spot.confirm.priceValue"
              defaultMessage="{price} {currency}"
              values={{ price: formats.price(price, pair.priceTick), currency: pair.quote }}
            />
          ),
        },
        value === undefined
          ? {
              label: <FormattedMessage id="order.quantity" defaultMessage="Quantity" />,
              value: <Amount value={quantity} coin={pair.base} />,
            }
          : {
              label: <FormattedMessage id="spot.ticket.total" defaultMessage="Order value" />,
              value: <Amount value={value} coin={pair.quote} />,
            },
      ]}
    >
      {warnings.map((warning) => (
        <WarningText key={warning.kind} warning={warning} pair={pair} />
      ))}
    </ConfirmSheet>
  );
}
