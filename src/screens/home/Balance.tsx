import { FormattedMessage } from 'react-intl';
import { SandboxNotice } from '../../components/wallet/SandboxNotice.tsx';
import { TotalValue } from '../../components/amounts/TotalValue.tsx';
import { later, useOpened } from '../../ui/loading/later.ts';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { BalanceFailed } from './BalanceFailed.tsx';
import { BalanceSkeleton } from './BalanceSkeleton.tsx';
import { HomeOffer } from './HomeOffer.tsx';

export interface BalanceProps {
  total: RemoteState<{
    total: string | undefined;
    dayChange?: string;
    /** Coins excluded from the total because they have no price. */
    unpriced?: readonly string[];
    readMs?: number;
  }>;
  /** Data cannot be refreshed while offline. */
  isOffline: boolean;
  isHidden: boolean;
  onToggleHidden: () => void;
  /** The account holds practice funds. */
  isSandbox: boolean;
}

/** Loaded on demand, since most users hold no such coin. */
const sentence = later(async () => (await import('../../components/wallet/Unpriced.tsx')).Unpriced);
/** Shown without its text until the chunk is loaded. */
const withoutSentence = (): void => undefined;

function LaterUnpriced({ coins }: { coins: readonly string[] }) {
  const Unpriced = useOpened(sentence, coins.length > 0, withoutSentence);
  return Unpriced ? <Unpriced coins={coins.map((coin) => ({ coin, isUnpriced: true }))} /> : null;
}

/** Total value of the account. */
export function Balance({ total, isOffline, isHidden, onToggleHidden, isSandbox }: BalanceProps) {
  return (
    <>
      <Remote of={total} skeleton={<BalanceSkeleton />} failed={(failure) => <BalanceFailed of={failure} />}>
        {({ readMs, unpriced = [], ...value }) => (
          <>
            <TotalValue
              {...value}
              asOfMs={isOffline ? readMs : undefined}
              isHidden={isHidden}
              onToggleHidden={onToggleHidden}
            />
            <LaterUnpriced coins={unpriced} />
          </>
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
