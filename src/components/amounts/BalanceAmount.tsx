import type { ComponentProps } from 'react';
import { Amount } from './Amount.tsx';
import { hiddenAmount } from './hiddenAmount.ts';
import { useIsHidden } from './useIsHidden.ts';

/** What an account has, which the user may have hidden. */
export function BalanceAmount(props: ComponentProps<typeof Amount>) {
  return useIsHidden() ? <span>{hiddenAmount}</span> : <Amount {...props} />;
}
