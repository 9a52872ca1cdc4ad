import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { Amount } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { notReported } from '../../../components/amounts/notReported.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { cardEnd } from '../../../components/withdrawals/cardEnd.ts';
import { isPending, isReturned, withdrawalStateOf } from '../../../components/withdrawals/withdrawalState.ts';
import { WithdrawalSum } from '../../../components/withdrawals/WithdrawalSum.tsx';
import { useFormats } from '../../../intl/useFormats.ts';
import { Address } from '../../../ui/facts/Address.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';

interface Of {
  row: WithdrawalRow;
  isHidden: boolean;
}

function useFee({ row, isHidden }: Of): KeyValueRow {
  const intl = useIntl();
  const { signed } = useAmounts();
  const { rate, name: coin, type } = row;
  const value = isReturned(withdrawalStateOf(row)) ? (
    <FormattedMessage id="withdrawal.fee.none" defaultMessage="not charged" />
  ) : isHidden ? (
    hiddenAmount
  ) : rate === undefined ? (
    notReported(intl)
  ) : (
    `${signed(`-${rate}`, coin)}\u00a0${coin}`
  );
  return {
    label:
      type === 'bank' ? (
        <FormattedMessage id="wallet.fee" defaultMessage="Fee" />
      ) : (
        <FormattedMessage id="deposit.networkFee" defaultMessage="Network fee" />
      ),
    value,
  };
}

/** On-chain destination. */
function useChainRows({ row }: Of): KeyValueRow[] {
  const intl = useIntl();
  const { network_name, network, label, address, tx_hash: hash } = row;
  const networkText = network_name ?? network?.toUpperCase();
  const [addressName, hashName] = [
    intl.formatMessage({ id: 'deposit.address', defaultMessage: 'Address' }),
    intl.formatMessage({ id: 'deposit.hash', defaultMessage: 'Transaction hash' }),
  ];
  const isToBeSent = isPending(row) && row.state !== undefined && row.state !== 'sent';
  const rows: (KeyValueRow | false)[] = [
    networkText !== undefined && {
      label: <FormattedMessage id="deposit.network" defaultMessage="Network" />,
      value: networkText,
    },
    label !== undefined && {
      label: <FormattedMessage id="transfer.to" defaultMessage="To" />,
      value: label,
    },
    !!address && {
      label: addressName,
      value: (
        <CopyValue text={address} name={addressName}>
          <Address text={address} size="label" />
        </CopyValue>
      ),
    },
    hash !== undefined
      ? {
          label: hashName,
          value: (
            <CopyValue text={hash} name={hashName}>
              <ShortAddress text={hash} />
            </CopyValue>
          ),
        }
      : isToBeSent && {
          label: hashName,
          value: <FormattedMessage id="withdrawal.hash.later" defaultMessage="after sending" />,
        },
  ];
  return rows.filter((each) => each !== false);
}

/** Payout of the bank and its rate. */
function useBankRows({ row, isHidden }: Of): KeyValueRow[] {
  const formats = useFormats();
  const { bank_rate, bank_currency, bank_name, bank_account, real_number, name: coin } = row;
  const rows: (KeyValueRow | false)[] = [
    {
      label: <FormattedMessage id="withdrawal.afterFee" defaultMessage="After the fee" />,
      value: isHidden ? hiddenAmount : <Amount value={real_number} coin={coin} isReport />,
    },
    bank_rate !== undefined &&
      bank_currency !== undefined && {
        label: <FormattedMessage id="deposit.rate" defaultMessage="Rate" />,
        value: `${formats.rate(bank_rate)}\u00a0${bank_currency} / ${coin}`,
      },
    bank_name !== undefined && {
      label: <FormattedMessage id="bank.bankName" defaultMessage="Bank name" />,
      value: bank_name,
    },
    bank_account !== undefined && {
      label: <FormattedMessage id="bank.card" defaultMessage="Bank account" />,
      value: cardEnd(bank_account),
    },
  ];
  return rows.filter((each) => each !== false);
}

/** Details of a withdrawal in addition to its state. */
export function useWithdrawalFacts(of: Of): KeyValueRow[] {
  const { row, isHidden } = of;
  const fee = useFee(of);
  const [chain, bank] = [useChainRows(of), useBankRows(of)];
  return [
    {
      label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
      value: <WithdrawalSum {...of} />,
    },
    fee,
    ...(row.returned === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="withdrawal.back" defaultMessage="Back in your Spot account" />,
            value: isHidden ? hiddenAmount : <Amount value={row.returned} coin={row.name} isReport />,
          },
        ]),
    ...(row.type === 'bank' ? bank : chain),
    ...(row.remark
      ? [
          {
            label: <FormattedMessage id="withdrawal.remark" defaultMessage="Remark" />,
            value: row.remark,
          },
        ]
      : []),
    { label: <FormattedMessage id="withdrawal.number" defaultMessage="Number" />, value: String(row.id) },
  ];
}
