import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { brand } from '../../../contracts/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Graticule } from '../../ui/Graticule.tsx';
import { Link } from '../../ui/Link.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { IdentifierTabs, type IdentifierKind } from './IdentifierTabs.tsx';
import { KindNotAvailable } from './KindNotAvailable.tsx';
import { SessionFrame } from './SessionFrame.tsx';
import type { Submit } from './submission.ts';

interface LoginValues {
  identifier: string;
  password: string;
}

interface LoginViewProps {
  /** Filled in after registering. */
  identifier?: string;
  /** The name of the page to which the user returns. */
  returnsTo?: string;
  /** The former session has ended, and a draft may wait. */
  sessionEnded?: boolean;
  languageName: string;
  links: { language: string; register: string; forgot: string };
  onBack: () => void;
  onSubmit: Submit<LoginValues>;
}

function useLoginForm({ identifier = '', onSubmit }: Pick<LoginViewProps, 'identifier' | 'onSubmit'>) {
  const intl = useIntl();
  return useFormik<LoginValues>({
    initialValues: { identifier, password: '' },
    validateOnBlur: false,
    validationSchema: object({
      identifier: string()
        .trim()
        .required(
          intl.formatMessage({
            id: 'login.identifier.required',
            defaultMessage: 'Enter your phone number, e-mail address or username',
          }),
        ),
      password: string().required(
        intl.formatMessage({ id: 'login.password.required', defaultMessage: 'Enter your password' }),
      ),
    }),
    onSubmit: async (values, { setErrors, setStatus }) => {
      setStatus(undefined);
      const refused = await onSubmit({ ...values, identifier: values.identifier.trim() });
      if (refused?.fields) setErrors(refused.fields);
      if (refused?.message) setStatus(refused.message);
    },
  });
}

function EmailLogin({ links, ...props }: Pick<LoginViewProps, 'identifier' | 'links' | 'onSubmit'>) {
  const form = useLoginForm(props);
  const isTried = form.submitCount > 0;
  const failure = form.status as string | undefined;
  return (
    <Form
      onSubmit={() => form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="5" gutter padBlock="5">
        <TextField
          label={<FormattedMessage id="login.email" defaultMessage="E-mail" />}
          name="identifier"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={form.values.identifier}
          onChange={(value) => void form.setFieldValue('identifier', value)}
          error={isTried ? form.errors.identifier : undefined}
        />
        <PasswordField
          label={<FormattedMessage id="login.password" defaultMessage="Password" />}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          onChange={(value) => void form.setFieldValue('password', value)}
          error={isTried ? form.errors.password : undefined}
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

/** Login by e-mail; says why the user is here and where they return to. */
export function LoginView(props: LoginViewProps) {
  const { returnsTo, sessionEnded = false, languageName, links, onBack } = props;
  const [kind, setKind] = useState<IdentifierKind>('email');
  const panelId = useId();
  const intl = useIntl();
  return (
    <SessionFrame
      title={intl.formatMessage({ id: 'login.bar', defaultMessage: 'Log in' })}
      exit="close"
      languageName={languageName}
      languageHref={links.language}
      onBack={onBack}
    >
      <Graticule variant="hero" />
      <Stack gap="5" gutter padBlock="7">
        <Logo form="mark" size="lg" />
        <Stack gap="2">
          <Text as="h2" variant="title1">
            <FormattedMessage
              id="login.title"
              defaultMessage="Log in to {brand}"
              values={{ brand: brand.name }}
            />
          </Text>
          {returnsTo === undefined ? null : (
            <Text as="p" variant="label" tone="secondary" weight="regular">
              <FormattedMessage
                id="login.returnsTo"
                defaultMessage="You will return to {page} after logging in."
                values={{ page: returnsTo }}
              />
            </Text>
          )}
        </Stack>
        {sessionEnded ? (
          <Notice
            tone="info"
            lead={<FormattedMessage id="login.ended" defaultMessage="Your session has ended." />}
          >
            <FormattedMessage
              id="login.ended.continue"
              defaultMessage="Log in to continue. You return to the page where you were."
            />
          </Notice>
        ) : null}
      </Stack>
      <IdentifierTabs kind={kind} onChange={setKind} panelId={panelId} />
      <div id={panelId} role="tabpanel">
        {kind === 'email' ? <EmailLogin {...props} /> : <KindNotAvailable onEmail={() => setKind('email')} />}
      </div>
      <Stack grow justify="end" gutter padBlock="5">
        <Text as="p" variant="label" weight="regular" align="center">
          <FormattedMessage
            id="login.new"
            defaultMessage="New here? <link>Create account</link>"
            values={{ link: (text) => <Link href={links.register}>{text}</Link> }}
          />
        </Text>
      </Stack>
    </SessionFrame>
  );
}
