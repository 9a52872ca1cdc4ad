import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { cardEnd } from '../../../components/withdrawals/cardEnd.ts';
import { WithdrawalSum } from '../../../components/withdrawals/WithdrawalSum.tsx';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import { Notice } from '../../../ui/messages/Notice.tsx';
import { CancelSheet } from '../../../components/command/CancelSheet.tsx';

interface CancelWithdrawalProps {
  row: WithdrawalRow;
  isHidden: boolean;
  isCancelling: boolean;
  onKeep: () => void;
  onCommit: () => void;
}

/** Destination, shortened. */
function targetOf({ label, address, bank_account: account }: WithdrawalRow): ReactNode {
  if (account !== undefined) return cardEnd(account);
  return label ?? (address ? <ShortAddress text={address} /> : undefined);
}

/** Names the amount that is freed before a withdrawal is cancelled. */
export function CancelWithdrawal(props: CancelWithdrawalProps) {
  const { row, isHidden, isCancelling, onKeep, onCommit } = props;
  const target = targetOf(row);
  return (
    <CancelSheet
      title={<FormattedMessage id="withdrawal.cancel.title" defaultMessage="Cancel this withdrawal?" />}
      rows={[
        ...(target === undefined
          ? []
          : [{ label: <FormattedMessage id="transfer.to" defaultMessage="To" />, value: target }]),
        {
          label: <FormattedMessage id="withdrawal.cancel.free" defaultMessage="Available again in Spot" />,
          value: <WithdrawalSum row={row} isHidden={isHidden} />,
          variant: 'total',
        },
      ]}
      keep={<FormattedMessage id="withdrawal.cancel.keep" defaultMessage="Keep withdrawal" />}
      commit={<FormattedMessage id="withdrawal.cancel" defaultMessage="Cancel withdrawal" />}
      isCancelling={isCancelling}
      onKeep={onKeep}
      onCommit={onCommit}
    >
      <Notice tone="neutral">
        <FormattedMessage
          id="withdrawal.cancel.counts"
          defaultMessage="It still counts as one of the withdrawals of the day on which you requested it."
        />
      </Notice>
    </CancelSheet>
  );
}
