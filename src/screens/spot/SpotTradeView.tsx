import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PairQuote } from '../../api/market.ts';
import { PairPicker } from '../../components/PairPicker.tsx';
import { PairTitle } from '../../components/PairTitle.tsx';
import { UnknownPair } from '../../components/UnknownPair.tsx';
import { TradeColumns } from '../../components/TradeColumns.tsx';
import { AppBar } from '../../ui/AppBar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Orders, type OrdersProps } from './Orders.tsx';
import { TradeDesk, type TradeDeskProps } from './TradeDesk.tsx';

export interface SpotTradeViewProps extends Omit<TradeDeskProps, 'links'>, OrdersProps {
  symbol: string;
  /** The address names a pair that is not traded here. */
  isUnknown?: boolean;
  pair: RemoteState<PairQuote>;
  pairs: RemoteState<readonly PairQuote[]>;
  onPickPair: (symbol: string) => void;
  links: TradeDeskProps['links'] & { chart: string };
  /** Says that nothing is live, while the device is offline. */
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

/** Trades one pair: its price, a ticket beside the book, the orders below. */
export function SpotTradeView(props: SpotTradeViewProps) {
  const { symbol, isUnknown = false, pair, pairs, onPickPair, links, offlineBar, tabBar } = props;
  const intl = useIntl();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <Screen
      top={
        <>
          <AppBar
            form="root"
            title={
              isUnknown ? (
                <FormattedMessage id="kline.tabs" defaultMessage="Market" />
              ) : (
                <PairTitle symbol={symbol} onOpen={() => setIsPicking(true)} />
              )
            }
            actions={
              <IconButton
                icon="chart"
                label={intl.formatMessage({ id: 'spot.chart', defaultMessage: 'Chart' })}
                href={links.chart}
              />
            }
          />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      {isUnknown ? (
        <UnknownPair onPick={() => setIsPicking(true)} />
      ) : (
        <Remote
          of={pair}
          skeleton={<Loading />}
          failedTitle={
            <FormattedMessage id="spot.failedTitle" defaultMessage="We could not load this pair" />
          }
        >
          {(quote) => (
            <>
              <TradeDesk key={quote.symbol} {...props} quote={quote} />
              <Orders
                openOrders={props.openOrders}
                pastOrders={props.pastOrders}
                balances={props.balances}
                onRetryBalance={props.onRetryBalance}
                stepsOf={props.stepsOf}
                isOffline={props.isOffline}
                onCancel={props.onCancel}
              />
            </>
          )}
        </Remote>
      )}
      {isPicking ? (
        <PairPicker
          pairs={pairs}
          current={symbol}
          onPick={(next) => {
            setIsPicking(false);
            onPickPair(next);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </Screen>
  );
}
