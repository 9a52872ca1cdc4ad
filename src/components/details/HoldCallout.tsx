import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalHold } from '../../api/accountSecurity.ts';
import { useDates } from '../../intl/useDates.ts';
import { Callout } from '../../ui/messages/Callout.tsx';
import { Dial } from '../../ui/progress/Dial.tsx';
import { waitOf } from '../live/timeLeft.ts';
import { useSecondsUntil } from '../live/useSecondsUntil.ts';

interface HoldCalloutProps {
  hold: WithdrawalHold;
  untilMs: number;
  /** Shown after the end: the reason, and what to do. */
  children?: ReactNode;
}

export const heldTitle = <FormattedMessage id="security.held" defaultMessage="Withdrawals are on hold" />;

/** Withdrawal hold, with the remaining time in a ring. */
export function HoldCallout({ hold, untilMs, children }: HoldCalloutProps) {
  const dates = useDates();
  const seconds = useSecondsUntil(untilMs);
  const { count, unit } = waitOf(seconds);
  return (
    <Callout
      tone="warning"
      lead={
        <Dial
          tone="warning"
          share={(seconds * 1000) / (untilMs - hold.since_ms)}
          value={
            unit === 'hour' ? (
              <FormattedMessage id="time.hours" defaultMessage="{count} h" values={{ count }} />
            ) : (
              <FormattedMessage id="time.minutes" defaultMessage="{count} min" values={{ count }} />
            )
          }
          unit={<FormattedMessage id="security.held.left" defaultMessage="left" />}
        />
      }
      title={heldTitle}
      text={
        <>
          <FormattedMessage
            id="security.held.until"
            defaultMessage="Until {time}"
            values={{ time: dates.withZone(untilMs) }}
          />
          {children}
        </>
      }
    />
  );
}
