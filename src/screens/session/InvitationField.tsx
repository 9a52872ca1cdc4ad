import { FormattedMessage } from 'react-intl';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import type { FormField } from '../../components/forms/useForm.ts';
import { TextField } from '../../ui/fields/TextField.tsx';

interface InvitationFieldProps extends Pick<FormField<string>, 'name' | 'value' | 'onChange' | 'error'> {
  /** The code is the sandbox's. */
  isSandbox: boolean;
}

/** Invitation code that an account needs. */
export function InvitationField({ name, value, onChange, error, isSandbox }: InvitationFieldProps) {
  return (
    <TextField
      name={name}
      value={value}
      onChange={onChange}
      error={error}
      signs="plain"
      label={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
      autoCapitalize="characters"
      hint={
        isSandbox ? (
          <FormattedMessage
            id="register.invitation.sandbox"
            defaultMessage="Sandbox: this code is filled in for you."
          />
        ) : (
          // The line is reserved until the site reports whether it is a sandbox.
          '\u00a0'
        )
      }
      maxLength={maxLengths.register.extension_code}
    />
  );
}
