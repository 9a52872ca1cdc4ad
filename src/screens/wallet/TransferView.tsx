import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TransferRow } from '../../api/walletRecords.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { CommandScreen } from '../../components/command/CommandScreen.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CoinAmountField } from '../../components/forms/CoinAmountField.tsx';
import { availableAfterRows, availableRows } from '../../components/wallet/availableRows.tsx';
import { TransferEnds } from '../../components/wallet/TransferEnds.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import type { MovableCoin } from './transferOffer.ts';
import { TransferEntry } from './TransferEntry.tsx';
import { useTransferForm, type TransferFormOptions, type TransferValues } from './useTransferForm.ts';

interface TransferViewProps
  extends Omit<TransferFormOptions, 'coins' | 'submission'>, CommandForm<TransferValues, TransferRow> {
  /** Coins that more than one account holds. */
  coins: RemoteState<readonly MovableCoin[]>;
  /** What the accounts hold after the transfer that was just made; undefined while it is being read. */
  holdingsAfter?: MovableCoin['holdings'];
  isOffline: boolean;
  recordHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** What every transfer costs, and when it arrives. */
const terms: readonly KeyValueRow[] = [
  {
    label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
    value: <FormattedMessage id="transfer.fee.none" defaultMessage="None" />,
  },
  {
    label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
    value: <FormattedMessage id="transfer.arrives.atOnce" defaultMessage="at once" />,
  },
];

/** What is said of the last transfer while its answer is missing. */
const checking = {
  checking: (
    <FormattedMessage
      id="transfer.checking"
      defaultMessage="We are checking whether your transfer arrived."
    />
  ),
  notFound: (
    <FormattedMessage
      id="transfer.notFound"
      defaultMessage="Your transfer has not arrived so far. We keep looking."
    />
  ),
  alike: <FormattedMessage id="transfer.alike" defaultMessage="We found a transfer like yours." />,
  askedOf: ({ amount, coin }: TransferValues) => (
    <FormattedMessage
      id="transfer.asked"
      defaultMessage="{amount}."
      values={{ amount: <Amount value={amount} coin={coin} /> }}
    />
  ),
  alikeOf: (row: TransferRow) => <TransferEntry key={row.id} row={row} isHidden={false} />,
  askedOnceOf: ({ amount, coin }: TransferValues) => (
    <FormattedMessage
      id="transfer.checking.text"
      defaultMessage="{amount}. It is not sent again by itself, and sending it again cannot move it twice."
      values={{ amount: <Amount value={amount} coin={coin} /> }}
    />
  ),
  obstacle: (
    <FormattedMessage id="transfer.obstacle.checking" defaultMessage="Your last transfer is being checked." />
  ),
};

function TransferForm(props: Omit<TransferViewProps, 'coins'> & { coins: readonly MovableCoin[] }) {
  const { coins } = props;
  const intl = useIntl();
  const { form, coin, movableAmount, chooseCoin } = useTransferForm(props);
  const { from, to, amount } = form.values;
  const { code, holdings } = coin;
  return (
    <CommandFrame
      {...props}
      form={form}
      emptied={{ amount: '' }}
      label={intl.formatMessage({ id: 'wallet.transfer', defaultMessage: 'Transfer' })}
      checking={checking}
      busy={<FormattedMessage id="transfer.sending" defaultMessage="Transferring" />}
      submit={
        amount === '' ? (
          <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
        ) : (
          <FormattedMessage
            id="transfer.submit"
            defaultMessage="Transfer {amount}"
            values={{ amount: <Amount value={amount} coin={code} /> }}
          />
        )
      }
    >
      <TransferEnds coin={code} from={from} to={to} holdings={holdings} onChange={form.change} />
      <CoinSelect coins={coins.map((each) => each.code)} value={code} onChange={chooseCoin} />
      <CoinAmountField
        {...form.field('amount')}
        available={holdings[from]?.available}
        held={holdings[from]?.held}
        label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
        coin={code}
      />
      <KeyValue
        rows={[...availableAfterRows({ coin: code, holdings, from, to, amount: movableAmount }), ...terms]}
      />
      {to === 'lever' ? (
        <Notice tone="neutral">
          <FormattedMessage
            id="transfer.collateral"
            defaultMessage="Money in the Contract account is collateral for your cross positions. It can be used to cover their losses."
          />
        </Notice>
      ) : null}
    </CommandFrame>
  );
}

/** Moves money between a person's own accounts. */
export function TransferView(props: TransferViewProps) {
  const { coins, holdingsAfter, recordHref } = props;
  const intl = useIntl();
  return (
    <CommandScreen
      {...props}
      title={<FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />}
      records={{
        label: intl.formatMessage({ id: 'transferRecord.title', defaultMessage: 'Transfer records' }),
        href: recordHref,
      }}
      needs={coins}
      failedTitle={
        <FormattedMessage id="wallet.balances.failed" defaultMessage="Your balances could not be loaded" />
      }
      done={{
        title: <FormattedMessage id="transfer.done" defaultMessage="Transferred" />,
        rowsOf: ({ coin, from, to, amount }) => [
          {
            label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
            value: <Amount value={amount} coin={coin} />,
          },
          ...availableRows(coin, holdingsAfter, [from, to]),
        ],
      }}
    >
      {(list) =>
        list.length === 0 ? (
          <Empty
            title={<FormattedMessage id="transfer.none" defaultMessage="Nothing to transfer" />}
            text={
              <FormattedMessage
                id="transfer.none.text"
                defaultMessage="No coin is held by more than one account."
              />
            }
          />
        ) : (
          <TransferForm {...props} coins={list} />
        )
      }
    </CommandScreen>
  );
}
