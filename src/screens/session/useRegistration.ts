import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { codesSent } from '../../components/codes/codesSent.ts';
import { useForm, type FormDraft, type FormState } from '../../components/forms/useForm.ts';
import { identifierOf, type IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { noRegistration, registerSchema, type RegisterValues } from './registerSchema.ts';
import { refusalWithTries } from '../../components/codes/refusalWithTries.ts';
import { errorsAfterPasswordChange } from '../../components/identifiers/passwordSchema.ts';
import type { ShowRefusal, Submit } from '../../components/forms/submission.ts';
import { addressKey, useAddressCode, type Address } from '../../components/identifiers/useAddressCode.ts';
import type { CodeAnswer } from '../../components/codes/useCode.ts';
import type { Country } from '../../components/identifiers/signInChoice.ts';
import { settleIdentifier, usePhone, type PhoneOptions } from '../../components/identifiers/usePhone.ts';

/** Data of a registration. */
export interface Registration extends RegisterValues {
  kind: IdentifierKind;
  /** Identifier as typed, without its dial code. */
  identifier: string;
  /** The identifier in display format. */
  shownAs: string;
  /** Phone numbers only. */
  country?: Country;
}

export interface RegistrationProps extends PhoneOptions {
  /** From an invite link, or the sandbox's own code. */
  invitationCode?: string;
  /** Whether the code is the sandbox's, which is then labelled. */
  isSandboxInvitation?: boolean;
  /** Asks for consent to text messages (English only). */
  asksTextConsent?: boolean;
  draft?: FormDraft<RegisterValues>;
  links: { userAgreement: string; privacy: string; country: string };
  onSendCode: (address: Address) => Promise<CodeAnswer>;
  onSubmit: Submit<Registration>;
  onRefused: ShowRefusal;
}

/** The server's invitation code arrives after the form and must not overwrite a typed one. */
function useLateInvitation(form: FormState<RegisterValues>, invitationCode: string): void {
  const isEmpty = form.values.invitationCode === '';
  const fill = useEffectEvent(() => {
    if (isEmpty) form.set('invitationCode', invitationCode);
  });
  useEffect(() => {
    if (invitationCode !== '') fill();
  }, [invitationCode]);
}

/** State of the registration form: its values, its code and its submission. */
export function useRegistration(kind: IdentifierKind, props: RegistrationProps) {
  const { invitationCode = '', draft, onSendCode, onSubmit } = props;
  const intl = useIntl();
  const phone = usePhone(kind === 'mobile', props);
  const form = useForm<RegisterValues>({
    initial: { ...noRegistration, invitationCode },
    schema: registerSchema(intl, kind, phone),
    draft,
    onRefused: props.onRefused,
    errorsAfter: errorsAfterPasswordChange,
    async onSubmit(values) {
      const { country, settled } = await settleIdentifier(kind, values, phone);
      if (country) props.onCountry(country);
      const identifier = identifierOf(kind, settled, country?.dialCode);
      const address = addressKey('register', kind, settled, country?.dialCode ?? '');
      const answer = await onSubmit({
        ...settled,
        kind,
        identifier,
        shownAs: kind === 'mobile' ? (phone.format?.(identifier) ?? identifier) : identifier,
        invitationCode: values.invitationCode.trim(),
        country,
      });
      // The code is used up; a later registration with this address must not show it.
      if (!answer) codesSent.delete(address);
      return answer && refusalWithTries(intl, address, answer);
    },
  });
  useLateInvitation(form, invitationCode);
  // Errors of one identifier do not apply to another.
  const { clearErrors } = form;
  // oxlint-disable-next-line react/exhaustive-deps -- another kind of name is the reason, and not used
  useEffect(() => clearErrors(), [kind]);
  const code = useAddressCode({ purpose: 'register', kind, form, phone, onSendCode });
  return { form, phone, code };
}
