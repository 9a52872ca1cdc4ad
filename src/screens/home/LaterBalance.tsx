import { useLater } from '../../ui/later.ts';
import type { BalanceProps } from './Balance.tsx';
import { BalanceRemote } from './BalanceRemote.tsx';
import { balance } from './laterParts.ts';

/** The balance, once its code is there. */
export function LaterBalance(props: BalanceProps) {
  return <BalanceRemote of={useLater(balance)}>{(Balance) => <Balance {...props} />}</BalanceRemote>;
}
