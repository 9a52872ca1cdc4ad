import { FormattedMessage } from 'react-intl';
import type { HostingOrder } from '../../api/hosting.ts';
import { Stack } from '../../ui/Stack.tsx';
import { StepBar, type BarStep } from '../../ui/StepBar.tsx';
import { Text } from '../../ui/Text.tsx';
import { daysOver } from '../../components/hosting/orderFigures.ts';

/** A day each: what is past, and what is left. */
export function OrderDays({ order }: { order: HostingOrder }) {
  const past = daysOver(order);
  if (past === undefined) return null;
  const steps = Array.from({ length: order.day }, (_, at): BarStep => (at < past ? 'done' : 'open'));
  return (
    <Stack gap="2">
      <StepBar size="md" steps={steps} />
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
