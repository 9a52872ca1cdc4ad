import { useDraft, type OwnDraft } from '../../components/forms/useDraft.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import type { DepositWay } from './depositWays.ts';
import type { AmountValues } from './useAmountForm.ts';

/** The amount of a way, from its choice on until its claim is done or left. */
export const useAmountDraft = (way: DepositWay): OwnDraft<AmountValues> =>
  useDraft<AmountValues>(`deposit.${way}`, {
    fields: { amount: isDecimal },
    detours: ['Deposit', 'DepositClaim'],
  });
