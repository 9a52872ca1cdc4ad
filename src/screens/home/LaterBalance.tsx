import { useLater } from '../../ui/later.ts';
import { Remote } from '../../ui/Remote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { BalanceProps } from './Balance.tsx';
import { BalanceFailed } from './BalanceFailed.tsx';
import { balance } from './laterParts.ts';

/** The balance, once its code is there. */
export function LaterBalance(props: BalanceProps) {
  return (
    <Remote
      of={useLater(balance)}
      skeleton={
        <Stack gutter padBlock="4">
          <Skeleton shape="headline" />
        </Stack>
      }
      failed={(_, retry) => <BalanceFailed onRetry={retry} />}
    >
      {(Balance) => <Balance {...props} />}
    </Remote>
  );
}
