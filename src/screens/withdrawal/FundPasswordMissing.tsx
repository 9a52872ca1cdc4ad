import { FormattedMessage } from 'react-intl';
import { LeadSentence } from '../../components/details/LeadSentence.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';

/** A fund password is required to save or delete. */
export function FundPasswordMissing({ href }: { href: string }) {
  return (
    <Notice
      tone="warning"
      lead={<LeadSentence of="account.fundPasswordMissing" />}
      action={
        <Link href={href}>
          <FormattedMessage id="fundPassword.set" defaultMessage="Set fund password" />
        </Link>
      }
    >
      <FormattedMessage
        id="address.fundPassword.why"
        defaultMessage="You need it to save and delete addresses. You’ll come back here afterwards."
      />
    </Notice>
  );
}
