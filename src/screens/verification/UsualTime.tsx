import { FormattedMessage } from 'react-intl';

const dayHours = 24;

/** How long a review usually takes at most; a day of hours is told as a working day. */
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
