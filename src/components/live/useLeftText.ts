import { useIntl } from 'react-intl';
import { waitOf } from './timeLeft.ts';

/** Text of the time left: 1d 04h, 18 h, 59 min; rounded up. */
export function useLeftText(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const { count, unit } = waitOf(seconds);
    if (unit === 'minute')
      return intl.formatMessage({ id: 'time.minutes', defaultMessage: '{count} min' }, { count });
    if (count < 24) return intl.formatMessage({ id: 'time.hours', defaultMessage: '{count} h' }, { count });
    return intl.formatMessage(
      { id: 'time.daysHours', defaultMessage: '{days}d {hours}h' },
      { days: Math.floor(count / 24), hours: String(count % 24).padStart(2, '0') },
    );
  };
}
