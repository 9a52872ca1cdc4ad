import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { FieldProblem } from '../../components/forms/FieldProblem.tsx';
import { AmountField } from '../../ui/AmountField.tsx';
import type { WithdrawalParts } from './useWithdrawalForm.ts';

interface WithdrawalAmountProps {
  parts: WithdrawalParts;
  coin: string;
  available: string | undefined;
}

/** How much leaves the account: typed, or all that can. */
export function WithdrawalAmount({ parts, coin, available }: WithdrawalAmountProps) {
  const intl = useIntl();
  const { form, cost, most, problem } = parts;
  const { error, nearest, ...field } = form.field('amount');
  const said = problem ?? (error === undefined ? undefined : { text: error, nearest });
  return (
    <AmountField
      {...field}
      size="lg"
      label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
      decimals={finestScale}
      spareDecimals={1}
      unit={coin}
      action={
        most === undefined
          ? undefined
          : {
              label: intl.formatMessage({ id: 'form.amount.max', defaultMessage: 'Max' }),
              onClick: () => field.onChange(most),
            }
      }
      error={said && <FieldProblem {...said} coin={coin} onUse={field.onChange} />}
      hint={
        <FormattedMessage
          id="withdraw.amount.hint"
          defaultMessage="Min. {minimum} · Available {available}"
          values={{
            minimum: <Amount value={cost.minimum} coin={coin} unit="never" />,
            available: <Amount value={available} coin={coin} />,
          }}
        />
      }
    />
  );
}
