import { useCallback, useState } from 'react';
import { useLater } from '../../ui/later.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { BalanceProps } from './Balance.tsx';
import { BalanceFailed } from './BalanceFailed.tsx';
import { balance } from './laterParts.ts';

/** The balance, once its code is there. */
export function LaterBalance(props: BalanceProps) {
  const [isMissing, setIsMissing] = useState(false);
  const miss = useCallback(() => setIsMissing(true), []);
  const Balance = useLater(balance, !isMissing, miss);
  if (Balance) return <Balance {...props} />;
  if (isMissing) return <BalanceFailed onRetry={() => setIsMissing(false)} />;
  return (
    <Stack gutter padBlock="4">
      <Skeleton shape="headline" />
    </Stack>
  );
}
