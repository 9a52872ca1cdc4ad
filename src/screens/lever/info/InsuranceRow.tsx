import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LeverInsuranceRow } from '../../../api/lever.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { ListRow } from '../../../ui/lists/ListRow.tsx';

const names: Readonly<Record<string, ReactNode>> = {
  given: <FormattedMessage id="lever.insurance.given" defaultMessage="Added by the platform" />,
  taken: <FormattedMessage id="lever.insurance.taken" defaultMessage="Taken out by the platform" />,
  fee: <FormattedMessage id="lever.info.liquidationFee" defaultMessage="Liquidation fee" />,
  loss: <FormattedMessage id="lever.insurance.loss" defaultMessage="Loss covered" />,
  gain: <FormattedMessage id="lever.insurance.gain" defaultMessage="Profits paid to traders" />,
};

interface InsuranceRowProps {
  row: LeverInsuranceRow;
  currency: string;
  isBare?: boolean;
}

/** Movement of the insurance fund: positive for an inflow, negative for a payout. */
export function InsuranceRow({ row, currency, isBare }: InsuranceRowProps) {
  const { signed } = useAmounts();
  const dates = useDates();
  const { what, symbol, amount, created_ms } = row;
  const named = what !== 'house' ? what : amount.startsWith('-') ? 'taken' : 'given';
  return (
    <ListRow
      isBare={isBare}
      size="dense"
      weight="regular"
      titleRoom="word"
      title={names[named] ?? <UnknownCode code={what} />}
      caption={symbol}
      // The coin is named with the balance above: at large text sizes it does not fit next to eight decimals.
      value={signed(amount, currency)}
      valueCaption={dates.row(created_ms)}
    />
  );
}
