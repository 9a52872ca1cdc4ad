import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Amount } from '../amounts/Amount.tsx';
import { BalanceAmount } from '../amounts/BalanceAmount.tsx';
import { useIsHidden } from '../amounts/useIsHidden.ts';
import { FieldProblem } from './FieldProblem.tsx';

interface LimitedAmountFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  coin: string;
  /** Maximum decimals of the amount. */
  decimals: number;
  /** Additional decimals that can be typed, so an excess is reported and not cut. */
  spareDecimals?: number;
  minimum: string | undefined;
  /** Decimal text; undefined while it is unknown. */
  available: string | undefined;
  /** Maximum amount. */
  most: string | undefined;
  /** Problem of the amount, and the nearest valid one. */
  problem: { text: string; nearest: string | undefined } | undefined;
  /** Default: Amount. */
  label?: ReactNode;
  /** Default: minimum and available balance. */
  hint?: ReactNode;
}

/** Amount of a coin between its minimum and the available balance, with a button for the maximum. */
export function LimitedAmountField(props: LimitedAmountFieldProps) {
  const { name, value, onChange, coin, decimals, spareDecimals, minimum, available, most, problem } = props;
  const { label = <FormattedMessage id="transfer.amount" defaultMessage="Amount" />, hint } = props;
  const intl = useIntl();
  const isHidden = useIsHidden();
  const isBalance = problem !== undefined && [available, most].includes(problem.nearest);
  return (
    <AmountField
      name={name}
      value={value}
      onChange={onChange}
      decimals={decimals}
      spareDecimals={spareDecimals}
      size="lg"
      label={label}
      unit={coin}
      action={
        most === undefined
          ? undefined
          : {
              label: intl.formatMessage({ id: 'form.amount.max', defaultMessage: 'Max' }),
              onClick: () => onChange(most),
            }
      }
      error={
        problem && (
          <FieldProblem
            {...problem}
            {...(isHidden && isBalance && { nearest: undefined })}
            coin={coin}
            onUse={onChange}
          />
        )
      }
      hint={
        hint ?? (
          <FormattedMessage
            id="withdraw.amount.hint"
            defaultMessage="Min. {minimum} · Available {available}"
            values={{
              minimum: <Amount value={minimum} coin={coin} unit="never" />,
              available: <BalanceAmount value={available} coin={coin} isBrief />,
            }}
          />
        )
      }
    />
  );
}
