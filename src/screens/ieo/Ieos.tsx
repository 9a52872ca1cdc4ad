import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ieos } from '../../api/ieo.ts';
import { products } from '../../api/products.ts';
import { useServerTime } from '../../components/live/useServerTime.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { ApplyIeo } from './ApplyIeo.tsx';
import { IeosView, ieosTabs } from './IeosView.tsx';

function IeoList() {
  const [address, setAddress] = useSearchParams();
  const { back, pathOf, serverNow, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  return (
    <IeosView
      tab={ieosTabs.find((each) => each === address.get('tab')) ?? 'all'}
      products={remoteOf(useQuery(ieos()))}
      isClosed={isClosed(useQuery(products()).data, 'subscription')}
      isOffline={isOffline}
      nowMs={useServerTime(serverNow, isOffline)}
      links={{
        product: ({ id }) => pathOf('Ieos', { id: String(id) }),
        application: (id) => pathOf('IeoApplication', { id: String(id) }),
        records: pathOf('IeoApplications'),
      }}
      onTab={(tab) => setAddress(tab === 'all' ? {} : { tab }, { replace: true })}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['ieo', 'products'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

/** IEO products; with an `id` in the URL, one product and the application for it. */
export function Ieos() {
  const [address] = useSearchParams();
  const id = address.get('id');
  return id === null ? <IeoList /> : <ApplyIeo key={id} />;
}
