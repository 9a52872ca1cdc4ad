import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Sandbox users see both sides of a review and are informed that no person reviews it. */
export function SandboxReview() {
  return (
    <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
      <FormattedMessage
        id="verification.sandbox"
        defaultMessage="A program decides after some seconds, in place of a person. It rejects a name that ends in “Reject”."
      />
    </Notice>
  );
}
