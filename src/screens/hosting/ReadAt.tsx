import { FormattedMessage } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';

/** Time of the last successful read while a refresh fails. */
export function ReadAt({ timeMs }: { timeMs: number }) {
  const dates = useDates();
  return (
    <Stack direction="row" gutter padBlock="3">
      <Pill tone="neutral" icon="clock">
        <FormattedMessage
          id="wallet.asOf"
          defaultMessage="as of {time}"
          values={{ time: dates.shortClock(timeMs) }}
        />
      </Pill>
    </Stack>
  );
}
