import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { emailSchema, registerSchema, type RegisterValues } from './registerSchema.ts';
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

export type RegisterForm = ReturnType<typeof useFormik<RegisterValues>>;
export type Change = <Name extends keyof RegisterValues>(name: Name, value: RegisterValues[Name]) => void;

/** Asks for a code and counts the wait until the next. */
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

/** Everything that the registration form keeps: its values, its code, and how it is sent. */
export function useRegistration({ invitation = '', onSendCode, onSubmit }: EmailRegistrationProps) {
  const intl = useIntl();
  const form = useFormik<RegisterValues>({
    initialValues: { email: '', code: '', password: '', confirm: '', invitation, isAgreed: false },
    // Errors come with a try and go with the mending.
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
  const change: Change = (name, value) => {
    form.setFieldError(name, undefined);
    void setFieldValue(name, value);
  };
  return { form, change, code: useCode(form, onSendCode), failure: form.status as string | undefined };
}
