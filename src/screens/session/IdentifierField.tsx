import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NumberField } from '../../components/identifiers/NumberField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormField } from '../../components/forms/useForm.ts';
import {
  identifierFields,
  type IdentifierKind,
  type IdentifierValues,
} from '../../components/identifiers/identifierKind.ts';
import type { Phone } from '../../components/identifiers/usePhone.ts';

type FieldName = 'phone' | 'email' | 'username';

/** Parts of the surrounding form that the identifier field needs. */
interface IdentifierForm {
  values: IdentifierValues;
  errors: Partial<Record<FieldName, ReactNode>>;
  set: (name: FieldName, value: string) => void;
  field: (name: 'phone') => Pick<FormField<string>, 'onRetry'>;
}

interface IdentifierFieldProps {
  kind: IdentifierKind;
  form: IdentifierForm;
  phone: Phone;
  /** Page that selects the country. */
  countryHref: string;
  /** Tells password managers whether this is a login or a registration. */
  use: 'login' | 'register';
}

/** Input of the selected kind. */
export function IdentifierField(props: IdentifierFieldProps) {
  const { kind, form, use } = props;
  const { values, errors } = form;
  const name = identifierFields[kind];
  if (name === 'phone') return <NumberField {...props} />;
  const isEmail = name === 'email';
  return (
    <TextField
      // A new element, not the same one with another name: browsers autofill by the attributes at mount.
      key={name}
      label={
        isEmail ? (
          <FormattedMessage id="session.identifier.email" defaultMessage="Email" />
        ) : (
          <FormattedMessage id="login.username" defaultMessage="Username" />
        )
      }
      name={name}
      // An address is shown as typed.
      signs={isEmail ? 'any' : 'plain'}
      type={isEmail ? 'email' : 'text'}
      inputMode={isEmail ? 'email' : 'text'}
      autoComplete={use === 'login' ? 'username webauthn' : isEmail ? 'email' : 'username'}
      autoCapitalize="none"
      value={values[name]}
      onChange={(value) => form.set(name, value)}
      error={errors[name]}
      hint={
        isEmail || use === 'login' || errors.username ? undefined : (
          <FormattedMessage
            id="register.username.hint"
            defaultMessage="4 to 20 letters, digits or underscores"
          />
        )
      }
    />
  );
}
