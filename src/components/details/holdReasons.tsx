import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalHold } from '../../api/accountSecurity.ts';
import { UnknownCode } from './UnknownCode.tsx';

const known: Record<string, ReactNode> = {
  passwordReset: <FormattedMessage id="security.hold.passwordReset" defaultMessage="Login password reset" />,
  password: <FormattedMessage id="security.hold.password" defaultMessage="Login password changed" />,
  fundPassword: <FormattedMessage id="security.hold.fundPassword" defaultMessage="Fund password changed" />,
  fundPasswordForgotten: (
    <FormattedMessage id="security.hold.forgotten" defaultMessage="Forgotten fund password replaced" />
  ),
  email: <FormattedMessage id="security.hold.email" defaultMessage="Email changed" />,
  phone: <FormattedMessage id="security.hold.phone" defaultMessage="Phone number changed" />,
  wallet: <FormattedMessage id="security.hold.wallet" defaultMessage="Wallet added or removed" />,
  passkey: <FormattedMessage id="security.hold.passkey" defaultMessage="Passkey added or removed" />,
  own: <FormattedMessage id="security.hold.own" defaultMessage="Put on hold by you" />,
};

/** Short reason for a withdrawal hold. */
export const holdReason = (code: WithdrawalHold['reason']): ReactNode =>
  Object.hasOwn(known, code) ? known[code] : <UnknownCode code={code} />;
