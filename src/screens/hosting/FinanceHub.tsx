import { useSearchParams } from 'react-router';
import { balanceVisibility } from '../../components/amounts/balanceVisibility.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { useIeosOffer } from './useIeosOffer.ts';
import { useNewCoinsOffer } from './useNewCoinsOffer.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { FinanceHubView } from './FinanceHubView.tsx';
import { OrderList } from './OrderList.tsx';
import { RedeemSheet } from './RedeemSheet.tsx';
import { useHosting } from './useHosting.ts';
import { isTab, useOrders } from './useOrders.ts';
import { useRedeem } from './useRedeem.ts';

/** Main tab of hosting; the address selects the offer or the user's orders. */
export function FinanceHub() {
  const [query, setQuery] = useSearchParams();
  const { back, isOffline, offlineBar, tabBar } = useShell();
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'offer';
  const isHidden = useIsHidden();
  const { products, readMs, isClosed, links } = useHosting();
  const { report, onRefresh, ...orders } = useOrders(tab === 'offer' ? 'hosting' : tab, tab !== 'offer');
  const redeem = useRedeem();
  const newCoins = useNewCoinsOffer();
  return (
    <FinanceHubView
      hub={joinRemotes(products, remoteOf(report), (list, read) => ({ products: list, report: read }))}
      tab={tab}
      orders={
        tab === 'offer' ? null : (
          <OrderList
            {...orders}
            tab={tab}
            redemption={redeem}
            isHidden={isHidden}
            isOffline={isOffline}
            productsHref={links.products}
          />
        )
      }
      asOfMs={isOffline ? Math.min(readMs, report.dataUpdatedAt) : undefined}
      isClosed={isClosed}
      onBack={back}
      isHidden={isHidden}
      isOffline={isOffline}
      links={links}
      newCoins={newCoins}
      ieos={useIeosOffer()}
      sheets={<RedeemSheet redemption={redeem} />}
      onTab={(next) => setQuery(next === 'offer' ? {} : { tab: next }, { replace: true })}
      onToggleHidden={balanceVisibility.toggle}
      onRefresh={onRefresh}
      offlineBar={offlineBar}
      tabBar={tabBar}
    />
  );
}
