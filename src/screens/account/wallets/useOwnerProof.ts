import { useIntl } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../../components/codes/codeSchema.ts';
import { codesSent } from '../../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../../components/codes/refusalWithTries.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../../components/codes/useOwnCode.ts';
import type { ShowRefusal, Submit } from '../../../components/forms/submission.ts';
import { useForm } from '../../../components/forms/useForm.ts';
import { useHeld } from '../../../components/forms/useHeld.ts';
import { loginProofSchema } from './loginProof.ts';

export interface OwnerProofValues {
  password: string;
  ownCode: string;
}

export interface OwnerProofOptions {
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  /** Address that receives the code; undefined if the account has none. */
  address: OwnAddress | undefined;
  onSendCode: SendOwnCode;
  onSubmit: Submit<OwnerProofValues>;
  onRefused: ShowRefusal;
}

/** Form with the proof of the owner that a change of wallets needs. */
export function useOwnerProof({ isByWallet, address, onSendCode, onSubmit, onRefused }: OwnerProofOptions) {
  const intl = useIntl();
  const held = useHeld(undefined);
  const key = ownCodeKey('contact', address);
  const form = useForm<OwnerProofValues>({
    initial: { password: '', ownCode: '' },
    schema: object({
      password: loginProofSchema(intl, isByWallet),
      ...(address && { ownCode: codeSchema(intl) }),
    }),
    async onSubmit(values) {
      const refused = held.note(await onSubmit(values));
      if (refused) return refusalWithTries(intl, key, refused, 'ownCode');
      codesSent.delete(key);
      return undefined;
    },
    onRefused,
  });
  const code = useOwnCode({
    purpose: 'contact',
    address,
    onSend: onSendCode,
    onErrors: ({ code: error }) => form.addErrors({ ownCode: error }),
  });
  return { form, code, held };
}
