import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { referralAgreementId } from '../../../contracts/agreements.ts';
import { products } from '../../api/products.ts';
import { invite, invitees, inviteRanking, poster, rebates, setRanked, share } from '../../api/referral.ts';
import { usePages } from '../../components/lists/usePages.ts';
import { isClosed } from '../../components/products/isClosed.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isOneOf } from '../../stored/shapes.ts';
import { loading, remoteOf } from '../../ui/loading/remoteData.ts';
import { promotionTabs, PromotionView } from './PromotionView.tsx';
import { useInviting } from './useInviting.ts';

const isTab = isOneOf(...promotionTabs);

/** The user's invitation and its results; the address selects the list. */
export function Promotion() {
  const [query, setQuery] = useSearchParams();
  const { back, pathOf, isOffline, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const own = useQuery(invite());
  const offered = useQuery(products());
  const ranking = useQuery(inviteRanking());
  const ranked = useMutation(setRanked());
  const asked = query.get('tab');
  const received = usePages(rebates(), { enabled: asked === 'rebates' });
  const friends = usePages(invitees(), { enabled: asked === 'invitees' });
  return (
    <PromotionView
      // Back ends that do not report the offer count as offering it.
      invite={offered.isPending ? loading : remoteOf(own)}
      isClosed={isClosed(offered.data, 'referral')}
      tab={isTab(asked) ? asked : undefined}
      onTab={(tab) => setQuery({ tab }, { replace: true })}
      ranking={remoteOf(ranking)}
      rebates={received}
      invitees={friends}
      isOffline={isOffline}
      onRanked={ranked.isPending ? undefined : (is) => ranked.mutate({ is_ranked: is ? '1' : '0' })}
      {...useInviting(useQuery(poster()).data ?? own.data, useQuery(share()).data)}
      rulesHref={pathOf('Agreement', { id: String(referralAgreementId) })}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['referral'] })}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
