import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as maxLengths from '../../../../contracts/maxLengths.ts';
import type { FormField } from '../../../components/forms/useForm.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';

interface LoginProofFieldProps extends Pick<FormField<string>, 'name' | 'value' | 'onChange' | 'error'> {
  /** The account has no login password: a wallet confirms when the form is sent. */
  isByWallet: boolean;
  label?: ReactNode;
  hint?: ReactNode;
}

/** Login password, or a note that a wallet confirms in its place. */
export function LoginProofField({
  isByWallet,
  name,
  value,
  onChange,
  error,
  label,
  hint,
}: LoginProofFieldProps) {
  if (isByWallet)
    return (
      <Notice tone={error === undefined ? 'neutral' : 'danger'} icon="wallet" live={error !== undefined}>
        {error ?? (
          <FormattedMessage
            id="account.proof.wallet"
            defaultMessage="Your account has no login password. Your wallet asks you to sign when you continue."
          />
        )}
      </Notice>
    );
  return (
    <PasswordField
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
      label={label ?? <FormattedMessage id="settings.password" defaultMessage="Login password" />}
      autoComplete="current-password"
      maxLength={maxLengths.bindContact.password}
    />
  );
}
