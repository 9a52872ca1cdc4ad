import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { profile } from '../../../api/account.ts';
import {
  fundPasswordState,
  holdWithdrawals,
  liftWithdrawalHold,
  setPhrase,
} from '../../../api/accountSecurity.ts';
import { sessions } from '../../../api/openSessions.ts';
import { withdrawalAddresses } from '../../../api/withdrawal.ts';
import { refusalToast } from '../../../components/shell/failures.ts';
import { useShell } from '../../../components/shell/useShell.ts';
import { joinRemotes, remoteOf } from '../../../ui/loading/remoteData.ts';
import { extendedOf } from '../extended.ts';
import { HoldSheet } from './HoldSheet.tsx';
import { LiftSheet } from './LiftSheet.tsx';
import { ownAddress } from '../../../components/codes/ownAddress.ts';
import { PhraseSheet } from './PhraseSheet.tsx';
import { SecurityView } from './SecurityView.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { useAccountSend } from '../useAccountSend.ts';
import { useSuccessToast } from '../useSuccessToast.ts';
import { useSecurity } from './useSecurity.ts';
import { useAccountCode } from '../useAccountCode.ts';

type OpenSheet = 'phrase' | 'hold' | 'lift';

/** Sheets open over the page, limited to the features of the back end. */
function useSheets() {
  const { user, site, toast, isOffline } = useShell();
  const [open, setOpen] = useState<OpenSheet>();
  const known = useSecurity();
  const send = useAccountSend();
  const sendCode = useAccountCode();
  const meta = { handlesErrors: true };
  const said = useSuccessToast();
  const phrase = useMutation({ ...setPhrase(), meta, ...said });
  const hold = useMutation({ ...holdWithdrawals(), ...said });
  const lift = useMutation({ ...liftWithdrawalHold(), meta, ...said });
  const close = () => setOpen(undefined);
  const shown = {
    onRefused: (...refusal: Parameters<typeof refusalToast>) => toast(refusalToast(...refusal)),
    onClose: close,
  };
  function sheet() {
    if (known?.state !== 'ready') return null;
    const { hold_minutes } = known.data;
    if (open === 'phrase')
      return (
        <PhraseSheet
          {...shown}
          phrase={known.data.phrase}
          onSubmit={(text) => send(() => phrase.mutateAsync({ phrase: text }))}
        />
      );
    if (open === 'hold')
      return (
        <HoldSheet
          liftMinutes={hold_minutes.lift}
          isSending={hold.isPending}
          onHold={() => hold.mutate(undefined, { onSuccess: close })}
          onClose={close}
        />
      );
    if (open === 'lift')
      return (
        <LiftSheet
          {...shown}
          address={user && ownAddress(known.data, site?.code_channels)}
          liftMinutes={hold_minutes.lift}
          isOffline={isOffline}
          onSendCode={sendCode}
          onLift={(proof) =>
            send(() =>
              lift.mutateAsync(
                'code' in proof ? { code: proof.code } : { login_password: proof.loginPassword },
              ),
            )
          }
        />
      );
    return null;
  }
  return { sheet: sheet(), setOpen };
}

function Overview() {
  const { site, pathOf, back, offlineBar } = useShell();
  const queryClient = useQueryClient();
  const { sheet, setOpen } = useSheets();
  const basics = joinRemotes(
    remoteOf(useQuery(profile())),
    remoteOf(useQuery(fundPasswordState())),
    (known, hasFundPassword) => ({ profile: known, hasFundPassword }),
  );
  const devices = extendedOf(useQuery(sessions()));
  return (
    <SecurityView
      basics={basics}
      security={useSecurity()}
      devices={devices && { count: devices.state === 'ready' ? devices.data.length : undefined }}
      addresses={useQuery(withdrawalAddresses()).data?.length}
      links={{
        password: pathOf('ChangePassword'),
        fundPassword: pathOf('ChangeFundPassword'),
        account: pathOf('Account'),
        sessions: pathOf('Security', { show: 'sessions' }),
        passkeys: pathOf('Security', { show: 'passkeys' }),
        addresses: pathOf('WithdrawalAddressCoins'),
        bankCard: pathOf('BankCard'),
      }}
      hasPasskeys={site?.passkey_domain !== undefined}
      onPhrase={() => setOpen('phrase')}
      onHold={(isHeld) => setOpen(isHeld ? 'hold' : 'lift')}
      onRefresh={() =>
        Promise.all(
          [['account'], ['withdrawal']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
        )
      }
      onBack={back}
      offlineBar={offlineBar}
      sheets={sheet}
    />
  );
}

/** Security page; `?show=sessions` shows the login sessions, `?show=passkeys` the passkeys. */
export function Security() {
  const { search } = useLocation();
  const shown = new URLSearchParams(search).get('show');
  return shown === 'sessions' ? <Sessions /> : shown === 'passkeys' ? <Passkeys /> : <Overview />;
}
