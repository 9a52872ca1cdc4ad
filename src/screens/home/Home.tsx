import { useQuery } from '@tanstack/react-query';
import { pairsOf, quotations } from '../../api/market.ts';
import { siteConfig } from '../../api/session.ts';
import { balances } from '../../api/wallet.ts';
import { balanceVisibility, useIsHidden } from '../../components/balanceVisibility.ts';
import { useShell } from '../../components/useShell.ts';
import { useStaleS } from '../../components/useStaleS.ts';
import { mapRemote, remoteOf } from '../../ui/remote.ts';
import { HomeView } from './HomeView.tsx';
import { portfolioOf } from '../../components/portfolio.ts';

/** The market for everyone, and the balance of who is logged in. */
export function Home() {
  const { user, feed, pathOf, tabBar, offlineBar } = useShell();
  const market = useQuery(quotations());
  const site = useQuery(siteConfig());
  const wallets = useQuery({ ...balances(), enabled: user !== undefined });
  return (
    <HomeView
      total={user === undefined ? undefined : mapRemote(remoteOf(wallets), portfolioOf)}
      isHidden={useIsHidden()}
      onToggleHidden={balanceVisibility.toggle}
      pairs={mapRemote(remoteOf(market), pairsOf)}
      live={(symbol) => feed.quote(symbol)}
      staleS={useStaleS(feed.status)}
      isSimulated={site.data?.market_source === 'simulated'}
      isSandbox={user?.is_sandbox === true}
      spotHref={(symbol) => pathOf('SpotTrade', { symbol })}
      offlineBar={offlineBar}
      tabBar={tabBar}
      links={{
        deposit: pathOf('Deposit'),
        withdraw: pathOf('Withdraw'),
        transfer: pathOf('Transfer'),
        otc: pathOf('OtcOffers'),
        hosting: pathOf('HostingProducts'),
        newCoins: pathOf('NewCoins'),
        invite: pathOf('Promotion'),
        help: pathOf('HelpCentre'),
        chat: pathOf('Chat'),
        notices: pathOf('Notices'),
        settings: pathOf('Settings'),
        login: pathOf('Login'),
        register: pathOf('Register'),
      }}
    />
  );
}
