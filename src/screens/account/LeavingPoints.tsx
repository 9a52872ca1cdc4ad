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
              defaultMessage="Deleted immediately: your login, email, phone, bank account, fund password, notices and sessions."
            />
          ),
        },
        {
          icon: 'clock',
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.kept"
              defaultMessage="Kept because the law requires it, then deleted after {years, plural, one {# year} other {# years}}: your verification and the agreements you accepted."
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
              defaultMessage="Kept in our books under your account number: orders, trades and transfers."
            />
          ),
        },
        {
          icon: 'info',
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.closing.deposits"
              defaultMessage="No longer credited: deposits below the minimum, and anything that arrives after the account is closed. Stop sending to your deposit addresses now."
            />
          ),
        },
        {
          icon: 'warning',
          tone: 'warning',
          text: (
            <FormattedMessage
              id="account.closing.final"
              defaultMessage="A closed account cannot be reopened. We review your request first; until then you can cancel it."
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
              defaultMessage="One file with all the data we hold about you: profile, verification with photos, orders, account records and notices."
            />
          ),
        },
        {
          icon: laterIcons.mail,
          tone: 'muted',
          text: (
            <FormattedMessage
              id="account.copy.to"
              defaultMessage="We review your request, then send the file to {email}."
              values={{ email }}
            />
          ),
        },
      ]}
    />
  );
}
