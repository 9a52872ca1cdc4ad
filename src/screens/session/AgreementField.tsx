import { FormattedMessage } from 'react-intl';
import type { FormField } from '../../components/forms/useForm.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';

interface AgreementFieldProps extends Pick<FormField<boolean>, 'name' | 'value' | 'onChange' | 'error'> {
  links: { userAgreement: string; privacy: string };
}

/** Consent that an account needs; unchecked by default. */
export function AgreementField({ name, value, onChange, error, links }: AgreementFieldProps) {
  return (
    <Checkbox name={name} checked={value} onChange={onChange} error={error}>
      <FormattedMessage
        id="register.agreement"
        defaultMessage="I have read and accept the <terms>User agreement</terms> and <privacy>Privacy policy</privacy>"
        values={{
          terms: (text) => <Link href={links.userAgreement}>{text}</Link>,
          privacy: (text) => <Link href={links.privacy}>{text}</Link>,
        }}
      />
    </Checkbox>
  );
}
