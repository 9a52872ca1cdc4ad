import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';

type FieldName = 'password' | 'confirm';

interface NewPasswordProps {
  values: Record<FieldName, string>;
  errors: Partial<Record<FieldName, string>>;
  onChange: (name: FieldName, value: string) => void;
  /** Replaces a password instead of setting the first one. */
  isReset?: boolean;
}

const longest = 64;

/** A password and its confirmation. */
export function NewPassword({ values, errors, onChange, isReset = false }: NewPasswordProps) {
  const field = (name: FieldName, label: ReactNode, hint?: ReactNode) => (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      // The error contains the hint.
      hint={errors[name] ? undefined : hint}
      value={values[name]}
      onChange={(value) => onChange(name, value)}
      error={errors[name]}
      maxLength={longest}
    />
  );
  return (
    <>
      {field(
        'password',
        isReset ? (
          <FormattedMessage id="forgot.password" defaultMessage="New password" />
        ) : (
          <FormattedMessage id="session.password" defaultMessage="Password" />
        ),
        <FormattedMessage id="register.password.hint" defaultMessage="At least 6 characters" />,
      )}
      {field(
        'confirm',
        isReset ? (
          <FormattedMessage id="forgot.confirm" defaultMessage="Confirm new password" />
        ) : (
          <FormattedMessage id="register.confirm" defaultMessage="Confirm password" />
        ),
      )}
    </>
  );
}
