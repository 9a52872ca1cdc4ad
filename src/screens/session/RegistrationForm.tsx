import { FormattedMessage } from 'react-intl';
import * as maxLengths from '../../../contracts/maxLengths.ts';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import type { FormState } from '../../components/forms/useForm.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CodeInput } from '../../components/codes/CodeInput.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { NewPassword } from './NewPassword.tsx';
import type { RegisterValues } from './registerSchema.ts';
import { useRegistration, type RegistrationProps } from './useRegistration.ts';

interface PartProps {
  form: FormState<RegisterValues>;
}

function Agreement({ form, links }: PartProps & Pick<RegistrationProps, 'links'>) {
  const { value, ...field } = form.field('isAgreed');
  return (
    <Checkbox {...field} checked={value}>
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

function TextConsent({ form }: PartProps) {
  const { value, ...field } = form.field('hasTextConsent');
  return (
    <Checkbox {...field} checked={value}>
      <FormattedMessage
        id="register.textConsent"
        defaultMessage="Send me text messages about my account (optional)"
      />
    </Checkbox>
  );
}

function Invitation({ form, isSandbox }: PartProps & { isSandbox: boolean }) {
  return (
    <TextField
      {...form.field('invitationCode')}
      signs="plain"
      label={<FormattedMessage id="register.invitation" defaultMessage="Invitation code" />}
      autoCapitalize="characters"
      hint={
        isSandbox ? (
          <FormattedMessage
            id="register.invitation.sandbox"
            defaultMessage="Sandbox: this code is filled in for you."
          />
        ) : (
          // The line is reserved until the site reports whether it is a sandbox.
          '\u00a0'
        )
      }
      maxLength={maxLengths.register.extension_code}
    />
  );
}

/** The registration form of one identifier kind. */
export function RegistrationForm({ kind, ...props }: RegistrationProps & { kind: IdentifierKind }) {
  const { form, phone, code } = useRegistration(kind, props);
  return (
    <FormFrame form={form} gap="4">
      <IdentifierField
        kind={kind}
        form={form}
        phone={phone}
        countryHref={props.links.country}
        use="register"
      />
      {kind === 'mobile' && props.asksTextConsent ? <TextConsent form={form} /> : null}
      {kind === 'username' ? null : (
        <CodeInput {...form.field('code')} code={code} channel={kind === 'mobile' ? 'sms' : 'mail'} />
      )}
      <NewPassword values={form.values} errors={form.errors} onChange={form.set} />
      <Invitation form={form} isSandbox={props.isSandboxInvitation === true} />
      <Agreement form={form} links={props.links} />
      <SubmitButton
        form={form}
        busy={<FormattedMessage id="register.submitting" defaultMessage="Creating account" />}
      >
        <FormattedMessage id="session.register" defaultMessage="Create account" />
      </SubmitButton>
    </FormFrame>
  );
}
