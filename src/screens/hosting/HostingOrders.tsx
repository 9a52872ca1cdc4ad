import { useSearchParams } from 'react-router';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { ReadAt } from './ReadAt.tsx';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { HostingOrdersView } from './HostingOrdersView.tsx';
import { isTab, useOrders } from './useOrders.ts';
import { useRedeem } from './useRedeem.ts';

/** Orders of the caller; the address selects the tab. */
export function HostingOrders() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, isOffline, offlineBar } = useShell();
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'hosting';
  const { report, ...orders } = useOrders(tab);
  return (
    <HostingOrdersView
      {...orders}
      redemption={useRedeem()}
      tab={tab}
      onTab={(next) => setQuery({ tab: next }, { replace: true })}
      report={remoteOf(report)}
      asOf={isOffline && report.data ? <ReadAt timeMs={report.dataUpdatedAt} /> : undefined}
      isHidden={useIsHidden()}
      isOffline={isOffline}
      productsHref={pathOf('HostingProducts')}
      rulesHref={pathOf('HostingRules')}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
