import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import type { FieldProps } from '../../ui/fields/Field.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface HolderFieldProps extends Pick<FieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  verifiedName: string | undefined;
  /** Text while no name is verified. */
  unverified?: ReactNode;
}

/** Account holder's name. */
export function HolderField({ verifiedName, unverified, ...field }: HolderFieldProps) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="bank.holder" defaultMessage="Account holder’s full name" />}
      hint={
        verifiedName === undefined ? (
          unverified
        ) : (
          <FormattedMessage
            id="bank.holder.rule"
            defaultMessage="Your verified name: {name}. Order, capitals and accents do not matter."
            values={{ name: verifiedName }}
          />
        )
      }
      autoComplete="name"
      autoCapitalize="words"
      maxLength={maxLengths.saveBankCard.real_name}
    />
  );
}
