import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { waitOf } from '../live/timeLeft.ts';

interface FastCalendarProps {
  /** Undefined where a day has its normal length. */
  dayS: number | undefined;
  /** Subject of the days; default: hosting. */
  of?: 'lockup';
}

/** Note of a sandbox with shorter days, shown wherever days are used. */
export function FastCalendar({ dayS: seconds, of }: FastCalendarProps) {
  const formats = useFormats();
  if (seconds === undefined) return null;
  const { count, unit } = waitOf(seconds);
  const time = seconds < 60 ? formats.units(seconds, 'second') : formats.units(count, unit);
  return (
    <Stack gutter padBlock="3">
      <Notice tone="info" icon="timer">
        {of === 'lockup' ? (
          <FormattedMessage
            id="newCoin.fast"
            defaultMessage="Sandbox: a day of a lock-up lasts {time}."
            values={{ time }}
          />
        ) : (
          <FormattedMessage
            id="hosting.fast"
            defaultMessage="Sandbox: a day of hosting lasts {time}."
            values={{ time }}
          />
        )}
      </Notice>
    </Stack>
  );
}
