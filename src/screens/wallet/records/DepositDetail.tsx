import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../../api/deposit.ts';
import { Amount, NotReported } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { useBankAmounts } from '../../../components/amounts/useBankAmounts.ts';
import { DetailHead } from '../../../components/details/DetailHead.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { KeyValue } from '../../../ui/facts/KeyValue.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { CancelDeposit } from './CancelDeposit.tsx';
import { useDepositRows } from './depositRows.tsx';
import { DepositNote } from '../../../components/wallet/DepositNote.tsx';
import { DepositPill, depositStateOf } from '../../../components/wallet/depositState.tsx';

interface DepositDetailProps {
  row: DepositRow;
  isHidden: boolean;
  isCancelling: boolean;
  /** Withdraws the claim before its review. */
  onCancel: (reviewId: number) => Promise<void>;
  onClose: () => void;
}

/**
 * Review id of a deposit claim that is not reviewed yet; undefined with compatible back ends, which do not report
 * review cases.
 */
const cancellable = (row: DepositRow): number | undefined =>
  row.state === 'submitted' ? row.review_id : undefined;

/** All details of one deposit. */
export function DepositDetail(props: DepositDetailProps) {
  const { row, isHidden, isCancelling, onCancel, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const { amount, name: coin } = row;
  const rows = useDepositRows(props);
  const bankAmount = useBankAmounts();
  const reviewId = cancellable(row);
  if (isAsking && reviewId !== undefined)
    return (
      <CancelDeposit
        row={row}
        isHidden={isHidden}
        isCancelling={isCancelling}
        onKeep={() => setAsking(false)}
        onCommit={() => void onCancel(reviewId).then(onClose)}
      />
    );
  const state = depositStateOf(row);
  const isRefused = state === 'rejected' || state === 'cancelled';
  // The paid amount is known; the amount to be credited no longer matters.
  const paid = isRefused && row.way === 'bank' ? row.bank_amount : undefined;
  const shown = amount === undefined ? <NotReported /> : <Amount value={amount} coin={coin} unit="never" />;
  return (
    <Sheet
      title={<FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />}
      onClose={onClose}
      actions={
        reviewId === undefined ? undefined : (
          <Button variant="secondary" width="block" onClick={() => setAsking(true)}>
            <FormattedMessage id="depositRecord.cancel" defaultMessage="Cancel report" />
          </Button>
        )
      }
    >
      <Stack gap="4" padBlock="3">
        <DetailHead
          status={<DepositPill row={row} />}
          figure={
            isHidden ? (
              hiddenAmount
            ) : isRefused ? (
              <s>{paid === undefined ? shown : bankAmount(paid, undefined)}</s>
            ) : (
              shown
            )
          }
          unit={paid === undefined || isHidden ? coin : row.bank_currency}
          isGain={state === 'credited'}
        />
        {state === 'confirming' || state === 'underReview' ? null : <DepositNote row={row} />}
        <KeyValue rows={rows} />
      </Stack>
    </Sheet>
  );
}
