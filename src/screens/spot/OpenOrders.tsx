import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { PagedList } from '../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import { orderTimeMs } from '../../components/orders/orderParts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CancelOrders } from './CancelOrders.tsx';

export interface OrderListProps {
  list: PagedRows<SpotOrder>;
  onMore: () => void;
  /** The price step of a pair, where it is known. */
  tickOf: (symbol: string) => string | undefined;
}

export interface OpenOrdersProps extends OrderListProps {
  /** The pair that is traded. */
  symbol: string;
  isOffline: boolean;
  /** Resolves when the answer is there, whatever it says. */
  onCancel: (order: SpotOrder) => Promise<void>;
  /** Cancels all of the pair that are no newer than the newest of these; undefined where that is not offered. */
  onCancelAll: ((orders: readonly SpotOrder[]) => Promise<void>) | undefined;
}

/** About how high an order is, in pixels. */
export const orderRowHeight = 116;

function useCancelling<Asked>(onCancel: (asked: Asked) => Promise<void>) {
  const [asked, setAsked] = useState<Asked>();
  const [isCancelling, setIsCancelling] = useState(false);
  return {
    asked,
    isCancelling,
    ask: (next: Asked) => setAsked(() => next),
    keep: () => setAsked(undefined),
    confirm: () => {
      if (!asked || isCancelling) return;
      setIsCancelling(true);
      void onCancel(asked).finally(() => {
        setIsCancelling(false);
        setAsked(undefined);
      });
    },
  };
}

/** What waits, and what can be done about it. */
export function OpenOrders(props: OpenOrdersProps) {
  const { list, onMore, tickOf, symbol, isOffline, onCancel, onCancelAll } = props;
  const intl = useIntl();
  const one = useCancelling(onCancel);
  const all = useCancelling(async (orders: readonly SpotOrder[]) => onCancelAll?.(orders));
  const ofPair = list.rows.filter((order) => order.symbol === symbol);
  // What one of them is, and so what would become free, nobody knows yet.
  const areKnown = ofPair.every(({ side, status }) => side !== undefined && status !== undefined);
  if (list.rows.length === 0)
    return (
      <EmptySentence gutter>
        <FormattedMessage id="spot.orders.none" defaultMessage="No open orders" />
      </EmptySentence>
    );
  return (
    <>
      {/* How many there are is known once all are loaded. */}
      {onCancelAll && areKnown && ofPair.length > 1 && list.more === 'none' ? (
        <Stack gutter padBlock="3" direction="row" justify="end">
          <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => all.ask(ofPair)}>
            <FormattedMessage
              id="spot.orders.cancelAll"
              defaultMessage="Cancel all {count} of {symbol}"
              values={{ count: ofPair.length, symbol }}
            />
          </Button>
        </Stack>
      ) : null}
      <PagedList
        label={intl.formatMessage({ id: 'order.open', defaultMessage: 'Open orders' })}
        list={list}
        timeMsOf={orderTimeMs}
        rowHeight={orderRowHeight}
        onMore={onMore}
      >
        {(order) => (
          <OrderRow
            order={order}
            tick={tickOf(order.symbol)}
            action={
              <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => one.ask(order)}>
                <FormattedMessage id="spot.orders.cancel" defaultMessage="Cancel" />
              </Button>
            }
          />
        )}
      </PagedList>
      {one.asked ? (
        <CancelOrder
          order={one.asked}
          isCancelling={one.isCancelling}
          onConfirm={one.confirm}
          onKeep={one.keep}
        />
      ) : null}
      {all.asked ? (
        <CancelOrders
          symbol={symbol}
          orders={all.asked}
          isCancelling={all.isCancelling}
          onConfirm={all.confirm}
          onKeep={all.keep}
        />
      ) : null}
    </>
  );
}
