import { FormattedMessage } from 'react-intl';
import { AgreementText, type AgreementTextProps } from '../../../components/agreements/AgreementText.tsx';

/** What a person and the operator owe each other. */
export function UserAgreementView(props: AgreementTextProps) {
  return (
    <AgreementText
      {...props}
      title={<FormattedMessage id="agreement.user" defaultMessage="User agreement" />}
    />
  );
}
