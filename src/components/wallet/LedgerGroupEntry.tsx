import { FormattedMessage, useIntl } from 'react-intl';
import { useDates } from '../../intl/useDates.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { NotReported } from '../amounts/Amount.tsx';
import { hiddenAmount } from '../amounts/hiddenAmount.ts';
import { signOf } from '../amounts/signOf.ts';
import { useAmounts } from '../amounts/useAmounts.ts';
import { ledgerAccountName } from './ledgerAccountName.ts';
import { timeOf } from './ledgerDays.ts';
import { LedgerEntry, type LedgerEntryProps } from './LedgerEntry.tsx';
import { groupSums, mainRow, type CoinSum, type LedgerGroup } from './ledgerGroups.ts';
import { ledgerIcon } from './ledgerKinds.ts';
import { ledgerTitle } from './ledgerTitle.ts';

type LedgerGroupEntryProps = Omit<LedgerEntryProps, 'row'> & { group: LedgerGroup };

function Sum({ sum: { coin, value }, showsCoin }: { sum: CoinSum; showsCoin: boolean }) {
  const { signed } = useAmounts();
  if (value === undefined) return <NotReported />;
  return (
    <Text tone={signOf(value) === 'up' ? 'positive' : 'primary'} num noWrap>
      {signed(value, coin)}
      {showsCoin ? ` ${coin}` : null}
    </Text>
  );
}

/** The records of one order: totals per coin, and their number. */
function Folded({ group, isHidden, showsCoin, variant, isBare, onOpen }: LedgerGroupEntryProps) {
  const intl = useIntl();
  const dates = useDates();
  const { amount } = useAmounts();
  const [newest] = group.rows;
  const [first, second] = groupSums(group);
  const { balance_after: after } = newest;
  const count = group.rows.length;
  const parts = group.isOpen
    ? intl.formatMessage(
        {
          id: 'record.parts.soFar',
          defaultMessage: '{count, plural, one {# record so far} other {# records so far}}',
        },
        { count },
      )
    : intl.formatMessage(
        { id: 'record.parts', defaultMessage: '{count, plural, one {# record} other {# records}}' },
        { count },
      );
  const timeMs = timeOf(newest);
  const when =
    variant === 'ofDay'
      ? `${dates.shortClock(timeMs)} · ${ledgerAccountName(intl, newest)}`
      : dates.row(timeMs);
  return (
    <ListRow
      isBare={isBare}
      onClick={onOpen}
      titleRoom="word"
      lead={<Icon name={ledgerIcon(mainRow(group).kind)} size="md" />}
      title={ledgerTitle(intl, mainRow(group))}
      // The count does not wrap away from its word.
      caption={`${when} · ${parts.replaceAll(' ', '\u00a0')}`}
      value={isHidden ? hiddenAmount : <Sum sum={first!} showsCoin={showsCoin || second !== undefined} />}
      valueCaption={
        isHidden ? undefined : second ? (
          <Sum sum={second} showsCoin />
        ) : after === undefined ? undefined : (
          <FormattedMessage
            id="ledger.balanceAfter"
            defaultMessage="Balance {amount}"
            values={{ amount: amount(after, first!.coin) }}
          />
        )
      }
    />
  );
}

/** A row of the records: one record, or the grouped records of one order, which may continue on the next page. */
export function LedgerGroupEntry({ group, ...rest }: LedgerGroupEntryProps) {
  const [row, ...others] = group.rows;
  return others.length === 0 && !group.isOpen ? (
    <LedgerEntry row={row} {...rest} />
  ) : (
    <Folded group={group} {...rest} />
  );
}
