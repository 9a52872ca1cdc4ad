import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { CodeInput } from './CodeInput.tsx';
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
  change,
  code,
  kind,
  countryHref,
}: Parts & { kind: ForgotKind; countryHref: string }) {
  return (
    <>
      <IdentifierField
        kind={kind}
        values={form.values}
        errors={form.errors}
        onChange={change}
        phone={phone}
        countryHref={countryHref}
        use="login"
      />
      <CodeInput
        code={code}
        value={form.values.code}
        onChange={(value) => change('code', value)}
        error={form.errors.code}
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

function PasswordStep({ form, change }: Parts) {
  const fields = useRef<HTMLDivElement>(null);
  // The button that led here is another one now.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <>
      <Notice
        tone="success"
        live
        lead={<FormattedMessage id="forgot.codeRight" defaultMessage="The code is right." />}
      >
        <FormattedMessage id="forgot.codeRight.next" defaultMessage="Now choose a new password." />
      </Notice>
      <div ref={fields}>
        <Stack gap="5">
          <NewPassword values={form.values} errors={form.errors} onChange={change} isReset />
        </Stack>
      </div>
      <Notice tone="warning">
        <FormattedMessage
          id="forgot.consequences"
          defaultMessage="All your devices are logged out, and withdrawals pause for 24 hours."
        />
      </Notice>
    </>
  );
}

/** First the code, then the password. */
export function ForgotForm({ kind, links, ...props }: ForgotFormProps) {
  const parts = useForgot(kind, props);
  const { form, isChecked, failure } = parts;
  return (
    <Form
      onSubmit={() => form.isSubmitting || form.handleSubmit()}
      submitCount={form.submitCount}
      isSubmitting={form.isSubmitting}
    >
      <Stack gap="5" gutter padBlock="5">
        {isChecked ? (
          <PasswordStep {...parts} />
        ) : (
          <CodeStep {...parts} kind={kind} countryHref={links.country} />
        )}
        {failure ? (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        ) : null}
        <Button
          type="submit"
          width="block"
          loading={
            form.isSubmitting &&
            (isChecked ? (
              <FormattedMessage id="forgot.submitting" defaultMessage="Changing password" />
            ) : (
              <FormattedMessage id="forgot.checking" defaultMessage="Checking" />
            ))
          }
        >
          {isChecked ? (
            <FormattedMessage id="forgot.submit" defaultMessage="Set new password" />
          ) : (
            <FormattedMessage id="forgot.continue" defaultMessage="Continue" />
          )}
        </Button>
      </Stack>
    </Form>
  );
}
