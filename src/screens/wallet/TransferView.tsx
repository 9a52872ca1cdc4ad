import { BigNumber } from 'bignumber.js';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { DoneSheet } from '../../components/command/DoneSheet.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CoinAmountField } from '../../components/forms/CoinAmountField.tsx';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { TransferEnds } from '../../components/wallet/TransferEnds.tsx';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/KeyValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { Select } from '../../ui/Select.tsx';
import { SubScreen } from '../../ui/SubScreen.tsx';
import * as laterIcons from '../../ui/laterIcons.ts';
import type { MovableCoin } from './transferOffer.ts';
import {
  endsFor,
  mostDecimals,
  transferProblem,
  useTransferForm,
  type TransferFormOptions,
  type TransferValues,
} from './useTransferForm.ts';

interface TransferViewProps extends Omit<TransferFormOptions, 'coins'>, CommandForm<TransferValues> {
  /** Coins that more than one account holds. */
  coins: RemoteState<readonly MovableCoin[]>;
  /** What the accounts hold after the transfer that was just made; undefined while it is being read. */
  holdingsAfter?: MovableCoin['holdings'];
  isOffline: boolean;
  recordHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** What both accounts have after it, what it costs and when it arrives. */
function Effects({ coin, values }: { coin: MovableCoin; values: TransferValues }) {
  const intl = useIntl();
  const { from, to, amount } = values;
  const isMovable = transferProblem(intl, coin, values) === undefined;
  const after = (account: TransferValues['from'], sign: 1 | -1): KeyValueRow => {
    const available = coin.holdings[account]?.available;
    const isKnown = isMovable && available !== undefined;
    return {
      label: (
        <FormattedMessage
          id="transfer.after"
          defaultMessage="{account} after"
          values={{ account: accountNames[account] }}
        />
      ),
      value: (
        <Amount
          value={isKnown ? new BigNumber(amount).times(sign).plus(available).toFixed() : undefined}
          coin={coin.code}
        />
      ),
    };
  };
  return (
    <KeyValue
      rows={[
        after(from, -1),
        after(to, 1),
        {
          label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
          value: intl.formatMessage({ id: 'transfer.fee.none', defaultMessage: 'None' }),
        },
        {
          label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
          value: intl.formatMessage({ id: 'transfer.arrives.atOnce', defaultMessage: 'at once' }),
        },
      ]}
    />
  );
}

/** What is said of the last transfer while its answer is missing. */
const checking = {
  checking: (
    <FormattedMessage
      id="transfer.checking"
      defaultMessage="We are checking whether your transfer arrived."
    />
  ),
  notFound: <FormattedMessage id="transfer.notFound" defaultMessage="Your transfer did not arrive." />,
  textOf: ({ amount, coin }: TransferValues) => (
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
  const { form, coin } = useTransferForm(props);
  const { from, to, amount } = form.values;
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
            values={{ amount: <Amount value={amount} coin={coin.code} /> }}
          />
        )
      }
    >
      <TransferEnds coin={coin.code} from={from} to={to} holdings={coin.holdings} onChange={form.change} />
      <Select
        label={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
        options={coins.map(({ code }) => ({
          value: code,
          label: code,
          lead: <CoinDisc {...coinMark(code)} size="sm" />,
        }))}
        value={coin.code}
        onChange={(code) => {
          const chosen = coins.find((each) => each.code === code) ?? coin;
          form.change({ coin: code, ...endsFor(chosen, form.values) });
        }}
      />
      <CoinAmountField
        {...form.field('amount')}
        available={coin.holdings[from]?.available}
        held={coin.holdings[from]?.held}
        label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
        coin={coin.code}
        decimals={mostDecimals}
      />
      <Effects coin={coin} values={form.values} />
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

type TransferredProps = Pick<TransferViewProps, 'holdingsAfter' | 'recordHref' | 'onSeen'> & {
  made: TransferValues;
};

/** Says that an amount was moved, and what both accounts have now. */
function Transferred({ made, holdingsAfter, recordHref, onSeen }: TransferredProps) {
  const { coin, from, to, amount } = made;
  const availableIn = (account: TransferValues['from']): KeyValueRow => ({
    label: accountNames[account],
    value: <Amount value={holdingsAfter?.[account]?.available} coin={coin} />,
  });
  return (
    <DoneSheet
      title={<FormattedMessage id="transfer.done" defaultMessage="Transferred" />}
      rows={[
        {
          label: <FormattedMessage id="transfer.amount" defaultMessage="Amount" />,
          value: <Amount value={amount} coin={coin} />,
        },
        availableIn(from),
        availableIn(to),
      ]}
      records={{
        label: <FormattedMessage id="transferRecord.title" defaultMessage="Transfer records" />,
        href: recordHref,
      }}
      onClose={onSeen}
    />
  );
}

/** Moves money between a person's own accounts. */
export function TransferView(props: TransferViewProps) {
  const { coins, made, recordHref, onBack, offlineBar } = props;
  const intl = useIntl();
  return (
    <SubScreen
      title={<FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />}
      onBack={onBack}
      beneathBar={offlineBar}
      actions={
        <IconButton
          icon={laterIcons.receipt}
          label={intl.formatMessage({ id: 'transferRecord.title', defaultMessage: 'Transfer records' })}
          href={recordHref}
        />
      }
      sheets={made && <Transferred {...props} made={made} />}
    >
      <Remote
        of={coins}
        failedTitle={
          <FormattedMessage id="wallet.balances.failed" defaultMessage="Your balances could not be loaded" />
        }
      >
        {(list) =>
          list.length === 0 ? (
            <Empty
              title={
                <FormattedMessage id="transfer.none" defaultMessage="There is nothing to transfer here" />
              }
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
      </Remote>
    </SubScreen>
  );
}
