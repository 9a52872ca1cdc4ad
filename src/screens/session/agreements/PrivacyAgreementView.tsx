import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';

/** Which data are kept, why, how long, and who gets them. */
export function PrivacyAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="agreement.privacy" defaultMessage="Privacy policy" />}
    />
  );
}
