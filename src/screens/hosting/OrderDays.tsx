import { FormattedMessage } from 'react-intl';
import type { HostingOrder } from '../../api/hosting.ts';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StepBar, type BarStep } from '../../ui/progress/StepBar.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { daysOver } from '../../components/hosting/orderFigures.ts';

/** Maximum number of drawn days; more would have no visible width. */
const drawnMost = 60;

const stepsOf = (past: number, days: number): BarStep[] =>
  Array.from({ length: days }, (_, at) => (at < past ? 'done' : 'open'));

/** One step per day: elapsed and remaining. */
export function OrderDays({ order }: { order: HostingOrder }) {
  const past = daysOver(order);
  if (past === undefined) return null;
  return (
    <Stack gap="2">
      {order.day > drawnMost ? null : <StepBar size="md" steps={stepsOf(past, order.day)} />}
      <Text as="div" variant="caption" tone="muted" align="end" num>
        <FormattedMessage
          id="hosting.day"
          defaultMessage="day {day} of {days}"
          values={{ day: past, days: order.day }}
        />
      </Text>
    </Stack>
  );
}
