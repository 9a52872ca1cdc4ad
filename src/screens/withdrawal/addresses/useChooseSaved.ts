import { drafts } from '../../../components/forms/drafts.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { AddressToSave } from './useAddAddressForm.ts';
import { draftedWithdrawal, withdrawalDraft, type WithdrawalValues } from '../withdrawalValues.ts';

/** Selects a newly saved address in the withdrawal form that led to it. */
export function useChooseSaved(): (coin: string, saved: AddressToSave) => void {
  const { user, pathOf, errandFrom } = useShell();
  return (coin, { target, address }) => {
    if (!user || errandFrom?.split('?')[0] !== pathOf('Withdraw')) return;
    const key = { ...withdrawalDraft, account: String(user.id) };
    const left = drafts.read(key, draftedWithdrawal) as Partial<WithdrawalValues> | undefined;
    // The form has one coin: an address of another coin cannot be selected in it.
    if (left !== undefined && left.coin !== coin) return;
    const chosen = {
      type: 'address',
      coin,
      currency: String(target.coinId),
      network: target.network.network,
    };
    drafts.keep(key, { ...left, ...chosen, address }, draftedWithdrawal);
  };
}
