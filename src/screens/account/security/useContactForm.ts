import { useIntl } from 'react-intl';
import { object } from 'yup';
import { codeSchema } from '../../../components/codes/codeSchema.ts';
import { codesSent } from '../../../components/codes/codesSent.ts';
import { refusalWithTries } from '../../../components/codes/refusalWithTries.ts';
import type { CodeAnswer } from '../../../components/codes/useCode.ts';
import type { Refused, Submit } from '../../../components/forms/submission.ts';
import { useForm, type FormWiring } from '../../../components/forms/useForm.ts';
import { identifierOf } from '../../../components/identifiers/identifierKind.ts';
import { identifierFieldsSchema } from '../../../components/identifiers/identifierSchema.ts';
import { addressKey, useAddressCode, type Address } from '../../../components/identifiers/useAddressCode.ts';
import { settleIdentifier, usePhone, type PhoneOptions } from '../../../components/identifiers/usePhone.ts';
import { loginProofSchema } from '../wallets/loginProof.ts';
import { noContact, type ContactKind, type ContactValues } from './contactForm.ts';
import { useHeld } from '../../../components/forms/useHeld.ts';
import {
  ownCodeKey,
  useOwnCode,
  type OwnAddress,
  type SendOwnCode,
} from '../../../components/codes/useOwnCode.ts';

/** Binding of an address: the address and the proofs of ownership of both the address and the account. */
export interface Binding extends Address {
  code: string;
  ownCode: string | undefined;
  password: string;
}

export interface ContactFormProps extends PhoneOptions, Omit<FormWiring<ContactValues>, 'onSubmit'> {
  kind: ContactKind;
  /** Address that receives the second code; undefined for an account without an address. */
  proof: OwnAddress | undefined;
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  onSendCode: (address: Address) => Promise<CodeAnswer>;
  onSendOwnCode: SendOwnCode;
  onSubmit: Submit<Binding>;
}

/** State of the form that binds an e-mail address or a phone number, with the required codes. */
export function useContactForm(props: ContactFormProps) {
  const { kind, proof, isByWallet, draft, onRefused, onSendCode, onSendOwnCode, onSubmit } = props;
  const intl = useIntl();
  const phone = usePhone(kind === 'mobile', props);
  const held = useHeld(undefined);
  const form = useForm<ContactValues>({
    initial: noContact(kind),
    schema: object({
      ...identifierFieldsSchema(intl, { kind, phone }),
      code: codeSchema(intl),
      ...(proof && { ownCode: codeSchema(intl) }),
      password: loginProofSchema(intl, isByWallet),
    }),
    draft,
    isPossible: (left) => left.kind === kind,
    onRefused,
    async onSubmit(values) {
      const { country, settled } = await settleIdentifier(kind, values, phone);
      if (country) props.onCountry(country);
      const dialCode = country?.dialCode ?? '';
      const address = identifierOf(kind, settled, dialCode);
      const refused = await onSubmit({
        kind,
        address,
        dialCode,
        code: values.code,
        password: values.password,
        ownCode: proof && values.ownCode,
      });
      const keys = [addressKey('bind', kind, settled, dialCode), ownCodeKey('contact', proof)] as const;
      if (!refused) for (const key of keys) codesSent.delete(key);
      return withTries(held.note(refused), keys);
    },
  });
  /** Attempts are counted per code. */
  function withTries(refused: Refused | undefined, [ofNew, ofOwn]: readonly [string, string]) {
    if (!refused) return undefined;
    return refusalWithTries(intl, ofOwn, refusalWithTries(intl, ofNew, refused), 'ownCode');
  }
  const code = useAddressCode({ purpose: 'bind', kind, form, phone, onSendCode });
  const ownCode = useOwnCode({
    purpose: 'contact',
    address: proof,
    onSend: onSendOwnCode,
    onErrors: ({ code: error }) => form.addErrors({ ownCode: error }),
  });
  return { form, phone, code, ownCode, held };
}
