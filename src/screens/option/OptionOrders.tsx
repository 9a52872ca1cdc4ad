import { Fragment, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OptionOrder } from '../../api/option.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { EmptySentence } from '../../ui/lists/EmptySentence.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { TextButton } from '../../ui/actions/TextButton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { useServerTime } from '../../components/live/useServerTime.ts';
import { RunningOption, SettledOption } from '../../components/option/OptionCard.tsx';

export interface OptionOrdersProps {
  /** Orders that run or are settling, and the order that settled last. */
  running: RemoteState<readonly OptionOrder[]>;
  past: RemoteState<PagedRows<OptionOrder>>;
  onMorePast: () => void;
  /** Settled since the user last viewed the page. */
  unseen: readonly OptionOrder[];
  onResultsSeen: (orders: readonly OptionOrder[]) => void;
  /** Undefined where no ticks are published. */
  onProve: ((order: OptionOrder) => void) | undefined;
  serverNow: () => number;
  isOffline: boolean;
  isDemo: boolean;
}

type Tab = 'running' | 'history';
/** Estimated height of a row, in pixels. */
const rowHeight = 190;
const timeMsOf = ({ settled_ms, created_ms }: OptionOrder): number => settled_ms ?? created_ms ?? NaN;

function Running({ orders, isDemo, ...props }: OptionOrdersProps & { orders: readonly OptionOrder[] }) {
  const now = useServerTime(props.serverNow, props.isOffline);
  if (orders.length === 0 && props.unseen.length === 0)
    return (
      <EmptySentence gutter>
        {isDemo ? (
          <FormattedMessage id="option.none.demo" defaultMessage="No demo orders yet." />
        ) : (
          <FormattedMessage id="option.none" defaultMessage="No orders awaiting settlement." />
        )}
      </EmptySentence>
    );
  return (
    <>
      {props.unseen.map((order) => (
        <Fragment key={order.id}>
          <SettledOption order={order} onProve={props.onProve} />
          <Stack gutter align="end">
            <TextButton onClick={() => props.onResultsSeen([order])}>
              <FormattedMessage id="common.close" defaultMessage="Close" />
            </TextButton>
          </Stack>
        </Fragment>
      ))}
      {props.unseen.length > 1 ? (
        <Stack gutter align="end">
          <TextButton onClick={() => props.onResultsSeen(props.unseen)}>
            <FormattedMessage id="option.results.closeAll" defaultMessage="Close all results" />
          </TextButton>
        </Stack>
      ) : null}
      {orders.map((order) => (
        <RunningOption key={order.id} order={order} now={now} />
      ))}
    </>
  );
}

function Past({ past, onMorePast, onProve }: OptionOrdersProps) {
  const intl = useIntl();
  return (
    <Records
      of={past}
      empty={
        <EmptySentence gutter>
          <FormattedMessage id="option.history.none" defaultMessage="No settled orders yet." />
        </EmptySentence>
      }
      label={intl.formatMessage({ id: 'spot.tabs.history', defaultMessage: 'History' })}
      timeMsOf={timeMsOf}
      rowHeight={rowHeight}
      onMore={onMorePast}
    >
      {(order) => <SettledOption order={order} onProve={onProve} />}
    </Records>
  );
}

/** Running and settled orders. */
export function OptionOrders(props: OptionOrdersProps) {
  const { running, isDemo } = props;
  const intl = useIntl();
  const panelId = useId();
  const [tab, setTab] = useState<Tab>('running');
  return (
    <section>
      <Tabs<Tab>
        size="sm"
        label={intl.formatMessage({ id: 'option.tabs', defaultMessage: 'Option orders' })}
        panelId={panelId}
        current={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'running',
            label: isDemo ? (
              <FormattedMessage id="option.running.demo" defaultMessage="Demo orders" />
            ) : (
              <FormattedMessage id="option.running" defaultMessage="Awaiting settlement" />
            ),
            count: running.state === 'ready' ? running.data.length : undefined,
          },
          { id: 'history', label: <FormattedMessage id="spot.tabs.history" defaultMessage="History" /> },
        ]}
      />
      <div id={panelId} role="tabpanel">
        {tab === 'running' ? (
          <Remote of={running}>{(orders) => <Running {...props} orders={orders} />}</Remote>
        ) : (
          <Past {...props} />
        )}
      </div>
    </section>
  );
}
