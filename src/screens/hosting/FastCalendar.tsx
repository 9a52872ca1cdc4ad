import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../intl/useFormats.ts';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { waitOf } from '../../components/live/timeLeft.ts';

/** A sandbox whose days are shorter says so wherever days are. */
export function FastCalendar({ dayS: seconds }: { dayS: number | undefined }) {
  const formats = useFormats();
  if (seconds === undefined) return null;
  const { count, unit } = waitOf(seconds);
  return (
    <Stack gutter padBlock="3">
      <Notice tone="info" icon="timer">
        <FormattedMessage
          id="hosting.fast"
          defaultMessage="Sandbox: a day of hosting lasts {time}."
          values={{ time: seconds < 60 ? formats.units(seconds, 'second') : formats.units(count, unit) }}
        />
      </Notice>
    </Stack>
  );
}
