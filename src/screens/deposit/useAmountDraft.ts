import { useDraft, type OwnDraft } from '../../components/forms/useDraft.ts';
import { isDecimal } from '../../stored/isDecimal.ts';
import type { DepositWay } from './depositWays.ts';
import type { AmountValues } from './useAmountForm.ts';

/** Amount draft of a way, kept from its selection until the claim is completed or abandoned. */
export const useAmountDraft = (way: DepositWay): OwnDraft<AmountValues> =>
  useDraft<AmountValues>(`deposit.${way}`, {
    fields: { amount: isDecimal },
    detours: ['Deposit', 'DepositClaim'],
  });
