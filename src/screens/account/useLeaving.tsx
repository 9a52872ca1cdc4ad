import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '../../api/account.ts';
import { askClosing, askCopy } from '../../api/leaving.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { isOpenCase } from '../../components/reviews/openCase.ts';
import { LeavingSheet, type OwnerProof } from './LeavingSheet.tsx';
import { ownAddress } from '../../components/codes/ownAddress.ts';
import { RequestSheet } from './RequestSheet.tsx';
import { useAccountSend } from './useAccountSend.ts';
import { useSuccessToast } from './useSuccessToast.ts';
import { useLoginProof } from './wallets/useLoginProof.tsx';
import { useSecurity } from './security/useSecurity.ts';
import { useAccountCode } from './useAccountCode.ts';
import { useAccountRequests } from './useAccountRequests.ts';
import { useWithdrawing } from './security/useWithdrawing.ts';
import { type AccountRequestKind } from './accountRequest.ts';

function useWithdrawalQuestions() {
  const queryClient = useQueryClient();
  const send = useAccountSend();
  const options = { meta: { handlesErrors: true }, ...useSuccessToast() };
  const closing = useMutation({ ...askClosing(), ...options });
  const copy = useMutation({ ...askCopy(), ...options });
  return async (requestKind: AccountRequestKind, { loginPassword, code }: OwnerProof) => {
    const form = { login_password: loginPassword, ...(code === undefined ? undefined : { code }) };
    const refused = await send(() => (requestKind === 'copy' ? copy : closing).mutateAsync(form));
    // A request whose response did not arrive may exist and cause the rejection of the next attempt.
    await queryClient.invalidateQueries({ queryKey: ['review'] });
    return refused;
  };
}

/** Closure and copy rows, and their sheets. */
export function useLeaving(account: Profile | undefined) {
  const { site, toast, isOffline } = useShell();
  const [requestKind, setRequestKind] = useState<AccountRequestKind>();
  const accountRequests = useAccountRequests(account);
  const security = useSecurity();
  const ask = useWithdrawalQuestions();
  const owner = useLoginProof();
  const sendCode = useAccountCode();
  const { isWithdrawing, withdraw } = useWithdrawing();
  const close = () => setRequestKind(undefined);
  const known = requestKind && accountRequests?.[requestKind];
  const leaving = security?.state === 'ready' ? security.data.leaving : undefined;

  function sheet() {
    if (!requestKind || !known || !leaving || !account) return null;
    const { last } = known;
    if (last && isOpenCase(last))
      return (
        <RequestSheet
          requestKind={requestKind}
          request={last}
          isWithdrawing={isWithdrawing}
          onWithdraw={() => void withdraw(last.id).then(close)}
          onClose={close}
        />
      );
    return (
      <LeavingSheet
        requestKind={requestKind}
        declined={last}
        hindrance={requestKind === 'closing' ? (leaving.hindrance ?? undefined) : undefined}
        keptYears={leaving.kept_years}
        email={account.email}
        address={ownAddress(account, site?.code_channels)}
        isByWallet={owner.isByWallet}
        isOffline={isOffline}
        onSendCode={sendCode}
        onAsk={async (proof) => {
          const refused = await owner.sendWith(proof.loginPassword, (loginPassword) =>
            ask(requestKind, { ...proof, loginPassword }),
          );
          if (!refused) close();
          return refused;
        }}
        onRefused={(...refusal) => toast(refusalToast(...refusal))}
        onClose={close}
      />
    );
  }
  return { accountRequests, sheet: owner.over(sheet()), onAccountRequest: setRequestKind };
}
