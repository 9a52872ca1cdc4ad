import { FormattedMessage } from 'react-intl';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import type { FormState } from '../../components/forms/useForm.ts';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { CodeInput } from '../../components/codes/CodeInput.tsx';
import { AgreementField } from './AgreementField.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import type { IdentifierKind } from '../../components/identifiers/identifierKind.ts';
import { InvitationField } from './InvitationField.tsx';
import { NewPassword } from './NewPassword.tsx';
import type { RegisterValues } from './registerSchema.ts';
import { useRegistration, type RegistrationProps } from './useRegistration.ts';

interface PartProps {
  form: FormState<RegisterValues>;
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
      <InvitationField {...form.field('invitationCode')} isSandbox={props.isSandboxInvitation === true} />
      <AgreementField {...form.field('isAgreed')} links={props.links} />
      <SubmitButton
        form={form}
        busy={<FormattedMessage id="register.submitting" defaultMessage="Creating account" />}
      >
        <FormattedMessage id="session.register" defaultMessage="Create account" />
      </SubmitButton>
    </FormFrame>
  );
}
