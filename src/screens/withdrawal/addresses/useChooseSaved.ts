import { drafts } from '../../../components/forms/drafts.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import type { AddressToSave } from './useAddAddressForm.ts';
import { draftedWithdrawal, withdrawalDraft, type WithdrawalValues } from '../withdrawalValues.ts';

/** Chooses an address that was just saved in the withdrawal that led to saving it. */
export function useChooseSaved(): (coin: string, saved: AddressToSave) => void {
  const { user, pathOf, errandFrom } = useShell();
  return (coin, { target, address }) => {
    if (!user || errandFrom?.split('?')[0] !== pathOf('Withdraw')) return;
    const key = { ...withdrawalDraft, account: String(user.id) };
    const left = drafts.read(key, draftedWithdrawal) as Partial<WithdrawalValues> | undefined;
    // The form is of one coin: an address of another one cannot be chosen in it.
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
