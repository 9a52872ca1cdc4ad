import { FormattedMessage } from 'react-intl';
import type { NewCoin } from '../../api/subscription.ts';
import { useDates } from '../../intl/useDates.ts';
import { Notice } from '../../ui/messages/Notice.tsx';

/** Warning before payment: how long the coins are locked, and what they may be worth then. */
export function LockWarning({ product: { unlock_ms: unlockMs, day: days } }: { product: NewCoin }) {
  const dates = useDates();
  return (
    <Notice
      tone="warning"
      lead={
        unlockMs === undefined ? (
          <FormattedMessage
            id="newCoin.lock.days"
            defaultMessage="You cannot sell for {days, plural, one {# day} other {# days}}."
            values={{ days }}
          />
        ) : (
          <FormattedMessage
            id="newCoin.lock.until"
            defaultMessage="You cannot sell until {time}."
            values={{ time: dates.withZone(unlockMs) }}
          />
        )
      }
    >
      <FormattedMessage
        id="newCoin.lock.text"
        defaultMessage="The price at launch is unknown; all of it can be lost."
      />
    </Notice>
  );
}
