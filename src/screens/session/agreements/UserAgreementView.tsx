import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';

/** User agreement between the user and the operator. */
export function UserAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="agreement.user" defaultMessage="User agreement" />}
    />
  );
}
