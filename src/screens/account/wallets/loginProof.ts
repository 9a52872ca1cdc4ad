import type { IntlShape } from 'react-intl';
import { string } from 'yup';

/**
 * Schema of the login password, which a user without one does not type.
 * @param isByWallet the account has no login password: a wallet confirms when the form is sent
 */
export const loginProofSchema = (intl: IntlShape, isByWallet: boolean) =>
  isByWallet
    ? string()
    : string().required(
        intl.formatMessage({
          id: 'account.loginPassword.required',
          defaultMessage: 'Enter your login password',
        }),
      );
