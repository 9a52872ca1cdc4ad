import { sendOwnCode } from '../../api/accountSecurity.ts';
import { useSendOwnCode } from '../../components/codes/useSendOwnCode.ts';
import type { SendOwnCode } from '../../components/codes/useOwnCode.ts';
import { useSecurity } from './security/useSecurity.ts';

/** Sends a code to an address of one's own; a back end without `security` is asked as the family asks. */
export function useAccountCode(field?: string): SendOwnCode {
  return useSendOwnCode({ mutation: sendOwnCode(), isPlain: useSecurity() === undefined, field });
}
