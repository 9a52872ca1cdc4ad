import { FormattedMessage } from 'react-intl';
import { Pill } from '../facts/Pill.tsx';

type StaleBadgeProps = {
  /** The age of the data, in whole seconds. */
  seconds: number;
  /** Late data warns; data that nothing may be done on is greyed. */
  level: 'delayed' | 'stale';
};

const minute = 60;
const hour = 3_600;

/** The age of a price beside it. */
export function StaleBadge({ seconds, level }: StaleBadgeProps) {
  return (
    <Pill tone={level === 'delayed' ? 'warning' : 'neutral'} icon="clock">
      {seconds < minute ? (
        <FormattedMessage id="ui.staleBadge.seconds" defaultMessage="{age} s old" values={{ age: seconds }} />
      ) : seconds < hour ? (
        <FormattedMessage
          id="ui.staleBadge.minutes"
          defaultMessage="{age} min old"
          values={{ age: Math.floor(seconds / minute) }}
        />
      ) : (
        <FormattedMessage
          id="ui.staleBadge.hours"
          defaultMessage="{age} h old"
          values={{ age: Math.floor(seconds / hour) }}
        />
      )}
    </Pill>
  );
}
