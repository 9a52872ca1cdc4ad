import { FormattedMessage, useIntl } from 'react-intl';
import type { LedgerRow } from '../../api/pages/walletRecords.ts';
import { useDates } from '../../intl/useDates.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { ledgerAccountName } from './ledgerAccountName.ts';
import { NotReported } from '../amounts/Amount.tsx';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';
import { timeOf } from './ledgerDays.ts';
import { ledgerIcon } from './ledgerKinds.ts';
import { ledgerTitle } from './ledgerTitle.ts';
import { signOf } from '../amounts/signOf.ts';
import { useAmounts } from '../amounts/useAmounts.ts';

export interface LedgerEntryProps {
  row: LedgerRow;
  isHidden: boolean;
  /** The page shows the coin nowhere else. */
  showsCoin: boolean;
  /** Under a day's heading the row shows the time; elsewhere it shows the day, and the page names the account. */
  variant: 'ofDay' | 'ofAccount';
  /** Inside a list that renders its own items. */
  isBare?: boolean;
  onOpen: () => void;
}

/** One balance change: what, when and where, amount, and balance after it. */
export function LedgerEntry({ row, isHidden, showsCoin, variant, isBare, onOpen }: LedgerEntryProps) {
  const intl = useIntl();
  const { amount, signed } = useAmounts();
  const dates = useDates();
  const timeMs = timeOf(row);
  const { balance_after: after, currency_name: coin } = row;
  return (
    <ListRow
      isBare={isBare}
      onClick={onOpen}
      titleRoom="word"
      lead={<Icon name={ledgerIcon(row.kind)} size="md" />}
      title={ledgerTitle(intl, row)}
      caption={
        variant === 'ofDay'
          ? `${dates.shortClock(timeMs)} · ${ledgerAccountName(intl, row)}`
          : dates.row(timeMs)
      }
      value={
        isHidden ? (
          hiddenAmount
        ) : row.value === undefined ? (
          <NotReported />
        ) : (
          <Text tone={signOf(row.value) === 'up' ? 'positive' : 'primary'} num noWrap>
            {signed(row.value, coin)}
            {showsCoin ? ` ${coin}` : null}
          </Text>
        )
      }
      valueCaption={
        after === undefined || isHidden ? undefined : (
          <FormattedMessage
            id="ledger.balanceAfter"
            defaultMessage="Balance {amount}"
            values={{ amount: amount(after, coin) }}
          />
        )
      }
    />
  );
}
