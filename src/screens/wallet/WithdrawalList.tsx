import { FormattedMessage, useIntl } from 'react-intl';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { PagedList } from '../../components/lists/PagedList.tsx';
import type { PagedRows } from '../../components/lists/usePages.ts';
import type { ArrivalHours } from '../../components/withdrawals/arrival.ts';
import { cardEnd } from '../../components/withdrawals/cardEnd.ts';
import type { ArrivalHoursOf } from '../../components/withdrawals/useArrivalHours.ts';
import { WithdrawalPill } from '../../components/withdrawals/WithdrawalPill.tsx';
import {
  isReturned,
  withdrawalStateOf,
  withdrawalTimeMs,
} from '../../components/withdrawals/withdrawalState.ts';
import { useDates } from '../../intl/useDates.ts';
import { ShortAddress } from '../../ui/facts/ShortAddress.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import { Text } from '../../ui/text/Text.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { NoMatch } from './NoMatch.tsx';
import { WithdrawalRowNote } from './WithdrawalRowNote.tsx';

interface WithdrawalListProps {
  withdrawals: RemoteState<PagedRows<WithdrawalRow>>;
  /** As 2026-11-21. */
  today: string;
  isHidden: boolean;
  isFiltered: boolean;
  /** The page of one of them. */
  hrefOf: (row: WithdrawalRow) => string;
  arrivalHoursOf: ArrivalHoursOf;
  withdrawHref: string;
  onClear: () => void;
  onMore: () => void;
}

type NoneProps = Pick<WithdrawalListProps, 'isFiltered' | 'withdrawHref' | 'onClear'>;

function NoWithdrawals({ isFiltered, withdrawHref, onClear }: NoneProps) {
  if (isFiltered) return <NoMatch onClear={onClear} />;
  return (
    <Empty
      title={<FormattedMessage id="record.withdrawals.empty" defaultMessage="No withdrawals yet" />}
      text={
        <FormattedMessage
          id="record.withdrawals.empty.text"
          defaultMessage="What you withdraw appears here as soon as you request it."
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

/** What has left the account; struck through where it is back. */
function Sum({ row, isHidden }: RowProps) {
  const { amount, signed } = useAmounts();
  const { number, name: coin } = row;
  if (isHidden) return hiddenAmount;
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
  if (target === undefined) return coin;
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

/** What has gone out and what is on its way, by day. */
export function WithdrawalList(props: WithdrawalListProps) {
  const { withdrawals, today, isHidden, hrefOf, arrivalHoursOf, onMore } = props;
  const intl = useIntl();
  return (
    <Remote
      of={withdrawals}
      failedTitle={
        <FormattedMessage
          id="record.withdrawals.failed"
          defaultMessage="Your withdrawals could not be loaded"
        />
      }
    >
      {(list) =>
        list.rows.length === 0 ? (
          <NoWithdrawals {...props} />
        ) : (
          <PagedList
            label={intl.formatMessage({ id: 'ledger.kind.withdrawal', defaultMessage: 'Withdrawals' })}
            list={list}
            timeMsOf={withdrawalTimeMs}
            rowHeight={72}
            days={{ today }}
            onMore={onMore}
          >
            {(row) => (
              <WithdrawalEntry
                row={row}
                isHidden={isHidden}
                href={hrefOf(row)}
                arrivalHours={arrivalHoursOf(row)}
              />
            )}
          </PagedList>
        )
      }
    </Remote>
  );
}
