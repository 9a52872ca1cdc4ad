import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../../api/deposit.ts';
import { useDates } from '../../../intl/useDates.ts';
import { CancelSheet } from '../../../components/command/CancelSheet.tsx';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { DepositAmount } from '../../../components/wallet/DepositAmount.tsx';

interface CancelDepositProps {
  row: DepositRow;
  isHidden: boolean;
  isCancelling: boolean;
  onKeep: () => void;
  onCommit: () => void;
}

function useClaimRows({ row, isHidden }: Pick<CancelDepositProps, 'row' | 'isHidden'>): KeyValueRow[] {
  const dates = useDates();
  const isBank = row.way === 'bank';
  const named = isBank ? row.reference : (row.network_name ?? row.network);
  return [
    {
      label: <FormattedMessage id="record.time" defaultMessage="Time" />,
      value: dates.detail(depositTimeMs(row)),
    },
    ...(named === undefined
      ? []
      : [
          {
            label: isBank ? (
              <FormattedMessage id="deposit.reference" defaultMessage="Reference" />
            ) : (
              <FormattedMessage id="deposit.network" defaultMessage="Network" />
            ),
            value: isBank ? named : `${row.name} · ${named}`,
          },
        ]),
    {
      label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
      value: <DepositAmount row={row} isHidden={isHidden} />,
      variant: 'total',
    },
  ];
}

/** Names the claim before it is withdrawn. */
export function CancelDeposit({ row, isHidden, isCancelling, onKeep, onCommit }: CancelDepositProps) {
  return (
    <CancelSheet
      title={
        <FormattedMessage id="depositRecord.cancel.title" defaultMessage="Cancel this deposit report?" />
      }
      rows={useClaimRows({ row, isHidden })}
      keep={<FormattedMessage id="depositRecord.cancel.keep" defaultMessage="Keep report" />}
      commit={<FormattedMessage id="depositRecord.cancel" defaultMessage="Cancel report" />}
      isCancelling={isCancelling}
      onKeep={onKeep}
      onCommit={onCommit}
    >
      <Notice tone="neutral">
        {row.way === 'bank' ? (
          <FormattedMessage
            id="depositRecord.cancel.bank"
            defaultMessage="We stop looking for this transfer. If you have sent money, submit it again or contact support."
          />
        ) : (
          <FormattedMessage
            id="depositRecord.cancel.chain"
            defaultMessage="This only cancels your report. Coins that reach your address are still credited."
          />
        )}
      </Notice>
    </CancelSheet>
  );
}
