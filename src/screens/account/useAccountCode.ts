import { sendOwnCode } from '../../api/accountSecurity.ts';
import { confirmPasskey, passkeyChallenge } from '../../api/passkeys.ts';
import { useSendOwnCode } from '../../components/codes/useSendOwnCode.ts';
import type { SendOwnCode } from '../../components/codes/useOwnCode.ts';
import { useSecurity } from './security/useSecurity.ts';

/** Sends a code to one of the user's addresses; a back end without `security` uses the compatible call. */
export function useAccountCode(field?: string): SendOwnCode {
  const known = useSecurity();
  return useSendOwnCode({
    mutation: sendOwnCode(),
    isPlain: known === undefined,
    field,
    passkey: {
      passkeys: known?.state === 'ready' ? known.data.passkeys : undefined,
      challenge: passkeyChallenge(),
      confirm: confirmPasskey(),
    },
  });
}
