import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceOf } from '../../../../../contracts/rules/identity/deviceOf.ts';
import { profile } from '../../../../api/account.ts';
import type { Passkey } from '../../../../api/passkeys.ts';
import { ownAddress } from '../../../../components/codes/ownAddress.ts';
import { useDeviceName } from '../../../../components/details/useDeviceName.ts';
import { passkeyDomain } from '../../../../components/passkeys/passkeyDomain.ts';
import { refusalToast } from '../../../../components/shell/failures.ts';
import { useShell } from '../../../../components/shell/useShell.ts';
import { useAccountCode } from '../../useAccountCode.ts';
import { useSecurity } from '../useSecurity.ts';
import { AddPasskeySheet } from './AddPasskeySheet.tsx';
import { PasskeysPage } from './PasskeysPage.tsx';
import { RemovePasskeySheet } from './RemovePasskeySheet.tsx';
import { useAddPasskey } from './useAddPasskey.ts';
import { useRemovePasskey } from './useRemovePasskey.ts';

/** Passkeys of the account, and the sheets that add and remove one. */
export function Passkeys() {
  const { site, isOffline, toast, pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const security = useSecurity();
  const account = useQuery(profile()).data;
  const [open, setOpen] = useState<'add' | Passkey>();
  const nameOf = useDeviceName();
  const onSendCode = useAccountCode();
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const known = security?.state === 'ready' ? security.data : undefined;
  const address = known && ownAddress(known, site?.code_channels);

  function sheet() {
    if (!known || !address || open === undefined) return null;
    const shared = {
      address,
      holdMinutes: known.hold_minutes.change,
      isSandbox: site?.is_sandbox === true,
      isOffline,
      onSendCode,
      onRefused: (...refusal: Parameters<typeof refusalToast>) => toast(refusalToast(...refusal)),
      onClose: () => setOpen(undefined),
    };
    if (open === 'add')
      return <AddPasskeySheet {...shared} deviceName={nameOf(deviceOf(navigator.userAgent))} onAdd={add} />;
    return <RemovePasskeySheet {...shared} name={open.name} onRemove={(proof) => remove(open.id, proof)} />;
  }
  return (
    <PasskeysPage
      security={security}
      missing={address === undefined ? 'address' : account?.has_password === false ? 'password' : undefined}
      isSupported={passkeyDomain(site) !== undefined}
      links={{ account: pathOf('Account'), forgotPassword: pathOf('ForgotPassword') }}
      onAdd={() => setOpen('add')}
      onRemove={setOpen}
      onRefresh={() => queryClient.invalidateQueries({ queryKey: ['account'] })}
      onBack={back}
      offlineBar={offlineBar}
      sheets={sheet()}
    />
  );
}
