import { FormattedMessage } from 'react-intl';
import type { Invite } from '../../api/referral.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { useFormats } from '../../intl/useFormats.ts';

/** A rate in percent. */
export function Rate({ value }: { value: string | undefined }) {
  const formats = useFormats();
  return value === undefined ? <NotReported /> : <span>{formats.feeRate(value)}</span>;
}

/** What rebates or fees of all coins come to, in USDT: rounded down, as any total. */
export function Worth({ value, unit }: { value: string | undefined; unit?: 'never' }) {
  const formats = useFormats();
  if (value === undefined) return <NotReported />;
  return unit === 'never' ? (
    <span>{formats.total(value)}</span>
  ) : (
    <span>{`${formats.total(value)}\u00a0USDT`}</span>
  );
}

/** What is paid of whose fees. */
export function WhatIsPaid({ rate }: { rate: Invite['total_return_rate'] }) {
  return (
    <FormattedMessage
      id="referral.paid"
      defaultMessage="You receive {rate} of the trading fees that your friends pay."
      values={{ rate: <Rate value={rate} /> }}
    />
  );
}

/** What is paid for nothing else. */
export function NothingElse() {
  return (
    <FormattedMessage
      id="referral.nothingElse"
      defaultMessage="Joining, depositing or losing pays you nothing."
    />
  );
}
