import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/Form.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CodeInput } from './CodeInput.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import type { IdentifierKind } from './identifierKind.ts';
import { NewPassword } from './NewPassword.tsx';
import {
  useRegistration,
  type Change,
  type RegisterForm,
  type RegistrationProps,
} from './useRegistration.ts';

interface PartProps {
  form: RegisterForm;
  onChange: Change;
}

function Agreement({ form, onChange, links }: PartProps & Pick<RegistrationProps, 'links'>) {
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

function TextConsent({ form, onChange }: PartProps) {
  return (
    <Checkbox
      name="hasTextConsent"
      checked={form.values.hasTextConsent}
      onChange={(hasTextConsent) => onChange('hasTextConsent', hasTextConsent)}
    >
      <FormattedMessage
        id="register.textConsent"
        defaultMessage="Send me text messages about my account (optional)"
      />
    </Checkbox>
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

/** The registration form of one kind of account name. */
export function RegistrationForm({ kind, ...props }: RegistrationProps & { kind: IdentifierKind }) {
  const { form, change, phone, code, failure } = useRegistration(kind, props);
  return (
    <Form
      onSubmit={() => form.isSubmitting || form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="4" gutter padBlock="5">
        <IdentifierField
          kind={kind}
          values={form.values}
          errors={form.errors}
          onChange={change}
          phone={phone}
          countryHref={props.links.country}
          use="register"
        />
        {kind === 'mobile' && props.asksTextConsent ? <TextConsent form={form} onChange={change} /> : null}
        {kind === 'username' ? null : (
          <CodeInput
            code={code}
            value={form.values.code}
            onChange={(value) => change('code', value)}
            error={form.errors.code}
            channel={kind === 'mobile' ? 'sms' : 'mail'}
          />
        )}
        <NewPassword values={form.values} errors={form.errors} onChange={change} />
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
