import { useQuery } from '@tanstack/react-query';
import { profile } from '../../api/account.ts';
import { security, sendOwnCode } from '../../api/accountSecurity.ts';
import { isNoSuchCall } from '../../api/calling/ApiError.ts';
import { confirmPasskey, passkeyChallenge } from '../../api/passkeys.ts';
import { ownAddress } from '../../components/codes/ownAddress.ts';
import { useSendOwnCode } from '../../components/codes/useSendOwnCode.ts';
import { useShell } from '../../components/shell/useShell.ts';

/** Settings of the back end for codes, attempts and holds; times are by this device's clock. */
export function useProtection() {
  const { site, user, serverNow } = useShell();
  const { data, error, isPending } = useQuery(security());
  const account = useQuery({ ...profile(), enabled: !isPending && data === undefined });
  const owner = data ?? account.data ?? user;
  const lockedMs = data?.fund_password.locked_until_ms;
  const aheadMs = Date.now() - serverNow();
  return {
    isLoading: isPending,
    ownAddress: owner && ownAddress(owner, site?.code_channels),
    holdMinutes: data?.hold_minutes.address,
    lockedUntilMs: lockedMs === undefined ? undefined : lockedMs + aheadMs,
    /** Empty where the back end omits them. */
    holds: (data?.withdrawal_holds ?? []).map((hold) => ({
      ...hold,
      until_ms: hold.until_ms === undefined ? undefined : hold.until_ms + aheadMs,
    })),
    onSendCode: useSendOwnCode({
      mutation: sendOwnCode(),
      isPlain: data === undefined && isNoSuchCall(error),
      passkey: { passkeys: data?.passkeys, challenge: passkeyChallenge(), confirm: confirmPasskey() },
    }),
  };
}
