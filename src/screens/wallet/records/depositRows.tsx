import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRow } from '../../../api/deposit.ts';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { useBankAmounts } from '../../../components/amounts/useBankAmounts.ts';
import { accountNames } from '../../../components/wallet/accountNames.tsx';
import { depositTimeMs } from '../../../components/wallet/depositTime.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { depositStateOf } from '../../../components/wallet/depositState.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';

interface Of {
  row: DepositRow;
  isHidden: boolean;
}

/** Shortened in the middle. */
const shortened = (text: string): string =>
  text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text;

/** Values to look up in a chain explorer. */
function useChainRows({ hash, address, network_name: network }: DepositRow): KeyValueRow[] {
  const intl = useIntl();
  const copied = (text: string, name: string) => (
    <CopyValue text={text} name={name}>
      {shortened(text)}
    </CopyValue>
  );
  return [
    ...(network === undefined
      ? []
      : [{ label: <FormattedMessage id="deposit.network" defaultMessage="Network" />, value: network }]),
    ...(address === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="deposit.address" defaultMessage="Address" />,
            value: copied(address, intl.formatMessage({ id: 'deposit.address', defaultMessage: 'Address' })),
          },
        ]),
    ...(hash === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="deposit.hash" defaultMessage="Transaction hash" />,
            value: copied(
              hash,
              intl.formatMessage({ id: 'deposit.hash', defaultMessage: 'Transaction hash' }),
            ),
          },
        ]),
  ];
}

/** Transferred amount and the rate at which it was claimed. */
function useBankRows({ row, isHidden }: Of): KeyValueRow[] {
  const intl = useIntl();
  const formats = useFormats();
  const bankAmount = useBankAmounts();
  const { way, bank_amount, bank_currency, rate, reference, name: coin } = row;
  if (way !== 'bank') return [];
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="deposit.transferred" defaultMessage="You transferred" />,
      value: isHidden ? hiddenAmount : bankAmount(bank_amount, bank_currency),
    },
  ];
  if (rate !== undefined && bank_currency !== undefined)
    rows.push({
      label: <FormattedMessage id="deposit.rate" defaultMessage="Rate" />,
      value: `${formats.rate(rate)}\u00a0${bank_currency} / ${coin}`,
    });
  const name = intl.formatMessage({ id: 'deposit.reference', defaultMessage: 'Reference' });
  if (reference !== undefined) rows.push({ label: name, value: <CopyValue text={reference} name={name} /> });
  return rows;
}

function confirmationRows({ confirmations: done, confirmations_needed: count }: DepositRow): KeyValueRow[] {
  if (done === undefined || count === undefined) return [];
  return [
    {
      label: <FormattedMessage id="deposit.confirmations" defaultMessage="Confirmations" />,
      value: (
        <FormattedMessage
          id="sandbox.confirmations"
          defaultMessage="{done} of {count}"
          values={{ done, count }}
        />
      ),
    },
  ];
}

/** Details of a deposit in addition to its amount and state. */
export function useDepositRows({ row, isHidden }: Of): KeyValueRow[] {
  const dates = useDates();
  return [
    {
      label: <FormattedMessage id="record.time" defaultMessage="Time" />,
      value: dates.full(depositTimeMs(row)),
    },
    ...useChainRows(row),
    ...useBankRows({ row, isHidden }),
    ...confirmationRows(row),
    ...(['rejected', 'cancelled'].includes(depositStateOf(row) ?? '')
      ? []
      : [
          {
            label: <FormattedMessage id="deposit.goesTo" defaultMessage="Goes to" />,
            value: accountNames.change,
          },
        ]),
  ];
}
