import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LedgerKind } from '../../../api/pages/walletRecords.ts';
import { shortAccountName } from '../../../components/wallet/accountNames.tsx';
import { accounts as allAccounts, type Account } from '../../../components/wallet/accounts.ts';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { coinName } from '../../../components/coins/coinName.ts';
import { ledgerKindName } from '../../../components/wallet/ledgerKinds.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChoiceSheet } from '../../../ui/dialogs/ChoiceSheet.tsx';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { PeriodSheet } from './PeriodSheet.tsx';
import { hasFilters, recordStatuses } from './recordFilters.ts';
import type { FilterName, RecordFilters, RecordStatus } from './recordFilters.ts';
import { recordStatusName, type FundsKind } from './recordStatuses.ts';
import { useFilterNames } from './useFilterNames.ts';

export interface FilterChoices {
  /** Kind of funds whose states the filter lists. */
  of?: FundsKind;
  filters: RecordFilters;
  /** The list always has one coin and one account. */
  isOfOne?: boolean;
  /** Codes of all coins; undefined while loading. */
  coins: readonly string[] | undefined;
  /** Accounts to choose from. */
  accounts?: readonly Account[];
  /** Record kinds to choose from; undefined for a list of one kind. */
  kinds?: readonly LedgerKind[];
  /** Filters that the back end supports for the list. */
  offered: readonly FilterName[];
  /** ms since 1970 UTC. */
  now: () => number;
  onFilter: (filters: RecordFilters) => void;
}

interface SheetProps extends FilterChoices {
  onOpen: (name: FilterName) => void;
  onClose: () => void;
}

function AllFilters({ of, filters, isOfOne, offered, onFilter, onOpen, onClose }: SheetProps) {
  const names = useFilterNames(filters, of);
  const titles: Record<FilterName, ReactNode> = {
    coin: <FormattedMessage id="record.coin" defaultMessage="Coin" />,
    account: <FormattedMessage id="record.account" defaultMessage="Account" />,
    kind: <FormattedMessage id="record.kind" defaultMessage="Type" />,
    status: <FormattedMessage id="record.status" defaultMessage="Status" />,
    period: <FormattedMessage id="record.period" defaultMessage="Period" />,
  };
  return (
    <Sheet
      title={<FormattedMessage id="record.filters" defaultMessage="Filters" />}
      onClose={onClose}
      actions={
        !isOfOne && hasFilters(filters) ? (
          <Button
            variant="secondary"
            width="block"
            onClick={() => {
              onFilter({});
              onClose();
            }}
          >
            <FormattedMessage id="record.clear" defaultMessage="Clear filters" />
          </Button>
        ) : undefined
      }
    >
      <List variant="sheet">
        {offered.map((name) => (
          <ListRow
            key={name}
            weight="regular"
            title={titles[name]}
            value={names[name]}
            chevron
            onClick={() => onOpen(name)}
          />
        ))}
      </List>
    </Sheet>
  );
}

function CoinSheet({ coins = [], filters, isOfOne, onFilter, onClose }: SheetProps) {
  const intl = useIntl();
  const all = {
    value: undefined,
    label: <FormattedMessage id="wallet.coins.all" defaultMessage="All coins" />,
  };
  return (
    <ChoiceSheet<string | undefined>
      title={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
      search={{
        label: intl.formatMessage({ id: 'record.coin.search', defaultMessage: 'Search coins' }),
        none: <FormattedMessage id="wallet.search.none" defaultMessage="No coins found" />,
      }}
      current={filters.coin}
      choices={[
        ...(isOfOne ? [] : [all]),
        ...coins.map((code) => ({
          value: code,
          label: code,
          caption: coinName(code),
          words: `${code} ${coinName(code)}`,
          lead: <CoinDisc {...coinMark(code)} />,
        })),
      ]}
      onChoose={(coin) => onFilter({ ...filters, coin })}
      onClose={onClose}
    />
  );
}

function AccountSheet({ accounts = allAccounts, filters, isOfOne, onFilter, onClose }: SheetProps) {
  const intl = useIntl();
  const all = {
    value: undefined,
    label: <FormattedMessage id="record.account.all" defaultMessage="All accounts" />,
  };
  return (
    <ChoiceSheet<Account | undefined>
      title={intl.formatMessage({ id: 'record.account', defaultMessage: 'Account' })}
      current={filters.account}
      choices={[
        ...(isOfOne ? [] : [all]),
        ...accounts.map((account) => ({ value: account, label: shortAccountName(intl, account) })),
      ]}
      onChoose={(account) => onFilter({ ...filters, account })}
      onClose={onClose}
    />
  );
}

function KindSheet({ kinds = [], filters, onFilter, onClose }: SheetProps) {
  const intl = useIntl();
  return (
    <ChoiceSheet<LedgerKind | undefined>
      title={intl.formatMessage({ id: 'record.kind', defaultMessage: 'Type' })}
      current={filters.kind}
      choices={[
        { value: undefined, label: <FormattedMessage id="record.kind.all" defaultMessage="All types" /> },
        ...kinds.map((kind) => ({ value: kind, label: ledgerKindName(intl, kind) })),
      ]}
      onChoose={(kind) => onFilter({ ...filters, kind })}
      onClose={onClose}
    />
  );
}

function StatusSheet({ of, filters, onFilter, onClose }: SheetProps) {
  const intl = useIntl();
  return (
    <ChoiceSheet<RecordStatus | undefined>
      title={intl.formatMessage({ id: 'record.status', defaultMessage: 'Status' })}
      current={filters.status}
      choices={[
        {
          value: undefined,
          label: <FormattedMessage id="record.status.all" defaultMessage="All statuses" />,
        },
        ...recordStatuses.map((status) => ({
          value: status,
          label: recordStatusName(intl, status, of),
        })),
      ]}
      onChoose={(status) => onFilter({ ...filters, status })}
      onClose={onClose}
    />
  );
}

/** The sheets for the record filters, one open at a time. */
export function useRecordSheets(choices: FilterChoices): {
  open: (name: FilterName | 'all') => void;
  sheet: ReactNode;
} {
  const [name, setName] = useState<FilterName | 'all'>();
  const close = (): void => setName(undefined);
  const props: SheetProps = {
    ...choices,
    onOpen: setName,
    onClose: close,
    onFilter: (filters) => {
      close();
      choices.onFilter(filters);
    },
  };
  const sheets: Record<FilterName | 'all', () => ReactNode> = {
    all: () => <AllFilters {...props} />,
    coin: () => <CoinSheet {...props} />,
    account: () => <AccountSheet {...props} />,
    kind: () => <KindSheet {...props} />,
    status: () => <StatusSheet {...props} />,
    period: () => (
      <PeriodSheet
        period={choices.filters}
        nowMs={choices.now()}
        onChoose={(period) => props.onFilter({ ...choices.filters, ...period })}
        onClose={close}
      />
    ),
  };
  return { open: setName, sheet: name === undefined ? null : sheets[name]() };
}
