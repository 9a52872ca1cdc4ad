import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { passkeyChallenge, passkeyLogin } from '../../api/passkeys.ts';
import { codesSent } from '../../components/codes/codesSent.ts';
import { signWithPasskey } from '../../components/passkeys/ceremony.ts';
import { passkeyDomain } from '../../components/passkeys/passkeyDomain.ts';
import { passkeyRefusal } from '../../components/passkeys/passkeyRefusal.ts';
import { usePasskeyAutofill } from '../../components/passkeys/usePasskeyAutofill.ts';
import { refusalToast } from '../../components/shell/failures.ts';
import { useShell } from '../../components/shell/useShell.ts';
import type { PasskeyWayProps } from './PasskeyWay.tsx';

/** Login with a passkey, by its button or in the name field; undefined where passkeys do not work. */
export function usePasskeyWay(): PasskeyWayProps | undefined {
  const { site, logIn, isOffline, toast } = useShell();
  const intl = useIntl();
  const [isPending, setIsPending] = useState(false);
  const dismiss = useRef<() => void>(undefined);
  // The page is covered during the login alone, not while the user looks for a passkey.
  const challenge = useMutation({ ...passkeyChallenge(), meta: { handlesErrors: true, isQuiet: true } });
  const { mutateAsync } = useMutation({ ...passkeyLogin(), meta: { handlesErrors: true } });
  const ask = () => challenge.mutateAsync({ purpose: 'login' });
  const isOffered = passkeyDomain(site) !== undefined;

  /** Shows why it failed, until the next attempt. */
  async function attempt(sign: () => Promise<string>): Promise<void> {
    dismiss.current?.();
    dismiss.current = undefined;
    try {
      const session = await mutateAsync({ credential: await sign() });
      codesSent.clear();
      await logIn(session);
    } catch (error) {
      const { message, requestId, endsOnline } = passkeyRefusal(intl, error);
      if (message !== undefined) dismiss.current = toast(refusalToast(message, requestId, { endsOnline }));
    }
  }

  usePasskeyAutofill({
    isOn: isOffered && !isOffline && !isPending,
    ask,
    onCredential: (credential) => attempt(() => Promise.resolve(credential)),
  });
  if (!isOffered) return undefined;
  return {
    isPending,
    onLogIn() {
      if (isPending) return;
      setIsPending(true);
      void attempt(async () => signWithPasskey(await ask())).finally(() => setIsPending(false));
    },
  };
}
