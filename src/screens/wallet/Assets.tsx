import { useQuery } from '@tanstack/react-query';
import { balances } from '../../api/wallet.ts';
import { currencies } from '../../api/pages/walletRecords.ts';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { useFiat } from '../../components/amounts/fiat.ts';
import { fiatValue } from '../../components/amounts/fiatValue.ts';
import { portfolioOf } from '../../components/wallet/portfolio.ts';
import { hidesSmallBalances } from '../../components/wallet/smallBalances.ts';
import { useFundsLinks } from '../../components/wallet/useFundsLinks.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useStored } from '../../stored/useStored.ts';
import { mapRemote, remoteOf } from '../../ui/loading/remoteData.ts';
import { AssetsView } from './AssetsView.tsx';

/** The user's balances by account and coin. */
export function Assets() {
  const { user, pathOf, tabBar, offlineBar, isOffline } = useShell();
  const wallets = useQuery(balances());
  const code = useFiat();
  const portfolio = mapRemote(remoteOf(wallets), portfolioOf);
  return (
    <AssetsView
      portfolio={portfolio}
      fiat={
        portfolio.state === 'ready'
          ? fiatValue(portfolio.data.total, wallets.data?.fiat_rates, code)
          : undefined
      }
      currencies={remoteOf(useQuery(currencies()))}
      hidesSmall={useStored(hidesSmallBalances) ?? false}
      onHideSmall={hidesSmallBalances.set}
      isHidden={useIsHidden()}
      onToggleHidden={balanceVisibility.toggle}
      onRefresh={wallets.refetch}
      isOffline={isOffline}
      isSandbox={user?.is_sandbox === true}
      offlineBar={offlineBar}
      tabBar={tabBar}
      links={{
        ...useFundsLinks(),
        records: pathOf('AssetRecord'),
        settings: pathOf('Settings'),
        account: (account) => pathOf('TradeAccount', { account }),
        coin: ({ account, coin }) => pathOf('TradeAccount', { account, coin }),
      }}
    />
  );
}
