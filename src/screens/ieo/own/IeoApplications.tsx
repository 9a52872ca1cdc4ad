import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ieoApplicationPages, ieoApplications } from '../../../api/ieo.ts';
import { isPending, payableAmong } from '../../../components/ieo/applicationStage.ts';
import { useIsHidden } from '../../../components/amounts/useIsHidden.ts';
import { usePages } from '../../../components/lists/usePages.ts';
import { usePendingPoll } from '../../../components/live/usePendingPoll.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { IeoApplicationsView, type ApplicationsTab } from './IeoApplicationsView.tsx';

/** Result of each tab. */
const results = {
  all: undefined,
  paying: 'paying',
  processing: 'processing',
  success: 'success',
  fail: 'fail',
} as const;

const isTab = (text: string | null): text is ApplicationsTab => text !== null && Object.hasOwn(results, text);

/** The user's applications for IEOs; the address selects the tab. */
export function IeoApplications() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, serverNow, offlineBar } = useShell();
  const asked = query.get('tab');
  const tab = isTab(asked) ? asked : 'all';
  const { list, onMore, onRefresh } = usePages(ieoApplicationPages(results[tab]));
  const paying = useQuery(ieoApplications({ result: 'paying', limit: '50' })).data;
  usePendingPoll(list.state === 'ready' && list.data.rows.some(isPending), ['ieo', 'wallet']);
  return (
    <IeoApplicationsView
      tab={tab}
      applications={list}
      toPay={paying && payableAmong(paying.list, serverNow()).length}
      isHidden={useIsHidden()}
      now={serverNow}
      links={{
        application: ({ id }) => pathOf('IeoApplication', { id: String(id) }),
        ieos: pathOf('Ieos'),
      }}
      onTab={(next) => setQuery(next === 'all' ? {} : { tab: next }, { replace: true })}
      onMore={onMore}
      onRefresh={onRefresh}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
