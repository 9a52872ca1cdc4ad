import { FormattedMessage } from 'react-intl';
import { fiatScale } from '../../../../contracts/rules/otc.ts';
import type { OtcOrder } from '../../../api/otc.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useSecondsUntil } from '../../../components/live/useSecondsUntil.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Pill } from '../../../ui/facts/Pill.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';

interface OrderHeadProps {
  order: OtcOrder;
  /** Page of the order. */
  href: string;
  /** Difference between the server's clock and the device's, in ms. */
  serverAheadMs: number;
}

const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The order that a conversation is about. */
export function OrderHead({ order, href, serverAheadMs }: OrderHeadProps) {
  const { type, number, currency_name: coin, deal_money: money, fiat_name: fiat, status } = order;
  const formats = useFormats();
  const seconds = useSecondsUntil(order.expire_time * 1000 - serverAheadMs);
  const isOpen = status === 1 && seconds > 0;
  return (
    <ListRow
      isBare
      href={href}
      chevron
      title={
        <>
          <Pill tone={type === 'buy' ? 'positive' : 'negative'}>
            {type === 'buy' ? (
              <FormattedMessage id="side.buy" defaultMessage="Buy" />
            ) : (
              <FormattedMessage id="side.sell" defaultMessage="Sell" />
            )}
          </Pill>{' '}
          <Amount value={number} coin={coin} />
        </>
      }
      caption={
        <>
          {formats.rate(money, fiatScale(fiat))} {fiat}
          {' · '}
          <FormattedMessage
            id="chat.order"
            defaultMessage="Order {number}"
            values={{ number: order.order_no }}
          />
        </>
      }
      value={isOpen ? clockOf(seconds) : undefined}
      valueCaption={isOpen ? <FormattedMessage id="chat.toPay" defaultMessage="to pay" /> : undefined}
    />
  );
}
