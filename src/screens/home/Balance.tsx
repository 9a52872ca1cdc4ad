import { FormattedMessage } from 'react-intl';
import { SandboxNotice } from '../../components/wallet/SandboxNotice.tsx';
import { TotalValue } from '../../components/amounts/TotalValue.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { BalanceFailed } from './BalanceFailed.tsx';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';
import { HomeOffer } from './HomeOffer.tsx';

export interface BalanceProps {
  total: RemoteState<{ total: string | undefined; dayChange?: string; readMs?: number }>;
  /** Nothing can be read anew for now. */
  isOffline: boolean;
  isHidden: boolean;
  onToggleHidden: () => void;
  /** The account holds practice money. */
  isSandbox: boolean;
}

/** What the account is worth. */
export function Balance({ total, isOffline, isHidden, onToggleHidden, isSandbox }: BalanceProps) {
  return (
    <>
      <Remote of={total} skeleton={<BalanceSkeleton />} failed={(failure) => <BalanceFailed of={failure} />}>
        {({ readMs, ...value }) => (
          <TotalValue
            {...value}
            asOfMs={isOffline ? readMs : undefined}
            isHidden={isHidden}
            onToggleHidden={onToggleHidden}
          />
        )}
      </Remote>
      {isSandbox ? (
        <SandboxNotice>
          <FormattedMessage
            id="home.sandbox.text"
            defaultMessage="This balance is practice money, given at registration."
          />
        </SandboxNotice>
      ) : null}
      <HomeOffer />
    </>
  );
}
