import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SandboxCode } from './SandboxCode.tsx';
import {
  useRegistration,
  type Change,
  type EmailRegistrationProps,
  type RegisterForm,
} from './useRegistration.ts';

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
        // The error says the same, and more to the point.
        hint={
          form.errors.password ? undefined : (
            <FormattedMessage id="register.password.hint" defaultMessage="At least 6 characters" />
          )
        }
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

function Address({ form, onChange, code }: PartProps & { code: ReturnType<typeof useRegistration>['code'] }) {
  return (
    <>
      <TextField
        label={<FormattedMessage id="register.email" defaultMessage="E-mail" />}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={form.values.email}
        onChange={(value) => onChange('email', value)}
        error={form.errors.email}
      />
      <CodeField
        label={<FormattedMessage id="register.code" defaultMessage="Verification code" />}
        name="code"
        value={form.values.code}
        onChange={(value) => onChange('code', value)}
        error={form.errors.code}
        onSend={() => void code.send()}
        isSending={code.isSending}
        wasSent={code.wasSent}
        waitS={code.secondsLeft}
      />
      {code.sandboxCode === undefined ? null : (
        <SandboxCode code={code.sandboxCode} onUse={() => onChange('code', code.sandboxCode ?? '')} />
      )}
    </>
  );
}

function Invitation({ form, onChange, isSandbox }: PartProps & { isSandbox: boolean }) {
  return (
    <TextField
      label={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
      name="invitation"
      autoCapitalize="characters"
      value={form.values.invitation}
      onChange={(value) => onChange('invitation', value)}
      error={form.errors.invitation}
      hint={
        isSandbox ? (
          <FormattedMessage
            id="register.invitation.sandbox"
            defaultMessage="Sandbox: this code is filled in for you."
          />
        ) : undefined
      }
      maxLength={32}
    />
  );
}

/** The registration form by e-mail. */
export function EmailRegistration(props: EmailRegistrationProps) {
  const { form, change, code, failure } = useRegistration(props);
  return (
    <Form
      onSubmit={() => form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="4" gutter padBlock="5">
        <Address form={form} onChange={change} code={code} />
        <Passwords form={form} onChange={change} />
        <Invitation form={form} onChange={change} isSandbox={props.isSandboxInvitation === true} />
        <Agreement form={form} onChange={change} links={props.links} />
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
