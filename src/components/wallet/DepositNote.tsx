import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { blocksTime } from '../live/blocksTime.ts';
import { depositTimeMs } from './depositTime.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { countedSteps } from '../../ui/progress/countedSteps.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { RowNote, RowNoteLine } from '../../ui/lists/RowNote.tsx';
import { StepBar } from '../../ui/progress/StepBar.tsx';
import { supportHref } from '../../ui/screen/supportHref.ts';
import { depositStateOf, type DepositStateName } from './depositState.tsx';

/** Confirmations so far, the required number, and the approximate time of the rest. */
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
              values={{ time: blocksTime(formats, left_s) }}
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

const sentences: Partial<Readonly<Record<DepositStateName, ReactNode>>> = {
  reversed: (
    <FormattedMessage
      id="depositRecord.reversed"
      defaultMessage="The network dropped the block with this transaction. Nothing is credited yet; confirmations start again when a new block includes it."
    />
  ),
  held: (
    <FormattedMessage
      id="depositRecord.held.text"
      defaultMessage="It has arrived in full. We credit it once the review approves it."
    />
  ),
  cancelled: (
    <FormattedMessage
      id="depositRecord.cancelled"
      defaultMessage="You cancelled this report before the review."
    />
  ),
};

/** Next step after a claim. */
const claimed = {
  bank: (
    <FormattedMessage
      id="depositRecord.claimed.bank"
      defaultMessage="Waiting for a transfer with your reference."
    />
  ),
  chain: (
    <FormattedMessage
      id="depositRecord.claimed"
      defaultMessage="You reported it. It is not visible on the network yet."
    />
  ),
};

/** Next step of a deposit, where its state alone does not explain it. */
export function DepositNote({ row }: { row: DepositRow }) {
  const state = depositStateOf(row);
  if (state === undefined) return null;
  if (state === 'confirming' || state === 'underReview') return <Confirmations row={row} />;
  const sentence = state === 'claimed' ? claimed[row.way === 'bank' ? 'bank' : 'chain'] : sentences[state];
  if (sentence !== undefined)
    return (
      <RowNote>
        <span>{sentence}</span>
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
