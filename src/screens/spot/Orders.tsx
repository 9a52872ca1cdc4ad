import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { BriefAmount } from '../../components/amounts/BriefAmount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { OrderRow } from '../../components/orders/OrderRow.tsx';
import { orderTimeMs } from '../../components/orders/orderParts.ts';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Said } from '../../ui/messages/Said.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import type { SpotBalance } from './spotBalances.ts';
import { OpenOrders, orderRowHeight, type OpenOrdersProps } from './OpenOrders.tsx';

export interface OrdersProps extends OpenOrdersProps {
  /** Message that orders have just been cancelled. */
  cancelled?: string;
  /** Completed or cancelled orders. */
  pastOrders: RemoteState<PagedRows<SpotOrder>>;
  onMorePast: () => void;
  onOpenOrder: (order: SpotOrder) => void;
  balances: RemoteState<readonly SpotBalance[]>;
  /** Hides balances, but not the terms of orders. */
  isHidden: boolean;
}

type Tab = 'open' | 'history' | 'balances';

function History({ pastOrders, tickOf, onMorePast, onOpenOrder }: OrdersProps) {
  const intl = useIntl();
  return (
    <Records
      of={pastOrders}
      empty={
        <EmptySentence gutter>
          <FormattedMessage id="spot.history.none" defaultMessage="No filled or cancelled orders yet." />
        </EmptySentence>
      }
      label={intl.formatMessage({ id: 'spot.history.list', defaultMessage: 'Order history' })}
      timeMsOf={orderTimeMs}
      rowHeight={orderRowHeight}
      onMore={onMorePast}
    >
      {(order) => <OrderRow order={order} tick={tickOf(order.symbol)} onOpen={() => onOpenOrder(order)} />}
    </Records>
  );
}

function Balances({ balances, isHidden }: { balances: readonly SpotBalance[]; isHidden: boolean }) {
  const isSome = (value: string | undefined): boolean => value === undefined || /[1-9]/.test(value);
  const owned = balances.filter(({ free, held }) => isSome(free) || isSome(held));
  if (owned.length === 0)
    return (
      <EmptySentence gutter>
        <FormattedMessage id="spot.balances.none" defaultMessage="The spot account is empty." />
      </EmptySentence>
    );
  return (
    <Stack gutter padBlock="4">
      <KeyValue
        rows={owned.map(({ code, free, held }) => ({
          label: isSome(held) ? (
            <FormattedMessage
              id="spot.balances.held"
              defaultMessage="{coin}, {held} in orders"
              values={{
                coin: code,
                held: isHidden ? hiddenAmount : <Amount value={held} coin={code} unit="never" isReport />,
              }}
            />
          ) : (
            code
          ),
          value: isHidden ? hiddenAmount : <BriefAmount value={free} coin={code} />,
        }))}
      />
    </Stack>
  );
}

/** Open orders, past orders and balances. */
export function Orders(props: OrdersProps) {
  const { openOrders, balances, isHidden } = props;
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('open');
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
            label: <FormattedMessage id="order.open" defaultMessage="Open orders" />,
            count: openOrders.state === 'ready' ? openOrders.data.rows.length : undefined,
            isCountOpen: openOrders.state === 'ready' && openOrders.data.more !== 'none',
          },
          { id: 'history', label: <FormattedMessage id="spot.tabs.history" defaultMessage="History" /> },
          { id: 'balances', label: <FormattedMessage id="spot.tabs.balances" defaultMessage="Balances" /> },
        ]}
      />
      <Said text={props.cancelled} />
      <div id={panelId} role="tabpanel">
        {tab === 'open' ? (
          <OpenOrders {...props} />
        ) : tab === 'history' ? (
          <History {...props} />
        ) : (
          <Remote of={balances}>{(held) => <Balances balances={held} isHidden={isHidden} />}</Remote>
        )}
      </div>
    </section>
  );
}
