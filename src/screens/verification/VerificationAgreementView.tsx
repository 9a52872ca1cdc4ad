import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../components/agreements/AgreementText.tsx';

/** What is collected for a verification, why, and how long it is kept. */
export function VerificationAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="verification.storage" defaultMessage="How we store your details" />}
    />
  );
}
