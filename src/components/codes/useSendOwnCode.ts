import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { codeRefusedOf } from './codeRefusedOf.ts';
import { useCodeToast, type CodeSentAnswer } from './useCodeToast.ts';
import type { OwnCodePurpose, SendOwnCode } from './useOwnCode.ts';

interface OwnCodeForm {
  type?: OwnCodePurpose;
  channel?: 'mail' | 'sms';
}

interface SendOwnCodeOptions {
  mutation: UseMutationOptions<CodeSentAnswer, ApiError, OwnCodeForm>;
  /** One code for all purposes, requested with the compatible call. */
  isPlain: boolean;
  /** Form field of the code. */
  field?: string;
}

/** Sends a code to the user's own address. */
export function useSendOwnCode({ mutation, isPlain, field = 'code' }: SendOwnCodeOptions): SendOwnCode {
  const intl = useIntl();
  const tell = useCodeToast();
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });
  return async (type, channel) => {
    try {
      return tell(await mutateAsync(isPlain ? {} : { type, channel }));
    } catch (error) {
      const answer = codeRefusedOf(intl, error, {});
      // Errors are shown at the code's field.
      const { message } = 'refused' in answer ? answer.refused : {};
      return 'refused' in answer && message !== undefined
        ? { ...answer, refused: { fields: { [field]: message } } }
        : answer;
    }
  };
}
