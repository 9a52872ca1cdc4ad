import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { CodeInput } from '../../components/codes/CodeInput.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useForgot, type ForgotKind, type ForgotProps } from './useForgot.ts';

interface ForgotFormProps extends ForgotProps {
  kind: ForgotKind;
  links: { country: string };
}

type Parts = ReturnType<typeof useForgot>;

function CodeStep({
  form,
  phone,
  code,
  kind,
  countryHref,
}: Parts & { kind: ForgotKind; countryHref: string }) {
  return (
    <>
      <IdentifierField kind={kind} form={form} phone={phone} countryHref={countryHref} use="login" />
      <CodeInput
        {...form.field('code')}
        code={code}
        hint={
          <FormattedMessage
            id="forgot.sentIfKnown"
            defaultMessage="Sent if an account with this address exists."
          />
        }
        channel={kind === 'mobile' ? 'sms' : 'mail'}
      />
    </>
  );
}

function PasswordStep({ form }: Parts) {
  const fields = useRef<HTMLDivElement>(null);
  // The focused button no longer exists after the step.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <Notice tone="success" live lead={<LeadSentence of="session.codeRight" />}>
        <FormattedMessage id="forgot.codeRight.next" defaultMessage="Now choose a new password." />
      </Notice>
      <div ref={fields}>
        <Stack gap="5">
          <NewPassword values={form.values} errors={form.errors} onChange={form.set} isReset />
        </Stack>
      </div>
      <Notice tone="warning">
        <FormattedMessage
          id="forgot.consequences"
          defaultMessage="You’ll be logged out everywhere, and withdrawals will be on hold for a while."
        />
      </Notice>
    </>
  );
}

/** First the code, then the password. */
export function ForgotForm({ kind, links, ...props }: ForgotFormProps) {
  const parts = useForgot(kind, props);
  const { form, isChecked } = parts;
  return (
    <FormFrame form={form}>
      {isChecked ? (
        <PasswordStep {...parts} />
      ) : (
        <CodeStep {...parts} kind={kind} countryHref={links.country} />
      )}
      <SubmitButton
        form={form}
        busy={
          isChecked ? (
            <FormattedMessage id="forgot.submitting" defaultMessage="Changing password" />
          ) : (
            <FormattedMessage id="forgot.checking" defaultMessage="Checking" />
          )
        }
      >
        {isChecked ? (
          <FormattedMessage id="forgot.submit" defaultMessage="Set new password" />
        ) : (
          <FormattedMessage id="forgot.continue" defaultMessage="Continue" />
        )}
      </SubmitButton>
    </FormFrame>
  );
}
