import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { ApiError } from '../../api/calling/ApiError.ts';
import { usePasskeyConfirm, type PasskeyConfirmOptions } from '../passkeys/usePasskeyConfirm.ts';
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
  /** In place of a sent code. */
  passkey: PasskeyConfirmOptions;
}

/** Sends a code to the user's own address, or confirms with a passkey in its place. */
export function useSendOwnCode({
  mutation,
  isPlain,
  field = 'code',
  passkey,
}: SendOwnCodeOptions): SendOwnCode {
  const intl = useIntl();
  const tell = useCodeToast();
  const { mutateAsync } = useMutation({ ...mutation, meta: { handlesErrors: true } });
  const withPasskey = usePasskeyConfirm(passkey);
  const send: SendOwnCode = async (type, channel) => {
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
  return Object.assign(send, { withPasskey });
}
