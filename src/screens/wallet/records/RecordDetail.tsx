import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SpotOrder } from '../../../api/spot.ts';
import type { LedgerRow } from '../../../api/pages/walletRecords.ts';
import { accountNames, shortAccountName } from '../../../components/wallet/accountNames.tsx';
import { LedgerEntry } from '../../../components/wallet/LedgerEntry.tsx';
import { Amount, NotReported } from '../../../components/amounts/Amount.tsx';
import { DetailHead } from '../../../components/details/DetailHead.tsx';
import { UnknownCode } from '../../../components/details/UnknownCode.tsx';
import { hiddenAmount } from '../../../components/amounts/hiddenAmount.ts';
import { ledgerAccount } from '../../../components/wallet/ledgerAccounts.ts';
import { timeOf } from '../../../components/wallet/ledgerDays.ts';
import { groupOf, groupSums, mainRow, type LedgerGroup } from '../../../components/wallet/ledgerGroups.ts';
import { ledgerTitle } from '../../../components/wallet/ledgerTitle.ts';
import { orderFee } from '../../../components/orders/orderParts.ts';
import { signOf } from '../../../components/amounts/signOf.ts';
import { useAmounts } from '../../../components/amounts/useAmounts.ts';
import { useDates } from '../../../intl/useDates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import { KeyValue, type KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { List } from '../../../ui/lists/List.tsx';
import { Sheet } from '../../../ui/dialogs/Sheet.tsx';
import { Stack } from '../../../ui/screen/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

export interface OpenedRecord {
  group: LedgerGroup;
  /** The order behind the record, once loaded. */
  order: SpotOrder | undefined;
  /** Link to the order; undefined for a row without an order. */
  orderHref: string | undefined;
}

interface RecordDetailProps {
  opened: OpenedRecord;
  isHidden: boolean;
  /** Opens one of its records; undefined closes it. */
  onOpen: (group: LedgerGroup | undefined) => void;
}

function accountText(account: ReturnType<typeof ledgerAccount>, code: number, intl: IntlShape): ReactNode {
  if (account === undefined) return <UnknownCode code={code} />;
  return account === 'legal' ? shortAccountName(intl, account) : accountNames[account];
}

function accountRow(row: LedgerRow, intl: IntlShape): KeyValueRow {
  return {
    label: <FormattedMessage id="record.account" defaultMessage="Account" />,
    value: accountText(ledgerAccount(row), row.type, intl),
  };
}

function feeRows(order: SpotOrder | undefined, isHidden: boolean): KeyValueRow[] {
  if (order === undefined) return [];
  return [
    {
      label: <FormattedMessage id="record.fee" defaultMessage="Fee for the whole order" />,
      value: isHidden ? hiddenAmount : <Amount {...orderFee(order)} isReport />,
    },
  ];
}

type ContentProps = Omit<RecordDetailProps, 'onOpen'>;

/** All details of one record. */
function Facts({ opened: { group, order }, isHidden }: ContentProps) {
  const intl = useIntl();
  const dates = useDates();
  const [row] = group.rows;
  const { balance_after: after, currency_name: coin } = row;
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="record.cause" defaultMessage="Cause" />,
          value: row.info,
        },
        accountRow(row, intl),
        {
          label: <FormattedMessage id="record.time" defaultMessage="Time" />,
          value: dates.full(timeOf(row)),
        },
        ...(after === undefined
          ? []
          : [
              {
                label: <FormattedMessage id="record.balanceAfter" defaultMessage="Balance after" />,
                value: isHidden ? hiddenAmount : <Amount value={after} coin={coin} />,
              },
            ]),
        ...feeRows(order, isHidden),
        {
          label: <FormattedMessage id="record.id" defaultMessage="Record number" />,
          value: (
            <CopyValue
              text={String(row.id)}
              name={intl.formatMessage({ id: 'record.id', defaultMessage: 'Record number' })}
            />
          ),
        },
      ]}
    />
  );
}

/** Values shared by the records of one order, followed by each record. */
function Parts({ opened: { group, order }, isHidden, onOpen }: RecordDetailProps) {
  const intl = useIntl();
  return (
    <>
      <KeyValue rows={[accountRow(group.rows[0], intl), ...feeRows(order, isHidden)]} />
      <Stack gap="1">
        <Text as="h3" variant="label" weight="semibold">
          <FormattedMessage
            id="record.parts"
            defaultMessage="{count, plural, one {# record} other {# records}}"
            values={{ count: group.rows.length }}
          />
        </Text>
        {group.isOpen ? (
          <Text as="p" variant="caption" tone="secondary">
            <FormattedMessage
              id="record.parts.open"
              defaultMessage="More records of this order may follow below. The totals cover only what is loaded."
            />
          </Text>
        ) : null}
        <List variant="sheet" label={intl.formatMessage({ id: 'record.list', defaultMessage: 'Records' })}>
          {group.rows.map((row) => (
            <LedgerEntry
              key={row.id}
              row={row}
              variant="ofAccount"
              showsCoin
              isHidden={isHidden}
              onOpen={() => onOpen(groupOf(row))}
            />
          ))}
        </List>
      </Stack>
    </>
  );
}

/** Each record has its own sheet, in which the focus starts from the beginning. */
export const recordKey = ({ group: { id, rows } }: OpenedRecord): string => `${id} ${rows.length}`;

/** All details of a row, with a link to its cause. */
export function RecordDetail(props: RecordDetailProps) {
  const { opened, isHidden, onOpen } = props;
  const { group, orderHref } = opened;
  const intl = useIntl();
  const { signed } = useAmounts();
  return (
    <Sheet
      title={ledgerTitle(intl, mainRow(group))}
      onClose={() => onOpen(undefined)}
      actions={
        orderHref === undefined ? undefined : (
          <Button href={orderHref} width="block">
            <FormattedMessage id="record.order" defaultMessage="Show order" />
          </Button>
        )
      }
    >
      <Stack gap="4" padBlock="3">
        <div>
          {groupSums(group).map(({ coin, value }) => (
            <DetailHead
              key={coin}
              figure={isHidden ? hiddenAmount : value === undefined ? <NotReported /> : signed(value, coin)}
              unit={coin}
              isGain={value !== undefined && signOf(value) === 'up'}
            />
          ))}
        </div>
        {group.rows.length === 1 ? <Facts {...props} /> : <Parts {...props} />}
      </Stack>
    </Sheet>
  );
}
