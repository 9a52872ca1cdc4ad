import { FormattedMessage, useIntl } from 'react-intl';
import { referralMs, type Invitee } from '../../api/referral.ts';
import { Records } from '../../components/lists/Records.tsx';
import type { Pages } from '../../components/lists/usePages.ts';
import { useDates } from '../../intl/useDates.ts';
import { ListRow } from '../../ui/lists/ListRow.tsx';

const rowHeight = 52;

/** Invited users, identified by numbers instead of names. */
export function InviteeList({ list, onMore }: Pick<Pages<Invitee>, 'list' | 'onMore'>) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <Records<Invitee>
      of={list}
      failedTitle={
        <FormattedMessage id="referral.invitees.failed" defaultMessage="Your friends could not be loaded" />
      }
      label={intl.formatMessage({ id: 'referral.invitees', defaultMessage: 'Friends' })}
      timeMsOf={({ time }) => referralMs(time) ?? 0}
      rowHeight={rowHeight}
      onMore={onMore}
    >
      {({ account, time }) => {
        const ms = referralMs(time);
        return (
          <ListRow
            isBare
            title={account}
            value={
              <FormattedMessage
                id="referral.since"
                defaultMessage="since {date}"
                values={{ date: ms === undefined ? time : dates.day(ms) }}
              />
            }
          />
        );
      }}
    </Records>
  );
}
