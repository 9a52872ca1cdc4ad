import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OtcOrderDetail } from '../../../api/otc.ts';
import { RefusalText } from '../../../intl/RefusalText.tsx';
import { cardEnd } from '../../../components/withdrawals/cardEnd.ts';
import { useDates } from '../../../intl/useDates.ts';
import { useFormats } from '../../../intl/useFormats.ts';
import { CopyValue } from '../../../ui/actions/CopyValue.tsx';
import type { KeyValueRow } from '../../../ui/facts/KeyValue.tsx';
import { holderName, referenceName } from './orderWords.tsx';
import { useCoinText } from './useCoinText.ts';
import { useFiatText } from './useFiatText.ts';

const bankName = <FormattedMessage id="bank.bankName" defaultMessage="Bank name" />;

/** A text of the order that is not translated. */
const own = (text: string): ReactNode => <span translate="no">{text}</span>;

function usePriceRow({ price, fiat_name: currency, currency_name: coin }: OtcOrderDetail): KeyValueRow {
  const formats = useFormats();
  return {
    label: <FormattedMessage id="order.price" defaultMessage="Price" />,
    value: `${formats.rate(price)}\u00a0${currency} / ${coin}`,
  };
}

const wayRow = ({ way_name: way }: OtcOrderDetail): KeyValueRow => ({
  label: <FormattedMessage id="otc.way" defaultMessage="Payment method" />,
  value: way,
});

/** Payment details of a purchase, each to be copied into the banking app. */
export function usePaymentRows(order: OtcOrderDetail): KeyValueRow[] {
  const intl = useIntl();
  const fiat = useFiatText();
  const price = usePriceRow(order);
  const { user_cash_info: payee, deal_money: money, order_no: number } = order;
  const copied = (label: ReactNode, name: string, text: string, shown = text): KeyValueRow => ({
    label,
    value: (
      <CopyValue text={text} name={name}>
        {shown}
      </CopyValue>
    ),
  });
  const amountName = intl.formatMessage({ id: 'otcOrder.amountToPay', defaultMessage: 'Amount to pay' });
  const words = {
    holder: intl.formatMessage({ id: 'otcOrder.holder', defaultMessage: 'Account holder' }),
    bank: intl.formatMessage({ id: 'bank.bankName', defaultMessage: 'Bank name' }),
    account: intl.formatMessage({ id: 'bank.account', defaultMessage: 'Account number' }),
    reference: intl.formatMessage({ id: 'deposit.reference', defaultMessage: 'Reference' }),
  };
  return [
    copied(amountName, amountName, money, fiat(order)),
    ...(payee === undefined
      ? []
      : [
          copied(holderName, words.holder, payee.real_name),
          copied(bankName, words.bank, payee.bank_name),
          copied(words.account, words.account, payee.bank_account),
        ]),
    copied(referenceName, words.reference, number),
    wayRow(order),
    price,
  ];
}

/** What the seller looks for in the bank. */
export function useIncomingRows(order: OtcOrderDetail, amount: ReactNode): KeyValueRow[] {
  const fiat = useFiatText();
  const { user_cash_info: card, payer_name: payer, order_no: number } = order;
  return [
    { label: amount, value: fiat(order), variant: 'total' },
    ...(card === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="otcOrder.onAccount" defaultMessage="On your account" />,
            value: own(`${card.bank_name} · ${cardEnd(card.bank_account)}`),
          },
        ]),
    ...(payer === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="otcOrder.fromPayer" defaultMessage="From the account of" />,
            value: own(payer),
          },
        ]),
    { label: referenceName, value: own(number) },
  ];
}

/** Terms and times of an order. */
export function useOrderRows(order: OtcOrderDetail): KeyValueRow[] {
  const dates = useDates();
  const fiat = useFiatText();
  const coins = useCoinText();
  const price = usePriceRow(order);
  const { type, seller_name: merchant, order_no: number, create_time: openedS } = order;
  const { paid_ms: paidMs, ended_ms: endedMs, phase } = order;
  const timed = (label: ReactNode, ms: number | undefined): KeyValueRow[] =>
    ms === undefined ? [] : [{ label, value: dates.row(ms) }];
  return [
    {
      label:
        type === 'buy' ? (
          <FormattedMessage id="otcOrder.youBuy" defaultMessage="You buy" />
        ) : (
          <FormattedMessage id="otc.youSell" defaultMessage="You sell" />
        ),
      value: coins(order),
    },
    { label: <FormattedMessage id="otcOrder.for" defaultMessage="For" />, value: fiat(order) },
    price,
    { label: <FormattedMessage id="otcOrder.merchant" defaultMessage="Merchant" />, value: own(merchant) },
    wayRow(order),
    {
      label: <FormattedMessage id="otcOrder.number" defaultMessage="Order number" />,
      value: own(number),
    },
    ...timed(<FormattedMessage id="otcOrder.opened" defaultMessage="Order opened" />, openedS * 1000),
    ...timed(<RefusalText of="otc.markedPaid" />, paidMs),
    ...timed(
      phase === 'released' ? <RefusalText of="otc.released" /> : <RefusalText of="otc.cancelled" />,
      endedMs,
    ),
  ];
}
