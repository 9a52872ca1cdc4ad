import { FormattedMessage, useIntl } from 'react-intl';
import type { HostingOrder, HostingTab } from '../../api/hosting.ts';
import { EndedOrder } from './EndedOrder.tsx';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { timesOf } from '../../components/hosting/orderFigures.ts';
import { OrderHead } from './OrderHead.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import type { Redemption } from './useRedeem.ts';

export interface OrderListProps {
  tab: HostingTab;
  orders: RemoteState<PagedRows<HostingOrder>>;
  redemption: Redemption;
  isHidden: boolean;
  isOffline: boolean;
  productsHref: string;
  onMore: () => void;
}

function None({ tab, productsHref }: Pick<OrderListProps, 'tab' | 'productsHref'>) {
  switch (tab) {
    case 'hosting':
      return (
        <Empty
          title={<FormattedMessage id="hosting.none" defaultMessage="No hosting orders" />}
          text={
            <FormattedMessage
              id="hosting.none.text"
              defaultMessage="Your hosting orders appear here with each day’s yield."
            />
          }
          action={
            <Button variant="secondary" size="dense" href={productsHref}>
              <FormattedMessage id="hosting.products" defaultMessage="Hosting products" />
            </Button>
          }
        />
      );
    case 'completed':
      return (
        <Empty
          title={<FormattedMessage id="hosting.none.completed" defaultMessage="No completed orders yet" />}
          text={
            <FormattedMessage
              id="hosting.none.completed.text"
              defaultMessage="Orders that reach their end appear here."
            />
          }
        />
      );
    case 'redeemed':
      return (
        <Empty
          title={<FormattedMessage id="hosting.none.redeemed" defaultMessage="Nothing redeemed early" />}
          text={
            <FormattedMessage
              id="hosting.none.redeemed.text"
              defaultMessage="Orders that you redeem early appear here."
            />
          }
        />
      );
  }
}

/** Orders of a tab, newest first. */
export function OrderList(props: OrderListProps) {
  const { tab, orders, redemption, isHidden, isOffline, productsHref, onMore } = props;
  const intl = useIntl();
  return (
    <Records
      of={orders}
      failedTitle={
        <FormattedMessage id="hosting.orders.failed" defaultMessage="Your orders could not be loaded" />
      }
      empty={<None tab={tab} productsHref={productsHref} />}
      head={([first]) => <FastCalendar dayS={first!.day_s} />}
      label={intl.formatMessage({ id: 'hosting.orders.title', defaultMessage: 'Hosting orders' })}
      timeMsOf={(order) => timesOf(order).hostedMs}
      rowHeight={tab === 'hosting' ? 340 : 260}
      onMore={onMore}
    >
      {(order) =>
        order.status === 1 ? (
          <RunningOrder
            order={order}
            isHidden={isHidden}
            obstacle={isOffline ? 'offline' : redemption.checking.includes(order.id) ? 'checking' : undefined}
            onRedeem={() => redemption.onAsk(order)}
          />
        ) : order.status === 2 && (order.is_cancel === 0 || order.is_cancel === 1) ? (
          <EndedOrder order={order} isHidden={isHidden} />
        ) : (
          <Stack gutter padBlock="4">
            <OrderHead
              order={order}
              end={<UnknownCode code={order.status === 2 ? order.is_cancel : order.status} />}
            />
          </Stack>
        )
      }
    </Records>
  );
}
