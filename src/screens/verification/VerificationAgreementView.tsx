import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../components/agreements/AgreementText.tsx';

/** Data collected for a verification, its purpose and its retention period. */
export function VerificationAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="verification.storage" defaultMessage="How we store your details" />}
    />
  );
}
