import { FormattedMessage } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { DepositEntry } from '../../components/wallet/DepositEntry.tsx';
import { Section } from '../../ui/screen/Section.tsx';

interface ArrivingDepositsProps {
  /** Newest first. */
  arriving: readonly DepositRow[];
  isHidden: boolean;
}

/** Deposits in transit, shown so that the user does not send twice. */
export function ArrivingDeposits({ arriving, isHidden }: ArrivingDepositsProps) {
  if (arriving.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="depositRecord.pending" defaultMessage="On its way" />}>
      {arriving.map((row) => (
        <DepositEntry key={row.id} row={row} isHidden={isHidden} />
      ))}
    </Section>
  );
}
