import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';

/** Which data are stored, why, how long, and who receives them. */
export function PrivacyAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="agreement.privacy" defaultMessage="Privacy policy" />}
    />
  );
}
