import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { bankCard } from '../../../api/bank.ts';
import { deposits, type DepositRow } from '../../../api/deposit.ts';
import { verificationStates } from '../../../api/verification.ts';
import { usePendingPoll } from '../../../components/live/usePendingPoll.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { isOnItsWay } from '../../../components/wallet/depositState.tsx';
import { loading } from '../../../ui/loading/remoteData.ts';
import { supportHref } from '../../../ui/screen/supportHref.ts';
import { isAlike } from './claimRequest.ts';
import type { ClaimValues } from './claimValues.ts';
import { DepositClaimView } from './DepositClaimView.tsx';
import { wayOf } from '../depositWays.ts';
import { useAmountDraft } from '../useAmountDraft.ts';
import { useClaims } from './useClaims.ts';
import { useClaimSubject } from './useClaimSubject.ts';
import { useProof } from './useProof.ts';

/** Status of the claim just made; a push message triggers the update. */
function useBecame(
  made: ClaimValues | undefined,
  isMadeBefore: (timeMs: number) => boolean,
): DepositRow | undefined {
  const { data, dataUpdatedAt } = useQuery({ ...deposits({ limit: '20' }), enabled: made !== undefined });
  const became =
    made && isMadeBefore(dataUpdatedAt) ? data?.data.find((row) => isAlike(row, made)) : undefined;
  usePendingPoll(made !== undefined && (became === undefined || isOnItsWay(became)), ['deposit']);
  return became;
}

function Claim({ of, query }: { of: string; query: URLSearchParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user, pathOf, back, toast, isOffline, offlineBar } = useShell();
  const way = wayOf(query);
  const coin = query.get('coin') ?? '';
  const network = query.get('network');
  const subject = useClaimSubject({ way, coin, network });
  const { proof, end } = useProof(of);
  // If the card cannot be read, the user types it.
  const card = useQuery({ ...bankCard(), enabled: way === 'bank' });
  const chosen = useAmountDraft(way);
  const command = useClaims(of);
  const became = useBecame(command.made, command.isMadeBefore);
  const isVerified = user?.review_status === verificationStates.verified;
  const where = { way, ...(way !== 'bank' && coin !== '' && { coin }) };
  const about = { ...where, ...(network !== null && { network }) };
  return (
    <DepositClaimView
      command={command}
      // Content that loads later would shift the controls under the user's finger.
      subject={card.isLoading ? loading : subject}
      startAmount={query.get('amount') ?? ''}
      verifiedName={isVerified && user.name ? user.name : undefined}
      card={card.data}
      proof={proof}
      became={became}
      onDone={() => {
        end();
        chosen.end();
      }}
      onCancel={() => {
        command.onGiveUp();
        end();
        chosen.end();
        toast({
          kind: 'info',
          text: intl.formatMessage({
            id: 'claim.cancelled',
            defaultMessage: 'Deposit report cancelled. It was not submitted.',
          }),
        });
        void navigate(pathOf('Deposit', where), { replace: true });
      }}
      isOffline={isOffline}
      changeHref={pathOf('Deposit', where)}
      recordsHref={pathOf('AssetRecord', { tab: 'deposits' })}
      supportHref={`${supportHref({})}&${new URLSearchParams(about)}`}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}

/** Form that claims a deposit; the page's address contains the way, the coin and the amount. */
export function DepositClaim() {
  const [query] = useSearchParams();
  const asked = ['way', 'coin', 'network', 'amount'].map((name) => query.get(name) ?? '');
  const of = asked.join(' ');
  return <Claim key={of} of={of} query={query} />;
}
