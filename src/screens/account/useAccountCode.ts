import { sendOwnCode } from '../../api/accountSecurity.ts';
import { useSendOwnCode } from '../../components/codes/useSendOwnCode.ts';
import type { SendOwnCode } from '../../components/codes/useOwnCode.ts';
import { useSecurity } from './security/useSecurity.ts';

/** Sends a code to one of the user's addresses; a back end without `security` uses the compatible call. */
export function useAccountCode(field?: string): SendOwnCode {
  return useSendOwnCode({ mutation: sendOwnCode(), isPlain: useSecurity() === undefined, field });
}
