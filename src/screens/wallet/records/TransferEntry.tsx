import type { TransferRow } from '../../../api/pages/walletRecords.ts';
import { NotReported } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { coinMark } from '../../../components/coins/coinMark.ts';
import { accounts } from '../../../components/wallet/accounts.ts';
import { timeOf } from '../../../components/wallet/ledgerDays.ts';
import { TransferWay } from '../../../components/wallet/TransferWay.tsx';
import { useDates } from '../../../intl/useDates.ts';
import { CoinDisc } from '../../../ui/pictures/CoinDisc.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';

/** A transfer between the user's accounts. */
export function TransferEntry({ row, isHidden }: { row: TransferRow; isHidden: boolean }) {
  const { amount } = useAmounts();
  const dates = useDates();
  const from = accounts.find((account) => account === row.from_field);
  const to = accounts.find((account) => account === row.to_field);
  const { currency_name: coin, value } = row;
  return (
    <ListRow
      isBare
      titleRoom="word"
      lead={<CoinDisc {...coinMark(coin)} />}
      // A back end without account names describes the transfer in its own words.
      title={from && to ? <TransferWay from={from} to={to} /> : row.info}
      value={
        isHidden ? (
          hiddenAmount
        ) : value === undefined ? (
          <NotReported />
        ) : (
          `${amount(value.replace('-', ''), coin)} ${coin}`
        )
      }
      valueCaption={dates.shortClock(timeOf(row))}
    />
  );
}
