import { FormattedMessage } from 'react-intl';

const dayHours = 24;

/** Usual maximum duration of a review; each 24 hours are shown as one working day. */
export function UsualTime({ hours }: { hours: number }) {
  if (hours % dayHours !== 0)
    return (
      <FormattedMessage
        id="verification.usual.hours"
        defaultMessage="{hours, plural, one {# hour} other {# hours}}"
        values={{ hours }}
      />
    );
  return (
    <FormattedMessage
      id="verification.usual.days"
      defaultMessage="{days, plural, =1 {one working day} one {# working day} other {# working days}}"
      values={{ days: hours / dayHours }}
    />
  );
}
