import { FormattedMessage } from 'react-intl';
import { bankCoinScale, creditOfBank } from '../../../contracts/rules/depositClaim.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { noValue } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { BankTransfer } from './bankTransfer.ts';

interface BankFiguresProps {
  bank: BankTransfer;
  /** Decimal text as typed. */
  amount: string;
}

/** Formats a rate, e.g. 0.9312 EUR / USDT. */
function useRateText({ rate, currency, coin }: BankTransfer): string {
  const formats = useFormats();
  if (rate === undefined || currency === undefined || coin === undefined) return noValue;
  const figure = formats.rate(rate);
  return figure === noValue ? noValue : `${figure}\u00a0${currency} / ${coin}`;
}

/** Amount received from a transfer, with every digit; empty if unknown. */
export function BankReceipt({ bank, amount }: BankFiguresProps) {
  const { rate, coin } = bank;
  const credited = coin === undefined ? undefined : creditOfBank(amount, rate, bankCoinScale);
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />,
          value: <Amount value={credited} coin={coin ?? ''} />,
          variant: 'total',
        },
      ]}
    />
  );
}

/** Rate of a transfer and its source. */
export function BankRate({ bank }: Pick<BankFiguresProps, 'bank'>) {
  const rateText = useRateText(bank);
  const { rateSource } = bank;
  return (
    <Stack gap="1">
      <KeyValue
        rows={[
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
        ]}
      />
      {rateText === noValue ? (
        <Text as="p" variant="caption" tone="secondary">
          <FormattedMessage
            id="deposit.noRate"
            defaultMessage="No rate is available. You’ll see what you receive once the transfer has been checked."
          />
        </Text>
      ) : null}
    </Stack>
  );
}

/** Rate and received amount, next to the amount field. */
export function BankFigures(props: BankFiguresProps) {
  return (
    <Stack gap="1">
      <BankRate {...props} />
      <BankReceipt {...props} />
    </Stack>
  );
}
