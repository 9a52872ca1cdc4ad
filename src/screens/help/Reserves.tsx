import { useQuery } from '@tanstack/react-query';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { reserves } from '../../api/reserves.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { ReservesView } from './ReservesView.tsx';

/** Proof of reserves: holdings and liabilities of the operator; public. */
export function Reserves() {
  const { back, offlineBar } = useShell();
  const read = useQuery(reserves());
  return (
    <ReservesView
      reserves={isNoSuchCall(read.error) ? undefined : remoteOf(read)}
      onRefresh={() => read.refetch()}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
