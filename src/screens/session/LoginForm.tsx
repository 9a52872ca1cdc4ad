import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
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
  const { form, phone, change, failure } = useLogin(kind, props);
  return (
    <Form
      onSubmit={() => form.isSubmitting || form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="5" gutter padBlock="5">
        <IdentifierField
          kind={kind}
          values={form.values}
          errors={form.errors}
          onChange={change}
          phone={phone}
          countryHref={links.country}
          use="login"
        />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => change('password', value)}
          error={form.errors.password}
          maxLength={64}
        />
        <Text align="end" variant="label">
          <Link href={links.forgot}>
            <FormattedMessage id="login.forgot" defaultMessage="Forgot password?" />
          </Link>
        </Text>
        {failure ? (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        ) : null}
        <Button
          type="submit"
          width="block"
          loading={
            form.isSubmitting && <FormattedMessage id="login.submitting" defaultMessage="Logging in" />
          }
        >
          <FormattedMessage id="login.submit" defaultMessage="Log in" />
        </Button>
      </Stack>
    </Form>
  );
}
