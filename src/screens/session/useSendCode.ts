import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { sendEmailCode, sendSmsCode } from '../../api/signIn.ts';
import { useShell } from '../../components/shell/useShell.ts';
import { codeSentText } from './codeSentText.ts';
import { codeRefusedOf } from '../../components/codes/codeRefusedOf.ts';
import type { Address } from '../../components/identifiers/useAddressCode.ts';
import type { CodeAnswer } from '../../components/codes/useCode.ts';

const fieldNames = { user_string: 'email', mobile: 'phone', area_code: 'phone' };

/** Sends a code by e-mail or text message; the response is the same for known and unknown addresses. */
export function useSendCode(purpose: 'register' | 'forget' | 'login'): (to: Address) => Promise<CodeAnswer> {
  const { toast } = useShell();
  const intl = useIntl();
  const mail = useMutation({ ...sendEmailCode(), meta: { handlesErrors: true } });
  const text = useMutation({ ...sendSmsCode(), meta: { handlesErrors: true } });
  return async ({ kind, address, dialCode }) => {
    try {
      const sent =
        kind === 'mobile'
          ? await text.mutateAsync({ mobile: address, area_code: dialCode, type: purpose })
          : await mail.mutateAsync({ user_string: address, type: purpose });
      // A sandbox returns the code in the response and sends none.
      if (sent.sandbox_code === undefined) {
        toast({ kind: 'success', text: codeSentText(intl, purpose, address) });
      }
      return { waitS: sent.cooldown_s, digits: sent.digits, sandboxCode: sent.sandbox_code };
    } catch (error) {
      return codeRefusedOf(intl, error, fieldNames);
    }
  };
}
