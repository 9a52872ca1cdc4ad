import { FormattedMessage } from 'react-intl';
import { payoutOf } from '../../../contracts/rules/withdrawal.ts';
import type { BankCard } from '../../api/bank.ts';
import type { WithdrawalInfo } from '../../api/withdrawal.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useBankAmounts } from '../../components/amounts/useBankAmounts.ts';
import { BankCardField, maskedCard } from '../../components/bank/BankCardField.tsx';
import { CoinSelect } from '../../components/coins/CoinSelect.tsx';
import { noValue, type Formats } from '../../intl/format.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Empty } from '../../ui/lists/Empty.tsx';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { WithdrawScreen, type WithdrawPageProps } from './WithdrawScreen.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { amountRow, useFeeText } from './record/withdrawalRows.tsx';
import { costOfBank, type Cost } from './withdrawalTerms.ts';
import type { WithdrawalValues } from './withdrawalValues.ts';

export interface BankBasics {
  /** Codes of the coins with bank payouts. */
  coins: readonly string[];
  coin: string;
  /** Coin id; both fields are undefined when no coin is paid out. */
  coinId: number | undefined;
  info: WithdrawalInfo | undefined;
  /** Undefined where none is saved. */
  card: BankCard | undefined;
  hasFundPassword: boolean;
}

interface WithdrawToBankViewProps extends WithdrawPageProps<BankBasics> {
  onCoin: (code: string) => void;
}

const receives = <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />;
const unknownCost: Cost = { fee: undefined, minimum: undefined, medianS: undefined };

/** Amount received from a withdrawal and the card that it goes to. */
function useSummary() {
  const bankAmount = useBankAmounts();
  return ({ info, card }: BankBasics, values: WithdrawalValues): KeyValueRow[] => {
    const { receipt, rate, coin, amount } = values;
    return [
      {
        label: receives,
        value: bankAmount(payoutOf(receipt, rate), info?.bank?.currency),
        variant: 'total',
      },
      {
        label: <FormattedMessage id="withdraw.paidOut" defaultMessage="Paid out" />,
        value: <Amount value={receipt || undefined} coin={coin} />,
      },
      {
        label: <FormattedMessage id="transfer.to" defaultMessage="To" />,
        value: card ? `${card.bank_name ?? ''} ${maskedCard(card)}`.trim() : noValue,
      },
      amountRow(amount, coin),
    ];
  };
}

/** Payout rate and its source; fixed when the withdrawal is requested. */
function rateRow({ bank, name }: WithdrawalInfo, formats: Formats): KeyValueRow {
  const rate = bank ? formats.rate(bank.rate) : noValue;
  return {
    label: (
      <FormattedMessage
        id="deposit.rate.source"
        defaultMessage="Rate: {source}"
        values={{ source: bank?.rate_source ?? noValue }}
      />
    ),
    value: rate === noValue ? noValue : `${rate}\u00a0${bank?.currency} / ${name}`,
  };
}

type FormProps = Omit<WithdrawToBankViewProps, 'basics'> & {
  basics: BankBasics;
  info: WithdrawalInfo;
  coinId: number;
};

function Form({ basics, info, coinId, ...props }: FormProps) {
  const { links, onCoin } = props;
  const { coins, coin, card, hasFundPassword } = basics;
  const { bank } = info;
  const feeText = useFeeText();
  const bankAmount = useBankAmounts();
  const formats = useFormats();
  const summaryOf = useSummary();
  return (
    <WithdrawalForm
      {...props}
      where={{ type: 'bank', coin, currency: String(coinId) }}
      info={info}
      costOf={() => costOfBank(info) ?? unknownCost}
      network=""
      rate={bank?.rate ?? ''}
      currency={bank?.currency}
      hasFundPassword={hasFundPassword}
      addressOf={() => ''}
      summaryOf={(values) => summaryOf(basics, values)}
      obstacleOf={() => (card === undefined ? { kind: 'noCard' } : undefined)}
      whereOf={(form) => (
        <>
          <CoinSelect
            coins={coins}
            value={coin}
            onChange={(next) => {
              // An amount does not carry over to another coin.
              if (next !== coin) form.change({ coin: next, amount: '' });
              onCoin(next);
            }}
          />
          <BankCardField
            label={<FormattedMessage id="transfer.to" defaultMessage="To" />}
            missing="withdrawal.cardFirst"
            card={card}
            manageHref={links.card}
            addHref={links.addCard}
          />
        </>
      )}
      figuresOf={({ form, cost, receipt }) => [
        amountRow(form.values.amount, coin),
        {
          label: <FormattedMessage id="withdraw.bankFee" defaultMessage="Bank fee" />,
          value: feeText(cost.fee, coin),
        },
        {
          label: <FormattedMessage id="withdraw.paidOut" defaultMessage="Paid out" />,
          value: <Amount value={receipt} coin={coin} />,
        },
        {
          label: receives,
          value: bankAmount(payoutOf(receipt, bank?.rate), bank?.currency),
          variant: 'total',
        },
        rateRow(info, formats),
      ]}
      submitOf={(amount) => (
        <FormattedMessage
          id="withdraw.submitToBank"
          defaultMessage="Withdraw {amount} to bank"
          values={{ amount }}
        />
      )}
    />
  );
}

/** Pays a coin out to the saved bank card. */
export function WithdrawToBankView(props: WithdrawToBankViewProps) {
  return (
    <WithdrawScreen
      {...props}
      title={<FormattedMessage id="withdraw.toBank" defaultMessage="Withdraw to bank" />}
      failedTitle={
        <FormattedMessage
          id="withdraw.bankFailed"
          defaultMessage="Bank account and balance could not be loaded"
        />
      }
      summaryOf={useSummary()}
      none={
        <Empty
          title={
            <FormattedMessage
              id="withdraw.noBank"
              defaultMessage="Bank withdrawals are unavailable right now"
            />
          }
          text={
            <FormattedMessage
              id="withdraw.noBank.text"
              defaultMessage="Coins you can withdraw to a bank appear here. You can withdraw to a saved address instead."
            />
          }
        />
      }
    >
      {(known) => <Form {...props} {...known} />}
    </WithdrawScreen>
  );
}
