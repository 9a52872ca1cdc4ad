import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { sendOwnCode } from '../../api/accountSecurity.ts';
import { codeRefusedOf } from '../../components/codes/codeRefusedOf.ts';
import { useCodeToast } from './useCodeToast.ts';
import type { SendOwnCode } from './useOwnCode.ts';
import { useSecurity } from './useSecurity.ts';

/** Sends a code to an address of one's own. */
export function useSendOwnCode(field = 'code'): SendOwnCode {
  const intl = useIntl();
  const tell = useCodeToast();
  // A back end that lacks it has one code for everything, and is asked as the family asks.
  const isPlain = useSecurity() === undefined;
  const { mutateAsync } = useMutation({ ...sendOwnCode(), meta: { handlesErrors: true } });
  return async (type, channel) => {
    try {
      return tell(await mutateAsync(isPlain ? {} : { type, channel }));
    } catch (error) {
      const answer = codeRefusedOf(intl, error, {});
      // Whatever is wrong is said where the code is asked for.
      const { message } = 'refused' in answer ? answer.refused : {};
      return 'refused' in answer && message !== undefined
        ? { ...answer, refused: { fields: { [field]: message } } }
        : answer;
    }
  };
}
