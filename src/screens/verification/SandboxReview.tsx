import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Sandbox users see both sides of a review and are informed that no person reviews it. */
export function SandboxReview() {
  return (
    <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
      <FormattedMessage
        id="verification.sandbox"
        defaultMessage="Sandbox: a program decides within a few seconds. It rejects a name that ends in “Reject”."
      />
    </Notice>
  );
}
