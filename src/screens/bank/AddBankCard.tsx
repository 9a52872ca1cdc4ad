import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankValues } from '../../../contracts/rules/identity/bank.ts';
import { profile } from '../../api/account.ts';
import { bankCard, type BankCard } from '../../api/bank.ts';
import { verificationStates } from '../../api/verification.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isText } from '../../stored/shapes.ts';
import { joinRemotes, remoteOf } from '../../ui/loading/remoteData.ts';
import { AddBankCardView, type Known } from './AddBankCardView.tsx';
import { useCardSubmission } from './useCardSubmission.ts';

/** Account numbers and holder names are never stored on the device. */
const stored = {
  name: isText,
  swift_code: isText,
  bank_name: isText,
  bank_branch: isText,
  branch_name: isText,
  bank_address: isText,
};

/** Binds the bank card of an account, or replaces it. */
export function AddBankCard() {
  const { isOffline, back, pathOf, toast, offlineBar } = useShell();
  const card = useQuery(bankCard());
  const account = useQuery(profile());
  const [bound, setBound] = useState<BankCard>();
  const draft = useDraft<BankValues>('bank.card', { fields: stored });
  const submit = useCardSubmission(card.data, (now) => {
    draft.end();
    setBound(now);
  });
  const known = joinRemotes(
    remoteOf(card),
    remoteOf(account),
    (own, { review_status, name, address }): Known => {
      const isVerified = review_status === verificationStates.verified;
      return { card: own, verifiedName: isVerified && name ? name : undefined, address };
    },
  );
  return (
    <AddBankCardView
      known={known}
      bound={bound}
      draft={draft}
      onSubmit={submit}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      isOffline={isOffline}
      cardHref={pathOf('BankCard')}
      onDone={back}
      onBack={back}
      offlineBar={offlineBar}
    />
  );
}
