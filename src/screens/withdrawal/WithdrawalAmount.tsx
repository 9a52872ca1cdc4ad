import { finestScale } from '../../components/amounts/finestScale.ts';
import { LimitedAmountField } from '../../components/forms/LimitedAmountField.tsx';
import type { WithdrawalParts } from './useWithdrawalForm.ts';

interface WithdrawalAmountProps {
  parts: WithdrawalParts;
  coin: string;
  available: string | undefined;
}

/** Amount that leaves the account: typed, or the maximum. */
export function WithdrawalAmount({ parts, coin, available }: WithdrawalAmountProps) {
  const { form, cost, most, problem } = parts;
  const { error, nearest, ...field } = form.field('amount');
  return (
    <LimitedAmountField
      {...field}
      coin={coin}
      available={available}
      most={most}
      minimum={cost.minimum}
      decimals={finestScale}
      spareDecimals={1}
      problem={problem ?? (error === undefined ? undefined : { text: error, nearest })}
    />
  );
}
