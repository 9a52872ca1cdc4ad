import { FormattedMessage } from 'react-intl';
import type { WithdrawalInfo } from '../../../api/withdrawal.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { waitOf } from '../../../components/live/timeLeft.ts';
import { arrivalHoursOf } from '../../../components/withdrawals/arrival.ts';
import { noValue } from '../../../intl/format.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import type { Cost } from '../withdrawalTerms.ts';

/** Fee deducted from the amount, with its sign; a dash when unknown. */
export function useFeeText(): (fee: string | undefined, coin: string) => string {
  const amounts = useAmounts();
  return (fee, coin) => {
    if (fee === undefined) return noValue;
    const figure = /[1-9]/.test(fee) ? amounts.signed(`-${fee}`, coin) : amounts.amount(fee, coin);
    return figure === noValue ? noValue : `${figure}\u00a0${coin}`;
  };
}

export const amountRow = (amount: string, coin: string): KeyValueRow => ({
  label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
  value: <Amount value={amount === '' ? undefined : amount} coin={coin} />,
});

/** Arrival window of a withdrawal, in hours. */
export const arrivesRow = (info: WithdrawalInfo): KeyValueRow => ({
  label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
  value: (
    <FormattedMessage
      id="withdraw.arrives"
      defaultMessage="in {from} to {to} hours"
      values={{ ...arrivalHoursOf(info) }}
    />
  ),
});

/** Arrival time and daily limits. */
export function useTermRows(info: WithdrawalInfo, { medianS }: Cost): KeyValueRow[] {
  const dates = useDates();
  const formats = useFormats();
  const { left_today, per_day, reset_ms, limit_day, limit_left, name } = info;
  const rows: (KeyValueRow | undefined)[] = [
    arrivesRow(info),
    medianS === undefined
      ? undefined
      : {
          label: <FormattedMessage id="withdraw.median" defaultMessage="Median of the last 100" />,
          value: formats.units(waitOf(medianS).count, waitOf(medianS).unit),
        },
    left_today === undefined || per_day === undefined
      ? undefined
      : {
          label: <FormattedMessage id="withdraw.leftToday" defaultMessage="Left today" />,
          value: (
            <FormattedMessage
              id="withdraw.leftToday.of"
              defaultMessage="{left} of {all, plural, one {# withdrawal} other {# withdrawals}}"
              values={{ left: left_today, all: per_day }}
            />
          ),
        },
    reset_ms === undefined
      ? undefined
      : {
          label: <FormattedMessage id="withdraw.reset" defaultMessage="Resets" />,
          value: dates.withZone(reset_ms),
        },
    limit_day === undefined
      ? undefined
      : {
          label: <FormattedMessage id="withdraw.limit" defaultMessage="Daily limit" />,
          value: <Amount value={limit_day} coin={name} />,
        },
    limit_day === undefined
      ? undefined
      : {
          label: <FormattedMessage id="withdraw.limitLeft" defaultMessage="Daily limit remaining" />,
          value: <Amount value={limit_left} coin={name} isReport />,
        },
  ];
  return rows.filter((row) => row !== undefined);
}
