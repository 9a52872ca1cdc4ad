import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LeadSentence } from '../details/LeadSentence.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';

interface NoCodeAddressProps {
  /** Page that adds an address. */
  href: string;
  /** Purpose of the code. */
  children: ReactNode;
}

/** Shown when the account has no address for codes. */
export function NoCodeAddress({ href, children }: NoCodeAddressProps) {
  return (
    <Notice
      tone="warning"
      lead={<LeadSentence of="account.noAddress" />}
      action={
        <Link href={href}>
          <FormattedMessage id="account.noAddress.add" defaultMessage="Add one" />
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
