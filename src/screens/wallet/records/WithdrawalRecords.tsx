import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalRow } from '../../../api/withdrawals.ts';
import { NotReported } from '../../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import type { PagedRows } from '../../../components/lists/usePages.ts';
import type { ArrivalHours } from '../../../components/withdrawals/arrival.ts';
import { cardEnd } from '../../../components/withdrawals/cardEnd.ts';
import type { ArrivalHoursOf } from '../../../components/withdrawals/useArrivalHours.ts';
import { WithdrawalPill } from '../../../components/withdrawals/WithdrawalPill.tsx';
import {
  isReturned,
  withdrawalStateOf,
  withdrawalTimeMs,
} from '../../../components/withdrawals/withdrawalState.ts';
import { useDates } from '../../../intl/useDates.ts';
import { ShortAddress } from '../../../ui/facts/ShortAddress.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Empty } from '../../../ui/lists/Empty.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import * as laterIcons from '../../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../../ui/loading/remoteData.ts';
import { FundsRecords, type FundsPageProps } from './FundsRecords.tsx';
import { WithdrawalRowNote } from './WithdrawalRowNote.tsx';

interface WithdrawalRecordsProps extends FundsPageProps {
  withdrawals: RemoteState<PagedRows<WithdrawalRow>>;
  /** Page of a withdrawal. */
  hrefOf: (row: WithdrawalRow) => string;
  arrivalHoursOf: ArrivalHoursOf;
  withdrawHref: string;
}

function NoWithdrawals({ withdrawHref }: Pick<WithdrawalRecordsProps, 'withdrawHref'>) {
  return (
    <Empty
      title={<FormattedMessage id="record.withdrawals.empty" defaultMessage="No withdrawals yet" />}
      text={
        <FormattedMessage
          id="record.withdrawals.empty.text"
          defaultMessage="Your withdrawals appear here as soon as you request them."
        />
      }
      action={
        <Button variant="secondary" size="dense" href={withdrawHref}>
          <FormattedMessage id="wallet.withdraw" defaultMessage="Withdraw" />
        </Button>
      }
    />
  );
}

interface RowProps {
  row: WithdrawalRow;
  isHidden: boolean;
}

/** Withdrawn amount; struck through when it was returned. */
function Sum({ row, isHidden }: RowProps) {
  const { amount, signed } = useAmounts();
  const { number, name: coin } = row;
  if (isHidden) return <span>{hiddenAmount}</span>;
  if (number === undefined) return <NotReported />;
  if (isReturned(withdrawalStateOf(row)))
    return (
      <Text tone="secondary" num noWrap>
        <s>{amount(number, coin)}</s>
      </Text>
    );
  return (
    <Text num noWrap>
      {signed(`-${number}`, coin)}
    </Text>
  );
}

function Title({ row: { type, name: coin, label, address } }: { row: WithdrawalRow }) {
  if (type === 'bank')
    return <FormattedMessage id="record.withdrawal.bank" defaultMessage="{coin} to bank" values={{ coin }} />;
  const target = label ?? (address ? <ShortAddress text={address} /> : undefined);
  if (target === undefined) return <span>{coin}</span>;
  return (
    <FormattedMessage
      id="record.withdrawal.to"
      defaultMessage="{coin} to {target}"
      values={{ coin, target }}
    />
  );
}

type EntryProps = RowProps & { href: string; arrivalHours: ArrivalHours | undefined };

function WithdrawalEntry({ row, isHidden, href, arrivalHours }: EntryProps) {
  const intl = useIntl();
  const dates = useDates();
  const { network_name, network, bank_account, confirmations: done, confirmations_needed: count } = row;
  const isBank = row.type === 'bank';
  const where = isBank ? bank_account && cardEnd(bank_account) : (network_name ?? network?.toUpperCase());
  const counted =
    done === undefined || count === undefined
      ? undefined
      : intl.formatMessage(
          { id: 'sandbox.confirmations', defaultMessage: '{done} of {count}' },
          { done, count },
        );
  return (
    <>
      <ListRow
        isBare
        titleRoom="word"
        lead={<Icon name={isBank ? laterIcons.bank : 'upload'} size="md" />}
        title={<Title row={row} />}
        caption={[dates.shortClock(withdrawalTimeMs(row)), where, counted].filter(Boolean).join(' · ')}
        value={<Sum row={row} isHidden={isHidden} />}
        valueCaption={<WithdrawalPill row={row} />}
        href={href}
      />
      <WithdrawalRowNote row={row} isHidden={isHidden} arrivalHours={arrivalHours} />
    </>
  );
}

/** Completed and pending withdrawals. */
export function WithdrawalRecords(props: WithdrawalRecordsProps) {
  const { withdrawals, isHidden, hrefOf, arrivalHoursOf, withdrawHref } = props;
  const intl = useIntl();
  return (
    <FundsRecords
      {...props}
      of="withdrawals"
      label={intl.formatMessage({ id: 'ledger.kind.withdrawal', defaultMessage: 'Withdrawals' })}
      records={withdrawals}
      failedTitle={
        <FormattedMessage
          id="record.withdrawals.failed"
          defaultMessage="Your withdrawals could not be loaded"
        />
      }
      empty={<NoWithdrawals withdrawHref={withdrawHref} />}
      timeMsOf={withdrawalTimeMs}
    >
      {(row) => (
        <WithdrawalEntry
          row={row}
          isHidden={isHidden}
          href={hrefOf(row)}
          arrivalHours={arrivalHoursOf(row)}
        />
      )}
    </FundsRecords>
  );
}
