import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { blocksTime } from '../../../components/live/blocksTime.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { StepBar } from '../../../ui/progress/StepBar.tsx';
import { countedSteps } from '../../../ui/progress/countedSteps.ts';

type Counted = Pick<WithdrawalRow, 'confirmations' | 'confirmations_needed' | 'left_s'>;

/** Confirmations so far, the required number, and the approximate time of the rest. */
export function Confirmations({ row }: { row: Counted }) {
  const formats = useFormats();
  const { confirmations: done, confirmations_needed: of, left_s: left } = row;
  if (done === undefined || of === undefined) return null;
  return (
    <Stack gap="3">
      <span>
        {left === undefined ? (
          <FormattedMessage
            id="depositRecord.confirmations"
            defaultMessage="{done} of {count, plural, one {# confirmation} other {# confirmations}}"
            values={{ done, count: of }}
          />
        ) : (
          <FormattedMessage
            id="withdrawal.confirmations"
            defaultMessage="{done} of {count, plural, one {# confirmation} other {# confirmations}}, {time} left."
            values={{ done, count: of, time: blocksTime(formats, left) }}
          />
        )}
      </span>
      <StepBar steps={countedSteps({ done, of })} size="md" />
    </Stack>
  );
}
