import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/Amount.tsx';
import { hiddenAmount } from '../../components/hiddenAmount.ts';
import { OrderRow, type OrderSteps } from '../../components/OrderRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { List } from '../../ui/List.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import { CancelOrder } from './CancelOrder.tsx';

/** A coin's spot balance; decimal text. */
export interface SpotBalance {
  code: string;
  free: string;
  held: string;
}

export interface OrdersProps {
  openOrders: RemoteState<readonly SpotOrder[]>;
  pastOrders: RemoteState<readonly SpotOrder[]>;
  balances: readonly SpotBalance[];
  /** Balances are hidden; what an order is about is not. */
  isHidden: boolean;
  /** Reads the balances again; there while they could not be read. */
  onRetryBalance?: () => void;
  stepsOf: (symbol: string) => OrderSteps;
  isOffline: boolean;
  /** Resolves when the answer is there, whatever it says. */
  onCancel: (order: SpotOrder) => Promise<void>;
}

type Tab = 'open' | 'history' | 'balances';

function Sentence({ children }: { children: ReactNode }) {
  return (
    <Stack gutter padBlock="6">
      <Text as="p" variant="body" tone="secondary" align="center">
        {children}
      </Text>
    </Stack>
  );
}

function OpenOrders({
  orders,
  stepsOf,
  isOffline,
  onAsk,
}: Pick<OrdersProps, 'stepsOf' | 'isOffline'> & {
  orders: readonly SpotOrder[];
  onAsk: (order: SpotOrder) => void;
}) {
  const intl = useIntl();
  if (orders.length === 0)
    return (
      <Sentence>
        <FormattedMessage id="spot.orders.none" defaultMessage="No order is waiting." />
      </Sentence>
    );
  return (
    <List label={intl.formatMessage({ id: 'spot.orders.open', defaultMessage: 'Open orders' })}>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          steps={stepsOf(order.symbol)}
          action={
            <Button variant="secondary" size="sm" disabled={isOffline} onClick={() => onAsk(order)}>
              <FormattedMessage id="spot.orders.cancel" defaultMessage="Cancel" />
            </Button>
          }
        />
      ))}
    </List>
  );
}

function History({ orders, stepsOf }: Pick<OrdersProps, 'stepsOf'> & { orders: readonly SpotOrder[] }) {
  const intl = useIntl();
  if (orders.length === 0)
    return (
      <Sentence>
        <FormattedMessage
          id="spot.history.none"
          defaultMessage="No order has been completed or cancelled yet."
        />
      </Sentence>
    );
  return (
    <List label={intl.formatMessage({ id: 'spot.history.list', defaultMessage: 'Order history' })}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} steps={stepsOf(order.symbol)} />
      ))}
    </List>
  );
}

function Balances({
  balances,
  isHidden,
  onRetryBalance,
}: Pick<OrdersProps, 'balances' | 'isHidden' | 'onRetryBalance'>) {
  if (onRetryBalance) return <Failed onRetry={onRetryBalance} />;
  const owned = balances.filter(({ free, held }) => /[1-9]/.test(free) || /[1-9]/.test(held));
  if (owned.length === 0)
    return (
      <Sentence>
        <FormattedMessage id="spot.balances.none" defaultMessage="The spot account is empty." />
      </Sentence>
    );
  return (
    <Stack gutter padBlock="4">
      <KeyValue
        rows={owned.map(({ code, free, held }) => ({
          label: /[1-9]/.test(held) ? (
            <FormattedMessage
              id="spot.balances.held"
              defaultMessage="{coin}, {held} in orders"
              values={{ coin: code, held: isHidden ? hiddenAmount : <Amount value={held} form="exact" /> }}
            />
          ) : (
            code
          ),
          value: isHidden ? hiddenAmount : <Amount value={free} unit={code} form="exact" />,
        }))}
      />
    </Stack>
  );
}

function useCancelling(onCancel: OrdersProps['onCancel']) {
  const [asked, setAsked] = useState<SpotOrder>();
  const [isCancelling, setIsCancelling] = useState(false);
  return {
    asked,
    isCancelling,
    ask: setAsked,
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

/** What waits, what is over, and what the account holds. */
export function Orders(props: OrdersProps) {
  const { openOrders, pastOrders, balances, isHidden, onRetryBalance, stepsOf, isOffline, onCancel } = props;
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('open');
  const { asked, isCancelling, ask, keep, confirm } = useCancelling(onCancel);
  const count = openOrders.state === 'ready' ? openOrders.data.length : undefined;
  return (
    <section>
      <Tabs
        size="sm"
        label={intl.formatMessage({ id: 'spot.tabs.label', defaultMessage: 'Orders and balances' })}
        panelId={panelId}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'open',
            label: <FormattedMessage id="spot.tabs.open" defaultMessage="Open orders" />,
            count,
          },
          { id: 'history', label: <FormattedMessage id="spot.tabs.history" defaultMessage="History" /> },
          { id: 'balances', label: <FormattedMessage id="spot.tabs.balances" defaultMessage="Balances" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {tab === 'open' ? (
          <Remote of={openOrders}>
            {(orders) => <OpenOrders orders={orders} stepsOf={stepsOf} isOffline={isOffline} onAsk={ask} />}
          </Remote>
        ) : tab === 'history' ? (
          <Remote of={pastOrders}>{(orders) => <History orders={orders} stepsOf={stepsOf} />}</Remote>
        ) : (
          <Balances balances={balances} isHidden={isHidden} onRetryBalance={onRetryBalance} />
        )}
      </div>
      {asked ? (
        <CancelOrder order={asked} isCancelling={isCancelling} onConfirm={confirm} onKeep={keep} />
      ) : null}
    </section>
  );
}
