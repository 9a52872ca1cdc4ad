import type { ComponentProps } from 'react';
import { Amount } from './Amount.tsx';
import { hiddenAmount } from './hiddenAmount.ts';
import { useIsHidden } from './useIsHidden.ts';

/** Balance of an account, which the user may have hidden. */
export function BalanceAmount(props: ComponentProps<typeof Amount>) {
  return useIsHidden() ? <span>{hiddenAmount}</span> : <Amount {...props} />;
}
