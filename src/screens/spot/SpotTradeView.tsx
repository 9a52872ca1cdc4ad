import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChartLink } from '../../components/market/ChartLink.tsx';
import { PairScreen, type PairChoice } from '../../components/market/PairScreen.tsx';
import { TradeColumns } from '../../components/book/TradeColumns.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Orders, type OrdersProps } from './Orders.tsx';
import { ShownOrder, type ShownOrderProps } from './ShownOrder.tsx';
import { LastOrder, TradePanel, type TradePanelProps } from './TradePanel.tsx';

export interface SpotTradeViewProps
  extends PairChoice, Omit<TradePanelProps, 'links' | 'ownOrders'>, OrdersProps {
  links: TradePanelProps['links'] & { chart: string };
  /** The order selected by a tap or by the URL. */
  shownOrder?: Omit<ShownOrderProps, 'tickOf' | 'recordsHrefOf'>;
  recordsHrefOf: ShownOrderProps['recordsHrefOf'];
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  tabBar: ReactNode;
}

function Loading() {
  return (
    <Stack gap="4">
      <Stack gutter>
        <Skeleton shape="figure" />
      </Stack>
      <TradeColumns
        ticket={
          <Stack gap="3">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
        book={
          <Stack gap="3">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        }
      />
      <Skeleton shape="rows" count={2} />
    </Stack>
  );
}

/** The user's pending orders do not depend on the pair: without a pair, the notice of an open order is shown here. */
function OwnOrders(props: SpotTradeViewProps) {
  return (
    <>
      {props.pair.state === 'failed' && 'draft' in props.submission ? (
        <Stack gutter padBlock="3">
          <LastOrder {...props} />
        </Stack>
      ) : null}
      <Orders
        openOrders={props.openOrders}
        cancelled={props.cancelled}
        onMoreOpen={props.onMoreOpen}
        pastOrders={props.pastOrders}
        onMorePast={props.onMorePast}
        balances={props.balances}
        isHidden={props.isHidden}
        tickOf={props.tickOf}
        isOffline={props.isOffline}
        onCancel={props.onCancel}
        onOpenOrder={props.onOpenOrder}
        symbol={props.symbol}
        onCancelAll={props.onCancelAll}
      />
      {props.shownOrder ? (
        <ShownOrder {...props.shownOrder} tickOf={props.tickOf} recordsHrefOf={props.recordsHrefOf} />
      ) : null}
    </>
  );
}

/** Trades one pair: its price, a ticket beside the book, the orders below. */
export function SpotTradeView(props: SpotTradeViewProps) {
  const { links, offlineBar, tabBar } = props;
  return (
    <PairScreen
      choice={props}
      actions={<ChartLink href={links.chart} />}
      offlineBar={offlineBar}
      tabBar={tabBar}
      skeleton={<Loading />}
      failedTitle={<FormattedMessage id="market.pair.failed" defaultMessage="We could not load this pair" />}
      below={<OwnOrders {...props} />}
    >
      {(quote) => (
        <TradePanel
          key={quote.symbol}
          {...props}
          quote={quote}
          ownOrders={props.openOrders.state === 'ready' ? props.openOrders.data.rows : []}
        />
      )}
    </PairScreen>
  );
}
