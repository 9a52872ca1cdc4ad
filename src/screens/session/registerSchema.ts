import type { IntlShape } from 'react-intl';
import { boolean, object, string } from 'yup';
import { codeSchema } from '../../components/codes/codeSchema.ts';
import {
  noIdentifier,
  type IdentifierKind,
  type IdentifierValues,
} from '../../components/identifiers/identifierKind.ts';
import { identifierFieldsSchema } from '../../components/identifiers/identifierSchema.ts';
import { newPasswordSchema } from '../../components/identifiers/passwordSchema.ts';
import type { Phone } from '../../components/identifiers/usePhone.ts';
import { refusalMessage } from '../../intl/refusalMessage.ts';

export interface RegisterValues extends IdentifierValues {
  code: string;
  password: string;
  confirm: string;
  invitationCode: string;
  /** Always unchecked by default, like the next field. */
  isAgreed: boolean;
  /** Consent to text messages other than codes. */
  hasTextConsent: boolean;
}

export const noRegistration: RegisterValues = {
  ...noIdentifier,
  code: '',
  password: '',
  confirm: '',
  invitationCode: '',
  isAgreed: false,
  hasTextConsent: false,
};

/** Invitation and consent, which every new account needs. */
export const openingSchema = (intl: IntlShape) => ({
  invitationCode: string()
    .trim()
    .required(intl.formatMessage(refusalMessage('session.invitationRequired'))),
  isAgreed: boolean().oneOf(
    [true],
    intl.formatMessage({
      id: 'register.agreement.required',
      defaultMessage: 'Accept the User agreement and Privacy policy',
    }),
  ),
});

export function registerSchema(intl: IntlShape, kind: IdentifierKind, phone: Phone) {
  return object({
    ...identifierFieldsSchema(intl, { kind, phone }),
    // A username cannot receive a code.
    ...(kind === 'username' ? undefined : { code: codeSchema(intl) }),
    ...newPasswordSchema(intl),
    ...openingSchema(intl),
  });
}
