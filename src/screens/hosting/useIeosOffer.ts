import { useQuery } from '@tanstack/react-query';
import { ieoApplications, ieos } from '../../api/ieo.ts';
import { payableAmong } from '../../components/ieo/applicationStage.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { utcMs } from '../../intl/utcMs.ts';

/** Number of IEOs that take applications, and of the user's allotments to pay. */
export function useIeosOffer() {
  const { pathOf, serverNow } = useShell();
  const nowMs = serverNow();
  const paying = useQuery(ieoApplications({ result: 'paying', limit: '50' })).data;
  return {
    href: pathOf('Ieos'),
    applicationsHref: pathOf('IeoApplications', { tab: 'paying' }),
    open: useQuery(ieos()).data?.filter(
      ({ apply_start: start, apply_end: end }) => utcMs(start) <= nowMs && nowMs < utcMs(end),
    ).length,
    // A back end that ignores the result answers other applications as well.
    toPay: paying && payableAmong(paying.list, nowMs).length,
  };
}
