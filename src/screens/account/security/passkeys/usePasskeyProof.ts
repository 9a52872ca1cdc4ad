import { useIntl } from 'react-intl';
import { object, string, type AnySchema } from 'yup';
import { codeSchema } from '../../../../components/codes/codeSchema.ts';
import { codesSent } from '../../../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../../../components/codes/refusalWithTries.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../../../components/codes/useOwnCode.ts';
import type { ShowRefusal, Submit } from '../../../../components/forms/submission.ts';
import { useForm } from '../../../../components/forms/useForm.ts';
import { useHeld } from '../../../../components/forms/useHeld.ts';

/** Proof of the owner: the login password and a code to an own address. */
export interface PasskeyProof {
  password: string;
  ownCode: string;
}

export interface PasskeyProofProps {
  /** Address that receives the code. */
  address: OwnAddress;
  /** Duration of the withdrawal hold caused by the change. */
  holdMinutes: number;
  isSandbox: boolean;
  isOffline: boolean;
  onSendCode: SendOwnCode;
  onRefused: ShowRefusal;
  onClose: () => void;
}

interface PasskeyProofOptions<More> extends PasskeyProofProps {
  /** Further values of the form, and their rules. */
  initial: More;
  more: Record<keyof More, AnySchema>;
  onSubmit: Submit<More & PasskeyProof>;
}

/** Form that changes the passkeys of the account. */
export function usePasskeyProof<More extends object>(options: PasskeyProofOptions<More>) {
  const { address, initial, more, onSendCode, onSubmit, onRefused, onClose } = options;
  const intl = useIntl();
  const held = useHeld(undefined);
  const key = ownCodeKey('contact', address);
  const form = useForm<More & PasskeyProof>({
    initial: { ...initial, password: '', ownCode: '' },
    schema: object({
      ...more,
      password: string().required(
        intl.formatMessage({
          id: 'account.loginPassword.required',
          defaultMessage: 'Enter your login password',
        }),
      ),
      ownCode: codeSchema(intl),
    }),
    onRefused,
    async onSubmit(values) {
      const refused = held.note(await onSubmit(values));
      if (refused) return refusalWithTries(intl, key, refused, 'ownCode');
      codesSent.delete(key);
      onClose();
      return undefined;
    },
  });
  const code = useOwnCode({
    purpose: 'contact',
    address,
    onSend: onSendCode,
    onErrors: ({ code: error }) => form.addErrors({ ownCode: error } as Parameters<typeof form.addErrors>[0]),
  });
  return { form, code, held };
}
