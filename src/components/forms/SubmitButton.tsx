import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/actions/Button.tsx';
import type { FormState } from './useForm.ts';

interface SubmitButtonProps {
  form: Pick<FormState<never>, 'id' | 'isSubmitting'>;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Text while sending, e.g. "Sending". */
  busy: ReactNode;
  isOffline?: boolean;
  /** Reason why the form cannot be sent now, shown below the button. */
  reason?: ReactNode;
  /** One-tap fix of the reason. */
  fix?: ReactNode;
  children: ReactNode;
}

/** Submit button that shows why the form cannot be sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { form, variant, busy, isOffline = false, reason, fix, children } = props;
  const shownReason = isOffline ? (
    <FormattedMessage id="common.offline" defaultMessage="You are offline" />
  ) : (
    reason
  );
  return (
    <Button
      type="submit"
      variant={variant}
      formId={form.id}
      width="block"
      disabled={shownReason !== undefined}
      reason={shownReason}
      fix={isOffline ? undefined : fix}
      loading={form.isSubmitting ? busy : undefined}
    >
      {children}
    </Button>
  );
}
