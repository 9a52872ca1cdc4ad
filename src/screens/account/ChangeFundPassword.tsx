import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { profile } from '../../api/account.ts';
import { fundPasswordState, setFundPassword } from '../../api/accountSecurity.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { remoteOf } from '../../ui/loading/remoteData.ts';
import { ChangeFundPasswordView } from './ChangeFundPasswordView.tsx';
import type { FundPasswordValues, FundPasswordWay } from './fundPasswordSchema.ts';
import { ownAddress } from '../../components/codes/ownAddress.ts';
import { useAccountSend } from './useAccountSend.ts';
import { useLoginProof } from './wallets/useLoginProof.tsx';
import { useSecurity } from './security/useSecurity.ts';
import { useAccountCode } from './useAccountCode.ts';

/** Request fields of the form, by the way the user proves the right to set the fund password. */
function formOf({ way, ...values }: FundPasswordValues & { way: FundPasswordWay }) {
  const { old, password, confirm, loginPassword, code } = values;
  const proof = {
    first: { login_password: loginPassword },
    changed: { oldpassword: old },
    forgotten: { login_password: loginPassword, code },
  };
  return { password, re_password: confirm, ...proof[way] };
}

/** Fund password page. Fund password: six digits, required for withdrawals. */
export function ChangeFundPassword() {
  const { site, user, isOffline, toast, pathOf, back, offlineBar } = useShell();
  const intl = useIntl();
  const [done, setDone] = useState<FundPasswordWay>();
  const draft = useDraft<FundPasswordValues>('account.fundPassword', {
    detours: ['Account', 'ChooseCountry'],
  });
  const state = remoteOf(useQuery(fundPasswordState()));
  const security = useSecurity();
  const account = useQuery(profile());
  const known = security?.state === 'ready' ? security.data : undefined;
  const owner = known ?? account.data ?? user;
  const send = useAccountSend();
  const login = useLoginProof();
  const sendCode = useAccountCode();
  const { mutateAsync } = useMutation({ ...setFundPassword(), meta: { handlesErrors: true } });
  const unknown = intl.formatMessage({
    id: 'fundPassword.unknown',
    defaultMessage:
      'We got no response, so your fund password may already be set. Try it before you set another.',
  });
  return (
    <ChangeFundPasswordView
      isSet={state}
      done={done}
      address={owner && ownAddress(owner, site?.code_channels)}
      triesLeft={known?.fund_password.attempts_left}
      lockedUntilMs={known?.fund_password.locked_until_ms}
      holdMinutes={known?.hold_minutes}
      isByWallet={login.isByWallet}
      isSandbox={site?.is_sandbox === true}
      isOffline={isOffline}
      accountHref={pathOf('Account')}
      draft={draft}
      onSendCode={sendCode}
      onSubmit={async (form) => {
        const change = (loginPassword: string) =>
          send(() => mutateAsync(formOf({ ...form, loginPassword })), unknown);
        const refused = await (form.way === 'changed'
          ? change('')
          : login.sendWith(form.loginPassword, change));
        if (refused) return refused;
        draft.end();
        setDone(form.way);
        return undefined;
      }}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onBack={back}
      offlineBar={offlineBar}
      sheets={login.sheet}
    />
  );
}
