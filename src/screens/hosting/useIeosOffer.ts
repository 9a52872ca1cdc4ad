import { useQuery } from '@tanstack/react-query';
import { ieos } from '../../api/ieo.ts';
import { usePayableApplications } from '../../components/ieo/usePayableApplications.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { utcMs } from '../../intl/utcMs.ts';

/** Number of IEOs that take applications, and of the user's allotments to pay. */
export function useIeosOffer() {
  const { pathOf, serverNow } = useShell();
  const nowMs = serverNow();
  return {
    href: pathOf('Ieos'),
    applicationsHref: pathOf('IeoApplications', { tab: 'paying' }),
    open: useQuery(ieos()).data?.filter(
      ({ apply_start: start, apply_end: end }) => utcMs(start) <= nowMs && nowMs < utcMs(end),
    ).length,
    toPay: usePayableApplications(nowMs),
  };
}
