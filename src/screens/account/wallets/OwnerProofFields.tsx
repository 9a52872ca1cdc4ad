import { FormattedMessage } from 'react-intl';
import { OwnCodeField } from '../../../components/codes/OwnCodeField.tsx';
import { LoginProofField } from './LoginProofField.tsx';
import type { OwnerProofOptions, useOwnerProof } from './useOwnerProof.ts';

type OwnerProofFieldsProps = ReturnType<typeof useOwnerProof> &
  Pick<OwnerProofOptions, 'isByWallet' | 'address'>;

/** Code to an own address, and the login password. */
export function OwnerProofFields({ form, code, isByWallet, address }: OwnerProofFieldsProps) {
  return (
    <>
      {address ? <OwnCodeField {...form.field('ownCode')} code={code} address={address} /> : null}
      <LoginProofField
        {...form.field('password')}
        isByWallet={isByWallet}
        hint={
          <FormattedMessage
            id="account.wallet.passwordWhy"
            defaultMessage="So that only you change how your account is opened."
          />
        }
      />
    </>
  );
}
