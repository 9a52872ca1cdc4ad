import { FormattedMessage } from 'react-intl';
import { creditOfBank } from '../../../contracts/rules/depositClaim.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { useBankAmounts } from '../../components/amounts/useBankAmounts.ts';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import type { BankTransfer } from './bankTransfer.ts';

interface BankFiguresProps {
  bank: BankTransfer;
  /** Decimal text as typed. */
  amount: string;
  /** Where the field with the amount is far from here, it is said again. */
  showsPaid?: boolean;
}

/** As 0.9312 EUR / USDT. */
function useRateText({ rate, currency, coin }: BankTransfer): string {
  const formats = useFormats();
  if (rate === undefined || currency === undefined || coin === undefined) return noValue;
  const figure = formats.rate(rate);
  return figure === noValue ? noValue : `${figure}\u00a0${currency} / ${coin}`;
}

/** What is paid, at which rate of whom, and what comes of it: every digit, or nothing where that is not known. */
export function BankFigures({ bank, amount, showsPaid = false }: BankFiguresProps) {
  const rateText = useRateText(bank);
  const bankAmount = useBankAmounts();
  const { rate, rateSource, coin, currency } = bank;
  const credited = coin === undefined ? undefined : creditOfBank(amount, rate, finestScale);
  const rows: KeyValueRow[] = [
    {
      label:
        rateSource === undefined ? (
          <FormattedMessage id="deposit.rate" defaultMessage="Rate" />
        ) : (
          <FormattedMessage
            id="deposit.rate.source"
            defaultMessage="Rate: {source}"
            values={{ source: rateSource }}
          />
        ),
      value: rateText,
    },
    {
      label: <FormattedMessage id="deposit.receipt" defaultMessage="Estimated receipt" />,
      value: <Amount value={credited} coin={coin ?? ''} />,
      variant: 'total',
    },
  ];
  if (showsPaid)
    rows.unshift({
      label: <FormattedMessage id="deposit.transferred" defaultMessage="You transferred" />,
      value: bankAmount(amount, currency),
    });
  return (
    <Stack gap="1">
      <KeyValue rows={rows} />
      {rateText === noValue ? (
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="deposit.noRate"
            defaultMessage="The server gives no rate. What you receive is known once the transfer was checked."
          />
        </Text>
      ) : null}
    </Stack>
  );
}
