import { FormattedMessage, useIntl } from 'react-intl';
import type { DepositRow } from '../../api/deposit.ts';
import { Amount, NotReported } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { DetailHead } from '../../components/details/DetailHead.tsx';
import { depositTimeMs } from '../../components/wallet/depositTime.ts';
import { useDates } from '../../intl/useDates.ts';
import { CopyValue } from '../../ui/CopyValue.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DepositPill, depositStateOf } from './depositState.tsx';

interface DepositDetailProps {
  row: DepositRow;
  isHidden: boolean;
  onClose: () => void;
}

/** In the middle it is as good as any other. */
const shortened = (text: string): string =>
  text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text;

/** What a chain's explorer is asked for. */
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

/** Everything that is known of one deposit. */
export function DepositDetail({ row, isHidden, onClose }: DepositDetailProps) {
  const dates = useDates();
  const { amount, name: coin, confirmations, confirmations_needed: needed } = row;
  const chainRows = useChainRows(row);
  const isCredited = depositStateOf(row) === 'credited';
  return (
    <Sheet title={<FormattedMessage id="wallet.deposit" defaultMessage="Deposit" />} onClose={onClose}>
      <Stack gap="4" padBlock="3">
        <DetailHead
          status={<DepositPill row={row} />}
          figure={
            isHidden ? (
              hiddenAmount
            ) : amount === undefined ? (
              <NotReported />
            ) : (
              <Amount value={amount} coin={coin} unit="never" />
            )
          }
          unit={coin}
          isGain={isCredited}
        />
        <KeyValue
          rows={[
            {
              label: <FormattedMessage id="record.time" defaultMessage="Time" />,
              value: dates.full(depositTimeMs(row)),
            },
            ...chainRows,
            ...(confirmations === undefined || needed === undefined
              ? []
              : [
                  {
                    label: <FormattedMessage id="deposit.confirmations" defaultMessage="Confirmations" />,
                    value: (
                      <FormattedMessage
                        id="sandbox.confirmations"
                        defaultMessage="{done} of {count}"
                        values={{ done: confirmations, count: needed }}
                      />
                    ),
                  },
                ]),
            {
              label: <FormattedMessage id="deposit.goesTo" defaultMessage="Goes to" />,
              value: accountNames.change,
            },
          ]}
        />
      </Stack>
    </Sheet>
  );
}
