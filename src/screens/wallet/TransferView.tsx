import { BigNumber } from 'bignumber.js';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountNames } from '../../components/wallet/accountNames.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { coinMark } from '../../components/coins/coinMark.ts';
import type { Submission } from '../../components/command/attempt.ts';
import { CheckingNotice } from '../../components/command/CheckingNotice.tsx';
import { CoinAmountField } from '../../components/forms/CoinAmountField.tsx';
import { FormFrame } from '../../components/forms/FormFrame.tsx';
import { SubmitButton } from '../../components/forms/SubmitButton.tsx';
import { TransferEnds } from '../../components/wallet/TransferEnds.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { CoinDisc } from '../../ui/CoinDisc.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Remote } from '../../ui/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/remote.ts';
import { BottomBar } from '../../ui/ScreenBars.tsx';
import { Select } from '../../ui/Select.tsx';
import { SubScreen } from '../../ui/SubScreen.tsx';
import * as laterIcons from '../../ui/laterIcons.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { Transferred, type TransferredProps } from './Transferred.tsx';
import type { MovableCoin } from './transferOffer.ts';
import { mostDecimals } from './transferProblem.ts';
import { useTransferForm, type TransferFormOptions, type TransferValues } from './useTransferForm.ts';

interface TransferViewProps extends Omit<TransferFormOptions, 'coins'> {
  /** Coins that more than one account holds. */
  coins: RemoteState<readonly MovableCoin[]>;
  submission: Submission<TransferValues>;
  onRepeat: () => void;
  onDismiss: () => void;
  /** The transfer that was just made. */
  done?: Omit<TransferredProps, 'recordHref'>;
  isOffline: boolean;
  recordHref: string;
  onBack: () => void;
  offlineBar: ReactNode;
}

type Parts = ReturnType<typeof useTransferForm>;

/** What both accounts have after it, above the button that moves it. */
function After({ coin, problem, form: { values } }: Parts) {
  const intl = useIntl();
  const { from, to, amount } = values;
  const after = (free: string | undefined, sign: 1 | -1): ReactNode =>
    free === undefined || amount === '' || problem ? (
      '—'
    ) : (
      <Amount value={new BigNumber(amount).times(sign).plus(free).toFixed()} coin={coin.code} />
    );
  const label = (account: TransferValues['from']): ReactNode => (
    <FormattedMessage
      id="transfer.after"
      defaultMessage="{account} after"
      values={{ account: accountNames[account] }}
    />
  );
  return (
    <KeyValue
      rows={[
        { label: label(from), value: after(coin.holdings[from]?.free, -1) },
        { label: label(to), value: after(coin.holdings[to]?.free, 1) },
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

function AmountPart({ amount, form, coin }: Parts) {
  const amounts = useAmounts();
  const { free, held } = coin.holdings[form.values.from] ?? {};
  const figure = (value = '0'): string => `${amounts.amount(value, coin.code)} ${coin.code}`;
  return (
    <CoinAmountField
      {...amount}
      label={<FormattedMessage id="transfer.amount" defaultMessage="Amount" />}
      coin={coin.code}
      decimals={mostDecimals}
      available={free}
      hint={
        <FormattedMessage
          id="transfer.hint"
          defaultMessage="{isHeld, select, true {Available {free}. {held} is frozen.} other {Available {free}.}}"
          values={{ isHeld: /[1-9]/.test(held ?? ''), free: figure(free), held: figure(held) }}
        />
      }
    />
  );
}

function LastTransfer({
  submission,
  onRepeat,
  onDismiss,
}: Pick<TransferViewProps, 'submission' | 'onRepeat' | 'onDismiss'>) {
  if (submission.state !== 'checking' && submission.state !== 'notFound') return null;
  const { amount, coin } = submission.draft;
  return (
    <CheckingNotice
      state={submission.state}
      lead={
        submission.state === 'checking' ? (
          <FormattedMessage
            id="transfer.checking"
            defaultMessage="We are checking whether your transfer arrived."
          />
        ) : (
          <FormattedMessage id="transfer.notFound" defaultMessage="Your transfer did not arrive." />
        )
      }
      onRepeat={onRepeat}
      onDismiss={onDismiss}
    >
      <FormattedMessage
        id="transfer.checking.text"
        defaultMessage="{amount}. It is not sent again by itself, and sending it again cannot move it twice."
        values={{ amount: <Amount value={amount} coin={coin} /> }}
      />
    </CheckingNotice>
  );
}

interface SendProps extends Parts {
  isOffline: boolean;
  /** The last transfer is still being looked up. */
  isWaiting: boolean;
}

function Send({ form, coin, isOffline, isWaiting }: SendProps) {
  const { amount } = form.values;
  return (
    <BottomBar>
      <SubmitButton
        form={form}
        isOffline={isOffline}
        busy={<FormattedMessage id="transfer.sending" defaultMessage="Transferring" />}
        reason={
          isWaiting ? (
            <FormattedMessage
              id="transfer.obstacle.checking"
              defaultMessage="Your last transfer is being checked."
            />
          ) : undefined
        }
      >
        {amount === '' ? (
          <FormattedMessage id="wallet.transfer" defaultMessage="Transfer" />
        ) : (
          <FormattedMessage
            id="transfer.submit"
            defaultMessage="Transfer {amount}"
            values={{ amount: <Amount value={amount} coin={coin.code} /> }}
          />
        )}
      </SubmitButton>
    </BottomBar>
  );
}

function TransferForm(props: Omit<TransferViewProps, 'coins'> & { coins: readonly MovableCoin[] }) {
  const { coins, submission, isOffline } = props;
  const intl = useIntl();
  const amounts = useAmounts();
  const parts = useTransferForm(props);
  const { form, coin, swap, choose, chooseCoin } = parts;
  const { from, to } = form.values;
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const made = props.done?.transfer;
  // What was moved is not moved again by another tap.
  const empty = useEffectEvent(() => form.restart({ ...form.values, amount: '' }));
  useEffect(() => {
    if (made) empty();
  }, [made]);
  const isWaiting = submission.state === 'checking' || submission.state === 'notFound';
  const freeOf = (account: TransferValues['from']): string | undefined => {
    const free = coin.holdings[account]?.free;
    return free === undefined ? undefined : `${amounts.amount(free, coin.code)} ${coin.code}`;
  };
  return (
    <FormFrame form={form} label={intl.formatMessage({ id: 'wallet.transfer', defaultMessage: 'Transfer' })}>
      <LastTransfer {...props} />
      <TransferEnds
        from={{ account: from, available: freeOf(from) }}
        to={{ account: to, available: freeOf(to) }}
        onChoose={setChoosing}
        onSwap={swap}
      />
      <Select
        label={intl.formatMessage({ id: 'record.coin', defaultMessage: 'Coin' })}
        options={coins.map(({ code }) => ({
          value: code,
          label: code,
          lead: <CoinDisc {...coinMark(code)} size="sm" />,
        }))}
        value={coin.code}
        onChange={chooseCoin}
      />
      <AmountPart {...parts} />
      <After {...parts} />
      {to === 'lever' ? (
        <Notice tone="neutral">
          <FormattedMessage
            id="transfer.collateral"
            defaultMessage="Money in the Contract account is collateral for your cross positions. It can be used to cover their losses."
          />
        </Notice>
      ) : null}
      <Send {...parts} isOffline={isOffline} isWaiting={isWaiting} />
      {choosing === undefined ? null : (
        <AccountChoice
          end={choosing}
          coin={coin}
          current={form.values[choosing]}
          onChoose={(account) => choose(choosing, account)}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </FormFrame>
  );
}

/** Moves money between a person's own accounts. */
export function TransferView(props: TransferViewProps) {
  const { coins, done, recordHref, onBack, offlineBar } = props;
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
      sheets={done ? <Transferred {...done} recordHref={recordHref} /> : null}
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
