import { FormattedMessage } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { useFormats } from '../../intl/useFormats.ts';

/** A rate in percent. */
export function Rate({ value }: { value: string | undefined }) {
  const formats = useFormats();
  return value === undefined ? <NotReported /> : <span>{formats.feeRate(value)}</span>;
}

/** Total of rebates or fees over all coins, in USDT, rounded down like every total. */
export function Worth({ value, unit }: { value: string | undefined; unit?: 'never' }) {
  const formats = useFormats();
  if (value === undefined) return <NotReported />;
  return unit === 'never' ? (
    <span>{formats.total(value)}</span>
  ) : (
    <span>{`${formats.total(value)}\u00a0USDT`}</span>
  );
}

/** Statement of the rebate rate and the fees that it applies to. */
export function WhatIsPaid({ rate }: { rate: Invite['total_return_rate'] }) {
  return (
    <FormattedMessage
      id="referral.paid"
      defaultMessage="You receive {rate} of the spot trading fees that your friends pay."
      values={{ rate: <Rate value={rate} /> }}
    />
  );
}

/** Statement of the events that earn no rebate. */
export function NothingElse() {
  return (
    <FormattedMessage
      id="referral.nothingElse"
      defaultMessage="You earn nothing when friends join, deposit or lose money."
    />
  );
}
