import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { verificationStates } from '../../api/verification.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { supportHref } from '../../ui/supportHref.ts';
import { DepositClaimView } from './DepositClaimView.tsx';
import { wayOf } from './depositWays.ts';
import { useAmountDraft } from './useAmountDraft.ts';
import { useClaims } from './useClaims.ts';
import { useClaimSubject } from './useClaimSubject.ts';
import { useProof } from './useProof.ts';

function Claim({ of, query }: { of: string; query: URLSearchParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { user, pathOf, back, toast, isOffline, offlineBar } = useShell();
  const way = wayOf(query);
  const coin = query.get('coin') ?? '';
  const network = query.get('network');
  const subject = useClaimSubject({ way, coin, network });
  const { proof, end } = useProof(of);
  const chosen = useAmountDraft(way);
  const { isMadeBefore: _, onGiveUp, onSeen, ...command } = useClaims(of);
  const isVerified = user?.review_status === verificationStates.verified;
  const where = { way, ...(way !== 'bank' && coin !== '' && { coin }) };
  const about = { ...where, ...(network !== null && { network }) };
  return (
    <DepositClaimView
      {...command}
      subject={subject}
      startAmount={query.get('amount') ?? ''}
      verifiedName={isVerified && user.name ? user.name : undefined}
      proof={proof}
      onDone={() => {
        end();
        chosen.end();
      }}
      onSeen={onSeen}
      onCancel={() => {
        onGiveUp();
        end();
        chosen.end();
        toast({
          kind: 'info',
          text: intl.formatMessage({
            id: 'claim.cancelled',
            defaultMessage: 'Deposit cancelled. Nothing was sent.',
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

/** Says what was sent; the page's address says which way, of what, and how much. */
export function DepositClaim() {
  const [query] = useSearchParams();
  const asked = ['way', 'coin', 'network', 'amount'].map((name) => query.get(name) ?? '');
  const of = asked.join(' ');
  return <Claim key={of} of={of} query={query} />;
}
