import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NewCoin, NewCoinOrder } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import { FastCalendar } from '../../components/products/FastCalendar.tsx';
import { ProductClosed } from '../../components/products/ProductClosed.tsx';
import { orderTimesOf } from '../../components/subscription/newCoinTerms.ts';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { Tabs } from '../../ui/screen/Tabs.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { NewCoinCard } from './NewCoinCard.tsx';
import { NewCoinOrderRow } from './NewCoinOrderRow.tsx';
import { ContentSkeleton } from '../../ui/loading/ContentSkeleton.tsx';

export type NewCoinsTab = 'offer' | 'own';

interface NewCoinsViewProps {
  tab: NewCoinsTab;
  products: RemoteState<readonly NewCoin[]>;
  orders: RemoteState<PagedRows<NewCoinOrder>>;
  /** Total return of the user's subscriptions, in USDT; undefined when it is not reported. */
  totalReturn: string | undefined;
  /** Not offered in the user's verified country; existing subscriptions continue. */
  isClosed: boolean;
  isHidden: boolean;
  isOffline: boolean;
  /** The server's clock. */
  now: () => number;
  hrefOf: (product: NewCoin) => string;
  onTab: (tab: NewCoinsTab) => void;
  onMore: () => void;
  onRefresh: () => Promise<unknown>;
  onBack: () => void;
  offlineBar: ReactNode;
}

function Offer({ products, isClosed, isOffline, now, hrefOf, onBack }: NewCoinsViewProps) {
  return (
    <Remote
      of={products}
      skeleton={
        <Stack gutter padBlock="5">
          <ContentSkeleton shape="cards" />
        </Stack>
      }
      failedTitle={
        <FormattedMessage id="hosting.products.failed" defaultMessage="The products could not be loaded" />
      }
    >
      {(list) =>
        isClosed ? (
          <ProductClosed onBack={onBack} />
        ) : list.length === 0 ? (
          <Empty title={<FormattedMessage id="newCoins.none" defaultMessage="No new coins available" />} />
        ) : (
          <>
            <FastCalendar dayS={list[0]!.day_s} of="lockup" />
            <Stack gap="4" gutter padBlock="4">
              <Notice
                tone="neutral"
                lead={<FormattedMessage id="newCoins.paid" defaultMessage="You pay immediately." />}
              >
                <FormattedMessage id="newCoins.locked" defaultMessage="The coins are locked." />
              </Notice>
              {list.map((product) => (
                <NewCoinCard
                  key={product.id}
                  product={product}
                  nowMs={now()}
                  href={isOffline ? undefined : hrefOf(product)}
                />
              ))}
              <Text as="p" variant="caption" tone="muted">
                <FormattedMessage
                  id="newCoins.note"
                  defaultMessage="Locked coins cannot be sold. Their price after launch may be lower than the issue price."
                />
              </Text>
            </Stack>
          </>
        )
      }
    </Remote>
  );
}

function Own({ orders, totalReturn, isHidden, onMore }: NewCoinsViewProps) {
  const intl = useIntl();
  return (
    <Records
      of={orders}
      failedTitle={
        <FormattedMessage id="newCoins.own.failed" defaultMessage="Your subscriptions could not be loaded" />
      }
      empty={
        <Empty
          title={<FormattedMessage id="newCoins.own.none" defaultMessage="No subscriptions yet" />}
          text={
            <FormattedMessage
              id="newCoins.own.none.text"
              defaultMessage="New coins that you subscribe to appear here."
            />
          }
        />
      }
      head={() =>
        totalReturn === undefined || signOf(totalReturn) === 'flat' ? null : (
          <Stack gutter padBlock="4">
            <StatTile
              label={<FormattedMessage id="newCoins.return" defaultMessage="Accumulated return" />}
              value={isHidden ? hiddenAmount : <Amount value={totalReturn} coin="USDT" />}
            />
          </Stack>
        )
      }
      label={intl.formatMessage({ id: 'newCoins.own', defaultMessage: 'My new coins' })}
      timeMsOf={(order) => orderTimesOf(order).createdMs}
      rowHeight={170}
      onMore={onMore}
    >
      {(order) => <NewCoinOrderRow order={order} isHidden={isHidden} />}
    </Records>
  );
}

/** New coins on offer, and the user's subscriptions. */
export function NewCoinsView(props: NewCoinsViewProps) {
  const { tab, onTab, onRefresh, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<FormattedMessage id="home.newCoins" defaultMessage="New coins" />}
      onBack={onBack}
      beneathBar={offlineBar}
      onRefresh={onRefresh}
    >
      <Tabs<NewCoinsTab>
        label={intl.formatMessage({ id: 'home.newCoins', defaultMessage: 'New coins' })}
        tabs={[
          { id: 'offer', label: <FormattedMessage id="hosting.offer" defaultMessage="On offer" /> },
          { id: 'own', label: <FormattedMessage id="newCoins.own" defaultMessage="My new coins" /> },
        ]}
        current={tab}
        onChange={onTab}
      />
      {tab === 'offer' ? <Offer {...props} /> : <Own {...props} />}
    </SubScreen>
  );
}
