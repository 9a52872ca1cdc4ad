import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { isReturned, withdrawalStateOf } from '../../../components/withdrawals/withdrawalState.ts';
import { WithdrawalSum } from '../../../components/withdrawals/WithdrawalSum.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import { NoReleasePayment } from '../addresses/FrozenNote.tsx';

interface NoteProps {
  row: WithdrawalRow;
  isHidden: boolean;
}

/** Reason of the rejection, verbatim. */
export function RejectionReason({ row }: { row: WithdrawalRow }) {
  if (withdrawalStateOf(row) !== 'rejected' || !row.notes) return null;
  return (
    <Notice
      tone="danger"
      lead={<FormattedMessage id="withdrawal.reason" defaultMessage="Reason given by our reviewer" />}
    >
      <FormattedMessage id="withdrawal.quote" defaultMessage="“{text}”" values={{ text: row.notes }} />
    </Notice>
  );
}

/** Note in addition to the state; the warning about payment demands applies in every state. */
export function WithdrawalNote({ row, isHidden }: NoteProps) {
  const state = withdrawalStateOf(row);
  if (isReturned(state)) return <NoReleasePayment />;
  if (state === 'sent' || state === 'arrived' || state === 'passed')
    return (
      <Stack gap="3">
        <Notice tone="neutral">
          {row.type === 'bank' ? (
            <FormattedMessage
              id="withdrawal.final.bank"
              defaultMessage="A bank withdrawal cannot be reversed. Your bank may not show it until its next working day."
            />
          ) : (
            <FormattedMessage
              id="withdrawal.final"
              defaultMessage="A sent withdrawal cannot be reversed. The receiving wallet may wait for more confirmations than we do."
            />
          )}
        </Notice>
        <NoReleasePayment />
      </Stack>
    );
  return (
    <Notice
      tone="info"
      icon={laterIcons.shield}
      lead={
        <FormattedMessage
          id="withdraw.noPayment"
          defaultMessage="We never ask for a payment to release a withdrawal."
        />
      }
    >
      {state === 'underReview' && (isHidden || row.number !== undefined) ? (
        <FormattedMessage
          id="withdrawal.ifRejected"
          defaultMessage="If it is rejected, you’ll see the reason here, and {amount} will be available again."
          values={{ amount: <WithdrawalSum row={row} isHidden={isHidden} /> }}
        />
      ) : null}
    </Notice>
  );
}
