import { FormattedMessage } from 'react-intl';
import { Points } from '../../ui/facts/Points.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';

/** Effects of a closure: what is deleted and what is retained. Shown before the request. */
export function ClosingPoints({ keptYears }: { keptYears: number }) {
  return (
    <Points
      points={[
        {
          icon: 'close',
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.deleted"
              defaultMessage="Deleted at once: your log-in, e-mail, phone, bank card, fund password, notices and sessions."
            />
          ),
        },
        {
          icon: 'clock',
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.kept"
              defaultMessage="Kept because the law demands it, and deleted after {years, plural, one {# year} other {# years}}: your verification and what you agreed to."
              values={{ years: keptYears }}
            />
          ),
        },
        {
          icon: laterIcons.document,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.books"
              defaultMessage="Kept in the books, under the account number: orders, trades and transfers."
            />
          ),
        },
        {
          icon: 'info',
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.deposits"
              defaultMessage="Not credited any more: deposits below the minimum, and what arrives after the closing."
            />
          ),
        },
        {
          icon: 'warning',
          tone: 'warning',
          text: (
            <FormattedMessage
              id="account.closing.final"
              defaultMessage="A closed account cannot be opened again. We check your request first; until then you can withdraw it."
            />
          ),
        },
      ]}
    />
  );
}

/** Contents of a data copy and its delivery. */
export function CopyPoints({ email }: { email: string }) {
  return (
    <Points
      points={[
        {
          icon: laterIcons.document,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.copy.contents"
              defaultMessage="One file with all we keep of you: profile, verification with its pictures, orders, ledger, notices."
            />
          ),
        },
        {
          icon: laterIcons.mail,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.copy.to"
              defaultMessage="We check your request, then send the file to {email}."
              values={{ email }}
            />
          ),
        },
      ]}
    />
  );
}
