import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { profile } from '../../api/account.ts';
import { changePassword } from '../../api/accountSecurity.ts';
import { useDraft } from '../../components/forms/useDraft.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { ChangePasswordView, type PasswordValues } from './ChangePasswordView.tsx';
import { useAccountSend } from './useAccountSend.ts';
import { useLoginProof } from './wallets/useLoginProof.tsx';
import { useSecurity } from './security/useSecurity.ts';

/** Changes the login password, which ends all other sessions. */
export function ChangePassword() {
  const { site, isOffline, toast, pathOf, back, offlineBar } = useShell();
  const intl = useIntl();
  const [isChanged, setChanged] = useState(false);
  const draft = useDraft<PasswordValues>('account.password');
  const security = useSecurity();
  const send = useAccountSend();
  const login = useLoginProof();
  const account = useQuery({ ...profile(), enabled: login.isByWallet }).data;
  const { mutateAsync } = useMutation({ ...changePassword(), meta: { handlesErrors: true } });
  const unknown = intl.formatMessage({
    id: 'changePassword.unknown',
    defaultMessage:
      'We got no response, so your password may already have changed. If the new one does not work at your next login, use the old one.',
  });
  return (
    <ChangePasswordView
      isChanged={isChanged}
      isByWallet={login.isByWallet}
      needsAddress={login.isByWallet && account?.email === '' && account.phone === ''}
      holdMinutes={security?.state === 'ready' ? security.data.hold_minutes.change : undefined}
      isSandbox={site?.is_sandbox === true}
      isOffline={isOffline}
      forgotHref={pathOf('ForgotPassword')}
      accountHref={pathOf('Account')}
      draft={draft}
      onSubmit={async ({ old, password }) => {
        const refused = await login.sendWith(old, (old_password) =>
          send(() => mutateAsync({ old_password, password }), unknown),
        );
        if (refused) return refused;
        draft.end();
        setChanged(true);
        return undefined;
      }}
      onRefused={(...refusal) => toast(refusalToast(...refusal))}
      onBack={back}
      offlineBar={offlineBar}
      sheets={login.sheet}
    />
  );
}
