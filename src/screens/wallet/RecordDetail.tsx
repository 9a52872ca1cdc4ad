import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { SpotOrder } from '../../api/spot.ts';
import type { LedgerRow } from '../../api/wallet.ts';
import { accountNames, shortAccountName } from '../../components/wallet/accountNames.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { DetailHead } from '../../components/details/DetailHead.tsx';
import { UnknownCode } from '../../components/details/StatusPill.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { ledgerAccount } from '../../components/wallet/ledgerAccounts.ts';
import { timeOf } from '../../components/wallet/ledgerDays.ts';
import { ledgerTitle } from '../../components/wallet/ledgerTitle.ts';
import { feeCoin } from '../../components/orders/orderParts.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyValue } from '../../ui/CopyValue.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';

export interface OpenedRecord {
  row: LedgerRow;
  /** The order that caused it, once it is known. */
  order: SpotOrder | undefined;
  /** Where the order is shown; undefined where none caused the row. */
  orderHref: string | undefined;
}

interface RecordDetailProps {
  opened: OpenedRecord;
  isHidden: boolean;
  onClose: () => void;
}

function accountText(account: ReturnType<typeof ledgerAccount>, code: number, intl: IntlShape): ReactNode {
  if (account === undefined) return <UnknownCode code={code} />;
  return account === 'legal' ? shortAccountName(intl, account) : accountNames[account];
}

function Facts({ opened: { row, order }, isHidden }: Omit<RecordDetailProps, 'onClose'>) {
  const intl = useIntl();
  const dates = useDates();
  const { balance_after: after, currency_name: coin } = row;
  const account = ledgerAccount(row);
  return (
    <KeyValue
      rows={[
        {
          label: <FormattedMessage id="record.cause" defaultMessage="Cause" />,
          value: row.info,
        },
        {
          label: <FormattedMessage id="record.account" defaultMessage="Account" />,
          value: accountText(account, row.type, intl),
        },
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
        ...(order === undefined
          ? []
          : [
              {
                label: <FormattedMessage id="record.fee" defaultMessage="Fee of the whole order" />,
                value: isHidden ? (
                  hiddenAmount
                ) : (
                  <Amount value={order.fee_amount} coin={feeCoin(order) ?? ''} isReport />
                ),
              },
            ]),
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

/** Everything that is known of one row, and the way to what caused it. */
export function RecordDetail({ opened, isHidden, onClose }: RecordDetailProps) {
  const { row, orderHref } = opened;
  const intl = useIntl();
  const { signed } = useAmounts();
  return (
    <Sheet
      title={ledgerTitle(intl, row)}
      onClose={onClose}
      actions={
        orderHref === undefined ? undefined : (
          <Button href={orderHref} width="block">
            <FormattedMessage id="record.order" defaultMessage="Show order" />
          </Button>
        )
      }
    >
      <Stack gap="4" padBlock="3">
        <DetailHead
          figure={isHidden ? hiddenAmount : signed(row.value, row.currency_name)}
          unit={row.currency_name}
          isGain={row.value !== undefined && signOf(row.value) === 'up'}
        />
        <Facts opened={opened} isHidden={isHidden} />
      </Stack>
    </Sheet>
  );
}
