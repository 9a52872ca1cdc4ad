import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import { orderTimeMs } from '../../components/orders/orderParts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CancelOrders } from './CancelOrders.tsx';

export interface OpenOrdersProps {
  openOrders: RemoteState<PagedRows<SpotOrder>>;
  onMoreOpen: () => void;
  /** Price tick of a pair, if known. */
  tickOf: (symbol: string) => string | undefined;
  /** The traded pair. */
  symbol: string;
  isOffline: boolean;
  /** Resolves when the response arrives, regardless of its result. */
  onCancel: (order: SpotOrder) => Promise<void>;
  /** Cancels all orders of the pair up to the newest of these; undefined where not supported. */
  onCancelAll: ((orders: readonly SpotOrder[]) => Promise<void>) | undefined;
}

/** Estimated height of an order, in pixels. */
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

interface CancelAllProps extends Pick<OpenOrdersProps, 'symbol' | 'isOffline'> {
  list: PagedRows<SpotOrder>;
  onAsk: (orders: readonly SpotOrder[]) => void;
}

function CancelAll({ list, symbol, isOffline, onAsk }: CancelAllProps) {
  const ofPair = list.rows.filter((order) => order.symbol === symbol);
  // When the side or status of an order is unknown, the released amount is unknown too.
  const areKnown = ofPair.every(({ side, status }) => side !== undefined && status !== undefined);
  // How many there are is known once all are loaded.
  if (!areKnown || ofPair.length < 2 || list.more !== 'none') return null;
  return (
    <Stack gutter padBlock="3" direction="row" justify="end">
      <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => onAsk(ofPair)}>
        <FormattedMessage
          id="spot.orders.cancelAll"
          defaultMessage="Cancel all {count} {symbol} orders"
          values={{ count: ofPair.length, symbol }}
        />
      </Button>
    </Stack>
  );
}

/** Open orders and their actions. */
export function OpenOrders(props: OpenOrdersProps) {
  const { openOrders, onMoreOpen, tickOf, symbol, isOffline, onCancel, onCancelAll } = props;
  const intl = useIntl();
  const one = useCancelling(onCancel);
  const all = useCancelling(async (orders: readonly SpotOrder[]) => onCancelAll?.(orders));
  return (
    <Records
      of={openOrders}
      empty={
        <EmptySentence gutter>
          <FormattedMessage id="spot.orders.none" defaultMessage="No open orders" />
        </EmptySentence>
      }
      head={
        onCancelAll &&
        ((_, list) => <CancelAll list={list} symbol={symbol} isOffline={isOffline} onAsk={all.ask} />)
      }
      label={intl.formatMessage({ id: 'order.open', defaultMessage: 'Open orders' })}
      timeMsOf={orderTimeMs}
      rowHeight={orderRowHeight}
      onMore={onMoreOpen}
      foot={() => (
        <>
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
      )}
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
    </Records>
  );
}
