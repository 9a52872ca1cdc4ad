import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { arrivalOf, type ArrivalHours } from '../../../components/withdrawals/arrival.ts';
import {
  withdrawalStateOf,
  withdrawalTimeMs,
  type WithdrawalStateName,
} from '../../../components/withdrawals/withdrawalState.ts';
import { WithdrawalSum } from '../../../components/withdrawals/WithdrawalSum.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { RowNote } from '../../../ui/lists/RowNote.tsx';
import { supportHref } from '../../../ui/screen/supportHref.ts';

interface NoteProps {
  row: WithdrawalRow;
  isHidden: boolean;
  /** Arrival window of its coin; undefined while unknown. */
  arrivalHours: ArrivalHours | undefined;
}

const still: Partial<Readonly<Record<WithdrawalStateName, ReactNode>>> = {
  delayed: (
    <FormattedMessage
      id="record.withdrawal.delayed"
      defaultMessage="It is waiting to be sent. The amount stays frozen until then."
    />
  ),
  checking: (
    <FormattedMessage
      id="record.withdrawal.checking"
      defaultMessage="We’re checking whether it was sent. It is never sent twice."
    />
  ),
  cancelled: (
    <FormattedMessage
      id="record.withdrawal.cancelled"
      defaultMessage="Cancelled by you. Nothing was charged."
    />
  ),
};

function AskSupport({ row }: { row: WithdrawalRow }) {
  const about = new URLSearchParams({ withdrawal: String(row.id) });
  return (
    <Link href={`${supportHref({ at: withdrawalTimeMs(row) })}&${about}`}>
      <FormattedMessage id="advanced.support" defaultMessage="Ask support" />
    </Link>
  );
}

/** Text of the note; undefined when there is none. */
function useSentence({ row, isHidden, arrivalHours }: NoteProps): ReactNode {
  const dates = useDates();
  const state = withdrawalStateOf(row);
  if (state === undefined) return <AskSupport row={row} />;
  if (state === 'underReview')
    return (
      arrivalHours && (
        <FormattedMessage
          id="record.withdrawal.arrives"
          defaultMessage="Arrives by {time} at the latest."
          values={{ time: dates.withZone(arrivalOf(row, arrivalHours).latestMs) }}
        />
      )
    );
  if (state === 'checking' && row.sent_ms !== undefined)
    return (
      <FormattedMessage
        id="withdrawal.step.disputed"
        defaultMessage="The reports about this payment do not match. We’re checking."
      />
    );
  if (state !== 'rejected') return still[state];
  const returned =
    row.number === undefined && !isHidden ? undefined : (
      <FormattedMessage
        id="record.withdrawal.returned"
        defaultMessage="{amount} is back in your Spot account."
        values={{ amount: <WithdrawalSum row={row} isHidden={isHidden} /> }}
      />
    );
  if (!row.notes) return returned;
  return (
    <>
      <FormattedMessage id="withdrawal.quote" defaultMessage="“{text}”" values={{ text: row.notes }} />{' '}
      {returned}
    </>
  );
}

/** Next step or outcome of a withdrawal that its state alone does not explain. */
export function WithdrawalRowNote(props: NoteProps) {
  const sentence = useSentence(props);
  if (sentence === undefined) return null;
  return (
    <RowNote>
      <span>{sentence}</span>
    </RowNote>
  );
}
