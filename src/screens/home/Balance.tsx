import { FormattedMessage } from 'react-intl';
import { TotalValue } from '../../components/TotalValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { BalanceFailed } from './BalanceFailed.tsx';

export interface BalanceProps {
  total: RemoteState<{ total: string; dayChange?: string; readMs?: number }>;
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
      <Remote
        of={total}
        skeleton={
          <Stack gutter padBlock="4">
            <Skeleton shape="headline" />
          </Stack>
        }
        failed={(_, retry) => <BalanceFailed onRetry={retry} />}
      >
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
        <Stack gutter>
          <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
            <FormattedMessage
              id="home.sandbox.text"
              defaultMessage="This balance is practice money, given at registration."
            />
          </Notice>
        </Stack>
      ) : null}
    </>
  );
}
