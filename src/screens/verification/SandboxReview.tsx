import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Whoever tries the product out sees both ends of a review, and knows that no person looks. */
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
