import { useQuery, useQueryClient } from '@tanstack/react-query';
import { hostingReport } from '../../api/hosting.ts';
import { useIsHidden } from '../../components/amounts/useIsHidden.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { HostingProductsView } from './HostingProductsView.tsx';
import { useHosting } from './useHosting.ts';

/** All hosting products. */
export function HostingProducts() {
  const { back, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const { products, isClosed, links } = useHosting();
  return (
    <HostingProductsView
      products={products}
      isClosed={isClosed}
      report={remoteOf(useQuery(hostingReport()))}
      isHidden={useIsHidden()}
      isOffline={isOffline}
      links={links}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['hosting'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
