import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { OrderCancelSheet, type Cancelling } from './OrderCancelSheet.tsx';
import { releasedBy } from './releasedBy.ts';

interface CancelOrdersProps extends Cancelling {
  symbol: string;
  /** All open orders of the pair. */
  orders: readonly SpotOrder[];
}

/** Total released by the orders, by coin; undefined when one of them does not report its value. */
function freedByAll(orders: readonly SpotOrder[]): [coin: string, value: string | undefined][] {
  const sums = new Map<string, string | undefined>();
  for (const { coin, value } of orders.map(releasedBy)) {
    const before = sums.has(coin) ? sums.get(coin) : '0';
    const isKnown = before !== undefined && value !== undefined;
    sums.set(coin, isKnown ? new BigNumber(before).plus(value).toFixed() : undefined);
  }
  return [...sums];
}

/** States how many orders are cancelled and what that frees; both buttons have the same size. */
export function CancelOrders({ orders, ...rest }: CancelOrdersProps) {
  return (
    <OrderCancelSheet
      {...rest}
      title={
        <FormattedMessage
          id="spot.cancelAll.title"
          defaultMessage="{count, plural, one {Cancel # order?} other {Cancel # orders?}}"
          values={{ count: orders.length }}
        />
      }
      keep={<FormattedMessage id="spot.cancelAll.keep" defaultMessage="Keep orders" />}
      commit={<FormattedMessage id="spot.cancelAll.confirm" defaultMessage="Cancel all" />}
      rows={freedByAll(orders).map(([coin, value]) => ({
        label: <FormattedMessage id="spot.cancel.freed" defaultMessage="Becomes available" />,
        value: <Amount value={value} coin={coin} isReport />,
        variant: 'total',
      }))}
    />
  );
}
