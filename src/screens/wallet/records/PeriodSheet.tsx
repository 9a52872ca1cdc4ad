import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayOf, shiftDay } from '../../../components/lists/days.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Chip } from '../../../ui/choices/Chip.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import type { RecordFilters } from './recordFilters.ts';

export type Period = Pick<RecordFilters, 'from' | 'to'>;

interface PeriodSheetProps {
  period: Period;
  /** Current time in ms since 1970 UTC. */
  nowMs: number;
  onChoose: (period: Period) => void;
  onClose: () => void;
}

/** First and last day; either may be open. */
export function PeriodSheet({ period, nowMs, onChoose, onClose }: PeriodSheetProps) {
  const intl = useIntl();
  const today = dayOf(nowMs, intl.timeZone);
  const [from, setFrom] = useState(period.from ?? '');
  const [to, setTo] = useState(period.to ?? '');
  const isTurned = from !== '' && to !== '' && from > to;
  const lastDays = (days: number): Period => ({ from: shiftDay(today, 1 - days), to: today });
  const chosen = (last: Period): boolean => last.from === from && last.to === to;
  const fill = (last: Period): void => {
    setFrom(last.from ?? '');
    setTo(last.to ?? '');
  };
  return (
    <Sheet
      title={<FormattedMessage id="record.period" defaultMessage="Period" />}
      onClose={onClose}
      actions={
        <Button
          width="block"
          disabled={isTurned}
          reason={
            isTurned ? (
              <FormattedMessage
                id="record.period.turned"
                defaultMessage="The end date is before the start date."
              />
            ) : undefined
          }
          fix={
            <TextButton onClick={() => fill({ from: to, to: from })}>
              <FormattedMessage id="record.period.turn" defaultMessage="Swap them" />
            </TextButton>
          }
          onClick={() => onChoose({ from: from || undefined, to: to || undefined })}
        >
          <FormattedMessage id="record.period.apply" defaultMessage="Show" />
        </Button>
      }
    >
      <Stack gap="5" padBlock="3">
        <Stack direction="row" gap="3" wrap>
          <Chip pressed={from === '' && to === ''} onClick={() => fill({})}>
            <FormattedMessage id="record.period.all" defaultMessage="All time" />
          </Chip>
          <Chip pressed={chosen(lastDays(1))} onClick={() => fill(lastDays(1))}>
            <FormattedMessage id="record.period.today" defaultMessage="Today" />
          </Chip>
          <Chip pressed={chosen(lastDays(7))} onClick={() => fill(lastDays(7))}>
            <FormattedMessage id="record.period.week" defaultMessage="7 days" />
          </Chip>
          <Chip pressed={chosen(lastDays(30))} onClick={() => fill(lastDays(30))}>
            <FormattedMessage id="record.period.month" defaultMessage="30 days" />
          </Chip>
        </Stack>
        <DateField
          label={<FormattedMessage id="record.period.from" defaultMessage="From" />}
          value={from}
          onChange={setFrom}
          max={today}
        />
        <DateField
          label={<FormattedMessage id="record.period.to" defaultMessage="To" />}
          value={to}
          onChange={setTo}
          max={today}
        />
      </Stack>
    </Sheet>
  );
}
