import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Currency } from '../../api/pages/walletRecords.ts';
import { FiatLine } from '../../components/amounts/FiatLine.tsx';
import type { FiatValue } from '../../components/amounts/fiatValue.ts';
import { SandboxNotice } from '../../components/wallet/SandboxNotice.tsx';
import { Unpriced } from '../../components/wallet/Unpriced.tsx';
import { TotalValue } from '../../components/amounts/TotalValue.tsx';
import { useDates } from '../../intl/useDates.ts';
import { ActionGrid } from '../../ui/lists/ActionGrid.tsx';
import { AppBar } from '../../ui/screen/AppBar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { PullToRefresh } from '../../ui/screen/PullToRefresh.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Screen } from '../../ui/screen/Screen.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { Accounts } from './Accounts.tsx';
import { Coins } from './Coins.tsx';
import { CoinSearch } from './CoinSearch.tsx';
import type { Account } from '../../components/wallet/accounts.ts';
import type { CoinHolding, Portfolio } from '../../components/wallet/portfolio.ts';

interface AssetsViewProps {
  portfolio: RemoteState<Portfolio>;
  /** The total in the user's currency; undefined without a rate. */
  fiat: FiatValue | undefined;
  /** All coins of the platform. */
  currencies: RemoteState<readonly Currency[]>;
  hidesSmall: boolean;
  onHideSmall: (hides: boolean) => void;
  isHidden: boolean;
  onToggleHidden: () => void;
  onRefresh: () => Promise<unknown>;
  /** Notice that nothing is live, while the device is offline. */
  offlineBar: ReactNode;
  isOffline: boolean;
  isSandbox: boolean;
  links: Record<'deposit' | 'withdraw' | 'transfer' | 'otc' | 'records' | 'settings', string> & {
    account: (account: Account) => string;
    coin: (holding: Pick<CoinHolding, 'coin' | 'account'>) => string;
  };
  tabBar: ReactNode;
}

type ActionsProps = Pick<AssetsViewProps, 'links' | 'isOffline'> & {
  /** No balance yet: the main button leads to a deposit, so this line is omitted. */
  isEmpty: boolean;
};

function OfflineReason() {
  return (
    <Stack gutter padBlock="3">
      <Notice tone="neutral" icon="offline">
        <FormattedMessage
          id="assets.offline"
          defaultMessage="Deposit, withdraw and transfer need a connection. Amounts may be out of date."
        />
      </Notice>
    </Stack>
  );
}

function Actions({ links, isOffline, isEmpty }: ActionsProps) {
  const intl = useIntl();
  return (
    <ActionGrid
      label={intl.formatMessage({ id: 'assets.actions', defaultMessage: 'Move funds' })}
      reason={isOffline ? <OfflineReason /> : undefined}
      actions={[
        {
          href: links.deposit,
          disabled: isOffline,
          icon: 'download',
          variant: isEmpty ? 'boxed' : 'primary',
          label: <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />,
        },
        {
          href: links.withdraw,
          disabled: isOffline,
          icon: 'upload',
          variant: 'boxed',
          label: <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />,
        },
        {
          href: links.transfer,
          disabled: isOffline,
          icon: 'transfer',
          variant: 'boxed',
          label: <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />,
        },
        {
          href: links.records,
          icon: laterIcons.receipt,
          variant: 'boxed',
          label: <FormattedMessage id="assets.records" defaultMessage="Records" />,
        },
      ]}
    />
  );
}

function Updated({ readMs }: { readMs: number | undefined }) {
  const dates = useDates();
  if (readMs === undefined) return null;
  return (
    <Text as="div" variant="caption" tone="muted" num>
      <Stack direction="row" gap="3" align="center" justify="center" padBlock="2">
        <Icon name="refresh" size="xs" />
        <span>
          <FormattedMessage
            id="assets.updated"
            defaultMessage="Updated {time}"
            values={{ time: dates.clock(readMs) }}
          />
        </span>
      </Stack>
    </Text>
  );
}

function Holdings(props: AssetsViewProps & { data: Portfolio }) {
  const { data, fiat, isHidden, onToggleHidden, links, isSandbox, isOffline } = props;
  // With a nonzero or unknown total, a missing coin list counts as not reported, not as empty.
  const isEmpty = data.coins.length === 0 && data.total !== undefined && !/[1-9]/.test(data.total);
  return (
    <>
      <Updated readMs={data.readMs} />
      <TotalValue
        total={data.total}
        dayChange={data.dayChange}
        approximately={
          fiat && !isEmpty ? (
            <FiatLine fiat={fiat} isHidden={isHidden} settingsHref={links.settings} />
          ) : undefined
        }
        isHidden={isHidden}
        onToggleHidden={onToggleHidden}
      />
      <Unpriced coins={data.coins} />
      {isSandbox ? (
        <SandboxNotice>
          <FormattedMessage
            id="assets.sandbox.text"
            defaultMessage="This is practice money. It is worth nothing outside this sandbox."
          />
        </SandboxNotice>
      ) : null}
      <Actions links={links} isOffline={isOffline} isEmpty={isEmpty} />
      {isEmpty ? (
        <Empty
          title={<FormattedMessage id="assets.empty" defaultMessage="Nothing here yet" />}
          text={
            <FormattedMessage id="assets.empty.text" defaultMessage="Deposit or buy a coin to see it here." />
          }
          action={
            <Stack direction="row" gap="3" justify="center" wrap>
              <Button href={links.deposit}>
                <FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />
              </Button>
              <Button variant="secondary" href={links.otc}>
                <FormattedMessage id="assets.empty.buy" defaultMessage="Buy coins" />
              </Button>
            </Stack>
          }
        />
      ) : (
        <>
          <Accounts accounts={data.accounts} isHidden={isHidden} href={links.account} />
          <Coins
            coins={data.coins}
            isHidden={isHidden}
            hidesSmall={props.hidesSmall}
            onHideSmall={props.onHideSmall}
            href={links.coin}
          />
        </>
      )}
    </>
  );
}

/** The user's assets, by account and by coin. */
export function AssetsView(props: AssetsViewProps) {
  const { portfolio, currencies, isHidden, onRefresh, offlineBar, links, tabBar } = props;
  const intl = useIntl();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <Screen
      top={
        <>
          <AppBar
            variant="root"
            title={intl.formatMessage({ id: 'tab.assets', defaultMessage: 'Assets' })}
            actions={
              <>
                <IconButton
                  icon="search"
                  label={intl.formatMessage({ id: 'assets.search', defaultMessage: 'Find a coin' })}
                  onClick={() => setIsSearching(true)}
                />
                <IconButton
                  icon="user"
                  label={intl.formatMessage({
                    id: 'settings.open',
                    defaultMessage: 'Account and settings',
                  })}
                  href={links.settings}
                />
              </>
            }
          />
          {offlineBar}
        </>
      }
      tabBar={tabBar}
    >
      <PullToRefresh onRefresh={onRefresh}>
        <Remote
          of={portfolio}
          skeleton={
            <>
              <HeadedSkeleton />
              <Skeleton shape="rows" count={3} />
            </>
          }
          failedTitle={
            <FormattedMessage
              id="wallet.balances.failed"
              defaultMessage="Your balances could not be loaded"
            />
          }
        >
          {(data) => <Holdings {...props} data={data} />}
        </Remote>
      </PullToRefresh>
      {isSearching ? (
        <CoinSearch
          currencies={currencies}
          holdings={portfolio.state === 'ready' ? portfolio.data.coins : []}
          isHidden={isHidden || portfolio.state !== 'ready'}
          href={links.coin}
          onClose={() => setIsSearching(false)}
        />
      ) : null}
    </Screen>
  );
}
