import { FormattedMessage } from 'react-intl';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Text } from '../../ui/Text.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import type { IdentifierKind } from './identifierKind.ts';
import { useLogin, type LoginProps } from './useLogin.ts';

interface LoginFormProps extends LoginProps {
  kind: IdentifierKind;
  links: { forgot: string; country: string };
}

/** Name and password. */
export function LoginForm({ kind, links, ...props }: LoginFormProps) {
  const { form, phone } = useLogin(kind, props);
  return (
    <FormFrame form={form}>
      <IdentifierField kind={kind} form={form} phone={phone} countryHref={links.country} use="login" />
      <PasswordField
        {...form.field('password')}
        label={<FormattedMessage id="session.password" defaultMessage="Password" />}
        autoComplete="current-password"
        maxLength={64}
      />
      <Text align="end" variant="label">
        <Link href={links.forgot}>
          <FormattedMessage id="login.forgot" defaultMessage="Forgot password?" />
        </Link>
      </Text>
      <SubmitButton form={form} busy={<FormattedMessage id="login.submitting" defaultMessage="Logging in" />}>
        <FormattedMessage id="session.login" defaultMessage="Log in" />
      </SubmitButton>
    </FormFrame>
  );
}
