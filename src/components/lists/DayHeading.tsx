import type { ReactNode } from 'react';
import { useDates } from '../../intl/useDates.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';

interface DayHeadingProps {
  /** Date, e.g. 2026-11-21. */
  day: string;
  /** Today; a day of another year includes the year. */
  today: string;
  /** Note at the end of the line. */
  note?: ReactNode;
}

/** Day of the rows below. */
export function DayHeading({ day, today, note }: DayHeadingProps) {
  const dates = useDates();
  return (
    <Stack gutter>
      <Stack direction="row" gap="3" justify="between" padBlock="3" align="center" wrap>
        <Text as="h2" variant="caption" tone="muted" weight="medium">
          {dates.heading(day, today)}
        </Text>
        {note === undefined ? null : (
          <Text variant="caption" tone="muted" num noWrap>
            {note}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
