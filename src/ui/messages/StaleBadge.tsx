import { FormattedMessage } from 'react-intl';
import { Pill } from '../facts/Pill.tsx';

type StaleBadgeProps = {
  /** Age of the data, in whole seconds. */
  seconds: number;
  /** Delayed data is a warning; stale data, which blocks actions, is grey. */
  level: 'delayed' | 'stale';
};

const minute = 60;
const hour = 3_600;

/** Age badge beside a price. */
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
