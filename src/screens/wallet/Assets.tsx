import { useQuery } from '@tanstack/react-query';
import { balances } from '../../api/wallet.ts';
import { balanceVisibility, useIsHidden } from '../../components/balanceVisibility.ts';
import { portfolioOf } from '../../components/portfolio.ts';
import { useShell } from '../../components/useShell.ts';
import { mapRemote, remoteOf } from '../../ui/remote.ts';
import { AssetsView } from './AssetsView.tsx';

/** Own balances by account and coin. */
export function Assets() {
  const { user, pathOf, tabBar, offlineBar, isOffline } = useShell();
  const wallets = useQuery(balances());
  return (
    <AssetsView
      portfolio={mapRemote(remoteOf(wallets), portfolioOf)}
      isHidden={useIsHidden()}
      onToggleHidden={balanceVisibility.toggle}
      onRefresh={wallets.refetch}
      isOffline={isOffline}
      isSandbox={user?.is_sandbox === true}
      offlineBar={offlineBar}
      tabBar={tabBar}
      links={{
        deposit: pathOf('Deposit'),
        withdraw: pathOf('Withdraw'),
        transfer: pathOf('Transfer'),
        otc: pathOf('OtcOffers'),
        records: pathOf('AssetRecord'),
        settings: pathOf('Settings'),
        account: (account) => pathOf('TradeAccount', { account }),
      }}
    />
  );
}
