import { useQuery } from '@tanstack/react-query';
import BigNumber from 'bignumber.js';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { balances, type WalletRow } from '../../api/wallet.ts';
import { balance, currencies, ledger } from '../../api/pages/walletRecords.ts';
import { accounts, type Account } from '../../components/wallet/accounts.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { ledgerTypes } from '../../components/wallet/ledgerAccounts.ts';
import { groupRows } from '../../components/wallet/ledgerGroups.ts';
import { holdingOf } from '../../components/wallet/holdings.ts';
import { accountPartOf } from '../../components/wallet/portfolio.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { joinRemotes, mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { TradeAccountView, type AccountSum } from './TradeAccountView.tsx';
import { useRecordRow } from './records/useRecordRow.ts';

/** Number of displayed rows, and number of records loaded for them: a grouped trade has three records. */
const shownRows = 6;
const latest = '18';

function sumOfCoin(row: WalletRow, account: Account): AccountSum {
  const { available, held } = holdingOf(row, account);
  if (available === undefined || held === undefined) return { total: undefined, available, held, coins: [] };
  const total = new BigNumber(available).plus(held);
  // The API sends 0 for a coin without a price.
  const isPriced = new BigNumber(row.usdt_price ?? 0).gt(0) && row.currency_name !== 'USDT';
  const value = isPriced ? total.times(row.usdt_price ?? 0).toFixed() : undefined;
  return { total: total.toFixed(), available, held, value, coins: [] };
}

/** The account in the URL, default spot; or one coin of it. */
export function TradeAccount() {
  const { timeZone } = useIntl();
  const [query] = useSearchParams();
  const { pathOf, back, offlineBar, isOffline } = useShell();
  const account = accounts.find((each) => each === query.get('account')) ?? 'change';
  const asked = query.get('coin') ?? undefined;
  const wallets = useQuery(balances());
  const known = useQuery({ ...currencies(), enabled: asked !== undefined });
  const id = known.data?.find(({ name }) => name === asked)?.id;
  // An unknown coin has no page, so the account's page is shown.
  const coin = asked !== undefined && known.data !== undefined && id === undefined ? undefined : asked;
  const currency = id === undefined ? undefined : String(id);
  const isKnown = coin === undefined || currency !== undefined;
  const one = useQuery({
    ...balance({ currency: currency ?? '', type: account }),
    enabled: coin !== undefined && currency !== undefined,
  });
  const rows = useQuery({
    ...ledger({ type: ledgerTypes[account], currency, limit: latest }),
    enabled: isKnown,
  });
  const all = mapRemote(remoteOf(wallets), (data): AccountSum => {
    const { value, available, held, coins } = accountPartOf(data, account);
    return { total: value, available, held, coins };
  });
  const ofCoin = joinRemotes(remoteOf(known), remoteOf(one), (_, row) => sumOfCoin(row, account));
  const narrowed: Record<string, string> = coin === undefined ? {} : { coin };
  return (
    <TradeAccountView
      account={account}
      coin={coin}
      sum={coin === undefined ? all : ofCoin}
      rows={mapRemote(remoteOf(rows), ({ list, count }) =>
        groupRows(list, { timeZone, hasMore: count > list.length }).slice(0, shownRows),
      )}
      isHidden={useIsHidden()}
      onToggleHidden={balanceVisibility.toggle}
      onRefresh={() =>
        Promise.all([wallets.refetch(), rows.refetch(), ...(coin === undefined ? [] : [one.refetch()])])
      }
      {...useRecordRow()}
      links={{
        transferIn: account === 'trust' ? undefined : pathOf('Transfer', { to: account, ...narrowed }),
        transferOut: pathOf('Transfer', { from: account, ...narrowed }),
        records: pathOf('AssetRecord', { account, ...narrowed }),
        coin: (code) => pathOf('TradeAccount', { account, coin: code }),
      }}
      onBack={back}
      offlineBar={offlineBar}
      isOffline={isOffline}
    />
  );
}
