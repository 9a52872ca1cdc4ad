import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountNames, shortAccountName } from '../../components/wallet/accountNames.tsx';
import type { Account } from '../../components/wallet/accounts.ts';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import type { LedgerGroup } from '../../components/wallet/ledgerGroups.ts';
import type { CoinHolding } from '../../components/wallet/portfolio.ts';
import { Unpriced } from '../../components/wallet/Unpriced.tsx';
import { TotalValue } from '../../components/amounts/TotalValue.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { List } from '../../ui/lists/List.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { SubScreen } from '../../ui/screen/SubScreen.tsx';
import { HeadedSkeleton } from '../../ui/loading/HeadedSkeleton.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { AccountParts } from './AccountParts.tsx';
import { CoinRow } from './CoinRow.tsx';
import { LatestRecords } from './records/LatestRecords.tsx';
import { RecordDetail, recordKey, type OpenedRecord } from './records/RecordDetail.tsx';

/** Total of the page: an account in USDT, or one coin of it. */
export interface AccountSum {
  /** Decimal text: in the coin, or in USDT for an account. */
  total: string | undefined;
  available: string | undefined;
  held: string | undefined;
  /** USDT; only for a coin with a price. */
  value?: string;
  /** The account's coins; empty on the page of a coin. */
  coins: readonly CoinHolding[];
}

interface TradeAccountViewProps {
  account: Account;
  /** The coin of the page; undefined for all coins. */
  coin: string | undefined;
  sum: RemoteState<AccountSum>;
  rows: RemoteState<readonly LedgerGroup[]>;
  isHidden: boolean;
  onToggleHidden: () => void;
  onRefresh: () => Promise<unknown>;
  opened: OpenedRecord | undefined;
  onOpen: (group: LedgerGroup | undefined) => void;
  links: Record<'transferOut' | 'records', string> & {
    /** Undefined where manual transfers are not possible. */
    transferIn: string | undefined;
    coin: (code: string) => string;
  };
  onBack: () => void;
  offlineBar: ReactNode;
  isOffline: boolean;
}

function Transfers({ links, isOffline }: Pick<TradeAccountViewProps, 'links' | 'isOffline'>) {
  return (
    <Stack gutter padBlock="3">
      {isOffline ? (
        <Notice tone="neutral" icon="offline">
          <FormattedMessage
            id="tradeAccount.offline"
            defaultMessage="Transfers need a connection. Amounts may be out of date."
          />
        </Notice>
      ) : (
        <Stack direction="row" gap="4" equal wrap>
          {links.transferIn === undefined ? null : (
            <Button href={links.transferIn} icon="download" width="block">
              <FormattedMessage id="tradeAccount.transferIn" defaultMessage="Transfer in" />
            </Button>
          )}
          <Button href={links.transferOut} icon="upload" width="block" variant="secondary">
            <FormattedMessage id="tradeAccount.transferOut" defaultMessage="Transfer out" />
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

function Worth({ value, isHidden }: { value: string | undefined; isHidden: boolean }) {
  const formats = useFormats();
  if (value === undefined) return null;
  return (
    <Text variant="label" tone="secondary" weight="regular" num>
      {isHidden ? (
        hiddenAmount
      ) : (
        <FormattedMessage
          id="assets.coin.value"
          defaultMessage="≈ {amount} USDT"
          values={{ amount: formats.total(value) }}
        />
      )}
    </Text>
  );
}

function CoinsOf({
  account,
  coins,
  isHidden,
  links,
}: TradeAccountViewProps & { coins: readonly CoinHolding[] }) {
  const intl = useIntl();
  return (
    <Stack as="section" padBlock="3">
      <Stack gutter>
        <Text as="h2" variant="label" tone="muted">
          <FormattedMessage id="wallet.coins" defaultMessage="Coins" />
        </Text>
      </Stack>
      <List
        label={intl.formatMessage(
          { id: 'tradeAccount.coins.list', defaultMessage: 'Coins of the account: {account}' },
          { account: shortAccountName(intl, account) },
        )}
      >
        {coins.map((holding) => (
          <CoinRow
            key={holding.coin}
            holding={holding}
            variant="all"
            isHidden={isHidden}
            href={links.coin(holding.coin)}
          />
        ))}
      </List>
    </Stack>
  );
}

function Content(props: TradeAccountViewProps & { data: AccountSum }) {
  const { data, account, coin, rows, isHidden, onToggleHidden, links, isOffline, onOpen } = props;
  const { total, available, held, value, coins } = data;
  const isEmpty =
    total !== undefined &&
    !/[1-9]/.test(total) &&
    coins.length === 0 &&
    rows.state === 'ready' &&
    rows.data.length === 0;
  return (
    <>
      <TotalValue
        title={<FormattedMessage id="tradeAccount.balance" defaultMessage="Balance" />}
        total={total}
        coin={coin}
        approximately={<Worth value={value} isHidden={isHidden} />}
        isHidden={isHidden}
        onToggleHidden={onToggleHidden}
      />
      <Unpriced coins={coins} />
      {isEmpty ? (
        <Empty
          title={<FormattedMessage id="tradeAccount.empty" defaultMessage="No coins yet" />}
          text={
            links.transferIn === undefined ? (
              <FormattedMessage
                id="tradeAccount.empty.hosting"
                defaultMessage="Your hosting orders and subscriptions appear here."
              />
            ) : (
              <FormattedMessage
                id="tradeAccount.empty.text"
                defaultMessage="Transfer a coin in to see it here."
              />
            )
          }
          action={
            isOffline || links.transferIn === undefined ? undefined : (
              <Button href={links.transferIn}>
                <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
              </Button>
            )
          }
        />
      ) : (
        <>
          <Transfers links={links} isOffline={isOffline} />
          <AccountParts account={account} available={available} held={held} coin={coin} isHidden={isHidden} />
          {coins.length === 0 ? null : <CoinsOf {...props} coins={coins} />}
          <LatestRecords
            rows={rows}
            isOneCoin={coin !== undefined}
            isHidden={isHidden}
            recordsHref={links.records}
            onOpen={onOpen}
          />
        </>
      )}
    </>
  );
}

function Title({ account, coin }: Pick<TradeAccountViewProps, 'account' | 'coin'>) {
  const intl = useIntl();
  return coin === undefined ? (
    accountNames[account]
  ) : (
    <span>{`${coin} · ${shortAccountName(intl, account)}`}</span>
  );
}

/** One account: its holdings and its latest changes. */
export function TradeAccountView(props: TradeAccountViewProps) {
  const { account, coin, sum, isHidden, onRefresh, opened, onOpen } = props;
  const { links, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<Title account={account} coin={coin} />}
      onBack={onBack}
      actions={
        <IconButton
          icon={laterIcons.receipt}
          label={intl.formatMessage({ id: 'tradeAccount.records.all', defaultMessage: 'All records' })}
          href={links.records}
        />
      }
      beneathBar={offlineBar}
      onRefresh={onRefresh}
      sheets={
        opened ? (
          <RecordDetail key={recordKey(opened)} opened={opened} isHidden={isHidden} onOpen={onOpen} />
        ) : null
      }
    >
      <Remote
        of={sum}
        skeleton={<HeadedSkeleton />}
        failedTitle={
          <FormattedMessage id="tradeAccount.failed" defaultMessage="The account could not be loaded" />
        }
      >
        {(data) => <Content {...props} data={data} />}
      </Remote>
    </SubScreen>
  );
}
