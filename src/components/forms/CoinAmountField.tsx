import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { Chip } from '../../ui/choices/Chip.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { finestScale } from '../amounts/finestScale.ts';
import { useIsHidden } from '../amounts/useIsHidden.ts';
import type { WithdrawalHold } from '../withdrawals/withdrawalHold.ts';
import { amountProblemText } from './amountProblemText.ts';
import { AvailableHint } from './AvailableHint.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import type { FormField } from './useForm.ts';

interface CoinAmountFieldProps extends FormField<string> {
  label: ReactNode;
  coin: string;
  /** Maximum decimals of the amount. */
  decimals?: number;
  /** Available amount, decimal text; undefined while unknown. */
  available: string | undefined;
  /** Amount held by orders and requests, decimal text. */
  held: string | undefined;
  /** Amount held by withdrawals; undefined while unknown. */
  withdrawing?: WithdrawalHold | undefined;
}

const shares = [25, 50, 75, 100] as const;

/** A share of the available amount, cut at the coin's smallest unit. */
function shareOf(available: string, percent: number, decimals: number): string {
  const part = new BigNumber(available).times(percent).div(100);
  return part.decimalPlaces(decimals, BigNumber.ROUND_FLOOR).toFixed();
}

/** Amount of a coin out of the available balance: typed, all of it, or a share. An excess is reported immediately. */
export function CoinAmountField(props: CoinAmountFieldProps) {
  const { label, name, value, onChange, error, nearest, coin, available, held, withdrawing } = props;
  const { decimals = finestScale } = props;
  const intl = useIntl();
  const isHidden = useIsHidden();
  const isShort = available !== undefined && new BigNumber(value || '0').gt(available);
  const problem = isShort
    ? {
        text: amountProblemText(intl, { reason: 'wallet.insufficientBalance', values: {} }),
        // The nearest valid amount is the balance.
        nearest: new BigNumber(available).gt(0) && !isHidden ? available : undefined,
      }
    : error && { text: error, nearest };
  return (
    <Stack gap="4">
      <AmountField
        size="lg"
        label={label}
        name={name}
        value={value}
        onChange={onChange}
        decimals={decimals}
        unit={coin}
        action={
          available === undefined
            ? undefined
            : {
                label: intl.formatMessage({ id: 'form.amount.max', defaultMessage: 'Max' }),
                onClick: () => onChange(available),
              }
        }
        error={problem && <FieldProblem {...problem} coin={coin} onUse={onChange} />}
        hint={
          available === undefined ? (
            <FormattedMessage id="wallet.balance.failed" defaultMessage="Your balance could not be loaded." />
          ) : (
            <AvailableHint coin={coin} available={available} held={held} withdrawing={withdrawing} />
          )
        }
      />
      <Stack direction="row" gap="3" equal>
        {shares.map((percent) => (
          <Chip
            key={percent}
            disabled={available === undefined}
            onClick={() => onChange(shareOf(available ?? '0', percent, decimals))}
          >
            <FormattedMessage id="spot.ticket.percent" defaultMessage="{percent}%" values={{ percent }} />
          </Chip>
        ))}
      </Stack>
    </Stack>
  );
}
