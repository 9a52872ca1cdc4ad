import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TransferRow } from '../../api/pages/walletRecords.ts';
import type { WithdrawalRow } from '../../api/withdrawals.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import { amountAsked } from '../../components/command/CheckingNotice.tsx';
import { CommandFrame } from '../../components/command/CommandFrame.tsx';
import { CommandScreen } from '../../components/command/CommandScreen.tsx';
import type { CommandForm } from '../../components/command/useCommandForm.ts';
import { CoinAmountField } from '../../components/forms/CoinAmountField.tsx';
import { fieldNamed } from '../../components/forms/fieldNamed.ts';
import { availableAfterRows, availableRows } from '../../components/wallet/availableRows.tsx';
import { holdersOf } from '../../components/wallet/holdings.ts';
import type { MovableAccount, SourceAccount } from '../../components/wallet/movableAccounts.ts';
import { TransferEnds } from '../../components/wallet/TransferEnds.tsx';
import { withdrawalHold } from '../../components/withdrawals/withdrawalHold.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Empty } from '../../ui/lists/Empty.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { HostedPart } from './HostedPart.tsx';
import { LiquidationCaution } from './LiquidationCaution.tsx';
import { LiquidationConsent } from './LiquidationConsent.tsx';
import type { OpenContracts } from './nearerLiquidation.ts';
import type { MovableCoin } from './transferOffer.ts';
import { TransferEntry } from './records/TransferEntry.tsx';
import { useCaution } from './useCaution.ts';
import { useTransferForm, type TransferFormOptions, type TransferValues } from './useTransferForm.ts';

interface TransferViewProps extends Omit<TransferFormOptions, 'coins' | 'command'> {
  command: CommandForm<TransferValues, TransferRow>;
  /** Transferable coins. */
  coins: RemoteState<readonly MovableCoin[]>;
  /** Holdings after the latest transfer; undefined while they load. */
  holdingsAfter?: MovableCoin['holdings'];
  /** All withdrawals under review or in progress; undefined unless all of them are known. */
  pendingWithdrawals: readonly WithdrawalRow[] | undefined;
  /** Open positions of the contract account; requested when a transfer takes money from it. */
  contracts: RemoteState<OpenContracts>;
  /** End of the first hosting order of a coin; undefined where unknown. */
  hostedUntil: (coin: string) => number | undefined;
  /** Called with the selected source account. */
  onSource: (account: SourceAccount) => void;
  isOffline: boolean;
  recordHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

/** Fee and arrival time of every transfer. */
const terms: readonly KeyValueRow[] = [
  {
    label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
    value: <FormattedMessage id="transfer.fee.none" defaultMessage="None" />,
  },
  {
    label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
    value: <FormattedMessage id="transfer.arrives.atOnce" defaultMessage="immediately" />,
  },
];

/** Messages about the last transfer while its response is missing. */
const words = {
  checking: (
    <FormattedMessage
      id="transfer.checking"
      defaultMessage="We’re checking whether your transfer was received."
    />
  ),
  notFound: (
    <FormattedMessage
      id="transfer.notFound"
      defaultMessage="Your transfer has not been received yet. We’ll keep checking."
    />
  ),
  alike: <FormattedMessage id="transfer.alike" defaultMessage="We found a transfer like yours." />,
  askedOf: ({ amount, coin }: TransferValues) => amountAsked(<Amount value={amount} coin={coin} />),
  alikeOf: (row: TransferRow) => <TransferEntry key={row.id} row={row} isHidden={false} />,
  askedOnceOf: ({ amount, coin }: TransferValues) => (
    <FormattedMessage
      id="transfer.checking.text"
      defaultMessage="{amount}. We won’t resend it for you, and sending it again can’t move it twice."
      values={{ amount: <Amount value={amount} coin={coin} /> }}
    />
  ),
  obstacle: (
    <FormattedMessage id="transfer.obstacle.checking" defaultMessage="Your last transfer is being checked." />
  ),
};

function Collateral() {
  return (
    <Notice tone="neutral">
      <FormattedMessage
        id="transfer.collateral"
        defaultMessage="Money in the Contract account is collateral for your cross positions. It can be used to cover their losses."
      />
    </Notice>
  );
}

/** Why the transfer cannot be sent, or not yet. */
function Hold({ isHosted, isLoading }: { isHosted: boolean; isLoading: boolean }) {
  if (isHosted)
    return (
      <FormattedMessage
        id="transfer.hosting.reason"
        defaultMessage="You can’t transfer out of the Hosting account yourself."
      />
    );
  return isLoading ? (
    <FormattedMessage
      id="transfer.liquidation.loading"
      defaultMessage="Your open positions are being loaded."
    />
  ) : (
    <FormattedMessage id="transfer.liquidation.tick" defaultMessage="Tick the box above to transfer." />
  );
}

/** @param hasRoom beside another button only the figure fits, and the field shows the coin */
function SubmitText({ amount, coin, hasRoom }: { amount: string; coin: string; hasRoom: boolean }) {
  const amounts = useAmounts();
  return amount === '' ? (
    <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
  ) : (
    <FormattedMessage
      id="transfer.submit"
      defaultMessage="Transfer {amount}"
      values={{ amount: hasRoom ? <Amount value={amount} coin={coin} /> : amounts.amount(amount, coin) }}
    />
  );
}

function TransferForm(props: Omit<TransferViewProps, 'coins'> & { coins: readonly MovableCoin[] }) {
  const { command, coins, pendingWithdrawals, contracts, isOffline, onSource } = props;
  const intl = useIntl();
  const { form, coin, hosted, ends, movableAmount, chooseCoin, chooseEnds } = useTransferForm(props);
  const { from, to, amount } = form.values;
  const { code, holdings } = coin;
  const isHosted = hosted !== undefined;
  const hearSource = useEffectEvent(onSource);
  useEffect(() => hearSource(ends.from), [ends.from]);
  const { caution, isAsked, isAgreed, agree } = useCaution(contracts, {
    coinId: coin.id,
    amount: ends.from === 'lever' ? movableAmount : undefined,
  });
  const isHeld = caution.state === 'loading' || (isAsked && !isAgreed);
  return (
    <CommandFrame
      command={command}
      isOffline={isOffline}
      form={isHosted || isHeld ? { ...form, submit: () => undefined } : form}
      emptied={{ amount: '' }}
      label={intl.formatMessage({ id: 'wallet.transfer', defaultMessage: 'Transfer' })}
      words={words}
      busy={<FormattedMessage id="transfer.sending" defaultMessage="Transferring" />}
      reason={
        isHosted || isHeld ? <Hold isHosted={isHosted} isLoading={caution.state === 'loading'} /> : undefined
      }
      outcome={<LiquidationConsent caution={caution} checked={isAgreed} onChange={agree} />}
      alternative={
        isAsked ? (
          <Button variant="secondary" width="block" onClick={() => fieldNamed(form.id, 'amount')?.focus()}>
            <FormattedMessage id="transfer.changeAmount" defaultMessage="Change amount" />
          </Button>
        ) : undefined
      }
      submit={<SubmitText amount={isHosted ? '' : amount} coin={code} hasRoom={!isAsked} />}
    >
      <TransferEnds<SourceAccount, MovableAccount>
        coin={code}
        {...ends}
        holdings={{ ...holdings, ...(coin.hosted && { trust: coin.hosted }) }}
        targets={holdersOf(coin)}
        onChange={chooseEnds}
      />
      <CoinSelect coins={coins.map((each) => each.code)} value={code} onChange={chooseCoin} />
      {isHosted ? (
        <HostedPart holding={hosted} coin={code} freeMs={props.hostedUntil(code)} />
      ) : (
        <>
          <CoinAmountField
            {...form.field('amount')}
            available={holdings[from]?.available}
            held={holdings[from]?.held}
            // Only the spot account has withdrawals.
            withdrawing={from === 'change' ? withdrawalHold(pendingWithdrawals, code) : undefined}
            label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
            coin={code}
          />
          <LiquidationCaution caution={caution} />
          <KeyValue
            frame="line"
            rows={[
              ...availableAfterRows({ coin: code, holdings, from, to, amount: movableAmount }),
              ...terms,
            ]}
          />
          {to === 'lever' ? <Collateral /> : null}
        </>
      )}
    </CommandFrame>
  );
}

/** Transfers money between a user's own accounts. */
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
        rowsOf: ({ coin, from, to = from, amount }) => [
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
                defaultMessage="None of your coins can be moved between accounts."
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
