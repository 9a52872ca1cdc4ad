import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { emailSchema, registerSchema, type RegisterValues } from './registerSchema.ts';
import { SandboxCode } from './SandboxCode.tsx';
import type { Refused, Submit } from './submission.ts';
import { useCountdown } from './useCountdown.ts';

/** A code that was sent, or why it was not. */
type CodeAnswer = { waitS: number; sandboxCode?: string } | { refused: Refused; waitS?: number };

export interface EmailRegistrationProps {
  /** From an invite link, or a sandbox's own. */
  invitation?: string;
  /** Whether the code above is the sandbox's, which then says so. */
  isSandboxInvitation?: boolean;
  links: { userAgreement: string; privacy: string };
  onSendCode: (email: string) => Promise<CodeAnswer>;
  onSubmit: Submit<RegisterValues>;
}

type RegisterForm = ReturnType<typeof useFormik<RegisterValues>>;
type Change = <Name extends keyof RegisterValues>(name: Name, value: RegisterValues[Name]) => void;

function useCode(form: RegisterForm, onSendCode: EmailRegistrationProps['onSendCode']) {
  const intl = useIntl();
  const { secondsLeft, start } = useCountdown();
  const [isSending, setIsSending] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [sandboxCode, setSandboxCode] = useState<string>();
  async function send(): Promise<void> {
    const email = form.values.email.trim();
    try {
      await emailSchema(intl).validate(email);
    } catch (error) {
      form.setErrors({ ...form.errors, email: (error as Error).message });
      return;
    }
    setIsSending(true);
    const answer = await onSendCode(email);
    setIsSending(false);
    if (answer.waitS !== undefined) start(answer.waitS);
    if ('refused' in answer) {
      form.setErrors({ ...form.errors, code: answer.refused.message, ...answer.refused.fields });
      return;
    }
    setWasSent(true);
    setSandboxCode(answer.sandboxCode);
  }
  return { secondsLeft, isSending, wasSent, sandboxCode, send };
}

interface PartProps {
  form: RegisterForm;
  onChange: Change;
}

function Agreement({ form, onChange, links }: PartProps & Pick<EmailRegistrationProps, 'links'>) {
  return (
    <Checkbox
      name="isAgreed"
      checked={form.values.isAgreed}
      onChange={(isAgreed) => onChange('isAgreed', isAgreed)}
      error={form.errors.isAgreed}
    >
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

function Passwords({ form, onChange }: PartProps) {
  return (
    <>
      <PasswordField
        label={<FormattedMessage id="register.password" defaultMessage="Password" />}
        name="password"
        autoComplete="new-password"
        hint={<FormattedMessage id="register.password.hint" defaultMessage="At least 6 characters" />}
        value={form.values.password}
        onChange={(value) => onChange('password', value)}
        error={form.errors.password}
        maxLength={64}
      />
      <PasswordField
        label={<FormattedMessage id="register.confirm" defaultMessage="Confirm password" />}
        name="confirm"
        autoComplete="new-password"
        value={form.values.confirm}
        onChange={(value) => onChange('confirm', value)}
        error={form.errors.confirm}
        maxLength={64}
      />
    </>
  );
}

/** The registration form by e-mail. */
export function EmailRegistration(props: EmailRegistrationProps) {
  const { invitation = '', isSandboxInvitation = false, links, onSendCode, onSubmit } = props;
  const intl = useIntl();
  const form = useFormik<RegisterValues>({
    initialValues: { email: '', code: '', password: '', confirm: '', invitation, isAgreed: false },
    // Errors come with the first try and then follow the typing.
    validateOnBlur: false,
    validateOnChange: false,
    validationSchema: registerSchema(intl),
    onSubmit: async (values, { setErrors, setStatus }) => {
      setStatus(undefined);
      const refused = await onSubmit({
        ...values,
        email: values.email.trim(),
        invitation: values.invitation.trim(),
      });
      if (refused?.fields) setErrors(refused.fields);
      if (refused?.message) setStatus(refused.message);
    },
  });
  const { setFieldValue } = form;
  const isInvitationEmpty = form.values.invitation === '' && form.submitCount === 0;
  // The server's own code arrives after the form; it must not overwrite what somebody has typed.
  useEffect(() => {
    if (invitation !== '' && isInvitationEmpty) void setFieldValue('invitation', invitation);
  }, [invitation]);
  const code = useCode(form, onSendCode);
  // What is being mended is no longer wrong until the next try says so.
  const change: Change = (name, value) => {
    form.setFieldError(name, undefined);
    void form.setFieldValue(name, value);
  };
  const failure = form.status as string | undefined;
  return (
    <Form
      onSubmit={() => form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="4" gutter padBlock="5">
        <TextField
          label={<FormattedMessage id="register.email" defaultMessage="E-mail" />}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={form.values.email}
          onChange={(value) => change('email', value)}
          error={form.errors.email}
        />
        <CodeField
          label={<FormattedMessage id="register.code" defaultMessage="Verification code" />}
          name="code"
          value={form.values.code}
          onChange={(value) => change('code', value)}
          error={form.errors.code}
          onSend={() => void code.send()}
          isSending={code.isSending}
          wasSent={code.wasSent}
          waitS={code.secondsLeft}
        />
        {code.sandboxCode === undefined ? null : (
          <SandboxCode code={code.sandboxCode} onUse={() => change('code', code.sandboxCode ?? '')} />
        )}
        <Passwords form={form} onChange={change} />
        <TextField
          label={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
          name="invitation"
          autoCapitalize="characters"
          value={form.values.invitation}
          onChange={(value) => change('invitation', value)}
          error={form.errors.invitation}
          hint={
            isSandboxInvitation ? (
              <FormattedMessage
                id="register.invitation.sandbox"
                defaultMessage="Sandbox: this code is filled in for you."
              />
            ) : undefined
          }
          maxLength={32}
        />
        <Agreement form={form} onChange={change} links={links} />
        {failure ? (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        ) : null}
        <Button
          type="submit"
          width="block"
          loading={
            form.isSubmitting && (
              <FormattedMessage id="register.submitting" defaultMessage="Creating account" />
            )
          }
        >
          <FormattedMessage id="register.submit" defaultMessage="Create account" />
        </Button>
      </Stack>
    </Form>
  );
}
