import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { timeLeft } from '../../components/live/timeLeft.ts';
import { depositTimeMs } from '../../components/wallet/depositTime.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { countedSteps } from '../../ui/countedSteps.ts';
import { Link } from '../../ui/Link.tsx';
import { RowNote, RowNoteLine } from '../../ui/RowNote.tsx';
import { StepBar } from '../../ui/StepBar.tsx';
import { supportHref } from '../../ui/supportHref.ts';
import { depositStateOf } from './depositState.tsx';

/** How many blocks hold it, of how many, and about how long the others take. */
function Confirmations({ row }: { row: DepositRow }) {
  const formats = useFormats();
  const { confirmations: done, confirmations_needed: of, left_s } = row;
  if (done === undefined || of === undefined) return null;
  return (
    <RowNote>
      <RowNoteLine
        end={
          left_s === undefined ? undefined : (
            <FormattedMessage
              id="depositRecord.left"
              defaultMessage="{time} left"
              values={{ time: formats.about(timeLeft(formats, left_s)) }}
            />
          )
        }
      >
        <FormattedMessage
          id="depositRecord.confirmations"
          defaultMessage="{done} of {count, plural, one {# confirmation} other {# confirmations}}"
          values={{ done, count: of }}
        />
      </RowNoteLine>
      <StepBar steps={countedSteps({ done, of })} size="md" />
    </RowNote>
  );
}

function AskSupport({ row }: { row: DepositRow }) {
  return (
    <Link href={supportHref({ at: depositTimeMs(row), deposit: String(row.id) })}>
      <FormattedMessage id="advanced.support" defaultMessage="Ask support" />
    </Link>
  );
}

/** What becomes of it, where its state alone does not say it. */
export function DepositNote({ row }: { row: DepositRow }) {
  const state = depositStateOf(row);
  if (state === 'underReview') return <Confirmations row={row} />;
  if (state === 'reversed')
    return (
      <RowNote>
        <span>
          <FormattedMessage
            id="depositRecord.reversed"
            defaultMessage="The network took its confirmations back. Nothing is credited yet; it counts again once a new block holds it."
          />
        </span>
      </RowNote>
    );
  if (state !== 'belowMinimum' && state !== 'rejected') return null;
  return (
    <RowNote>
      <span>
        {row.remark ? `${row.remark} ` : null}
        <AskSupport row={row} />
      </span>
    </RowNote>
  );
}
