import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fiatScale, paymentWindowMs, type OtcMeans } from '../../../contracts/rules/otc.ts';
import type { BankCard } from '../../api/bank.ts';
import type { OtcOffer } from '../../api/otc.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { BalanceAmount } from '../../components/amounts/BalanceAmount.tsx';
import { finestScale } from '../../components/amounts/finestScale.ts';
import { BankCardField } from '../../components/bank/BankCardField.tsx';
import { FieldProblem } from '../../components/forms/FieldProblem.tsx';
import { useOtcAmounts } from '../../components/otc/useOtcAmounts.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { PickField } from '../../ui/choices/PickField.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { LinkedFields } from '../../ui/fields/LinkedFields.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { IconDisc } from '../../ui/pictures/IconDisc.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import { mostMoney, mostToSell } from './otcForm.ts';
import { PriceHold } from './PriceHold.tsx';
import type { OtcParts } from './useOtcForm.ts';

/** Data of the form; card and balance of a sale only. */
export interface OtcBasics {
  offer: OtcOffer;
  /** Undefined if none is bound. */
  card: BankCard | undefined;
  /** Sellable balance; undefined while unknown. */
  available: string | undefined;
}

const youPay = <FormattedMessage id="spot.ticket.pays" defaultMessage="You pay" />;
const youReceive = <FormattedMessage id="spot.ticket.receive" defaultMessage="You receive" />;
const youSell = <FormattedMessage id="otc.youSell" defaultMessage="You sell" />;

interface SideProps {
  basics: OtcBasics;
  parts: OtcParts;
}

/** Limits of the offer and what is left of it, or of the balance. */
function LimitsHint({ basics: { offer, available }, parts }: SideProps) {
  const { figure, money } = useOtcAmounts();
  const { fiat_name: fiat, currency_name: coin } = offer;
  const values = {
    min: figure(offer.min_number, fiat),
    max: money(mostMoney(offer, parts.price.shown), fiat),
  };
  return offer.type === 'buy' ? (
    <FormattedMessage
      id="otc.limits.buy"
      defaultMessage="Limit {min} to {max} · {left} available"
      values={{ ...values, left: <Amount value={offer.surplus_number} coin={coin} /> }}
    />
  ) : (
    <FormattedMessage
      id="otc.limits.sell"
      defaultMessage="Limit {min} to {max} · sellable {available}"
      values={{ ...values, available: <BalanceAmount value={available} coin={coin} /> }}
    />
  );
}

/** Amount and quantity: typing in one sets the other. */
export function OtcAmounts({ basics, parts, aheadMs }: SideProps & { aheadMs: number }) {
  const intl = useIntl();
  const { price } = useOtcAmounts();
  const { offer, available } = basics;
  const { currency_name: coin, fiat_name: fiat, type, price_until_ms: untilMs } = offer;
  const isPurchase = type === 'buy';
  const field = (of: OtcMeans, label: ReactNode, more: { action?: () => void; hint?: ReactNode }) => {
    const { problem, ...own } = parts.fieldOf(of);
    return (
      <AmountField
        {...own}
        size="lg"
        label={label}
        unit={of === 'money' ? fiat : coin}
        decimals={of === 'money' ? fiatScale(fiat) : (offer.scale ?? finestScale)}
        spareDecimals={1}
        hint={more.hint}
        action={
          more.action && {
            label: isPurchase
              ? intl.formatMessage({ id: 'otc.all', defaultMessage: 'All' })
              : intl.formatMessage({ id: 'form.amount.max', defaultMessage: 'Max' }),
            onClick: more.action,
          }
        }
        error={
          problem && (
            <FieldProblem
              {...problem}
              coin={of === 'number' ? coin : undefined}
              onUse={(value) => parts.type(of, value)}
            />
          )
        }
      />
    );
  };
  const hint = <LimitsHint basics={basics} parts={parts} />;
  const { shown, isChanged } = parts.price;
  return (
    <LinkedFields
      rate={`${price(shown)} ${fiat} / ${coin}`}
      end={
        <PriceHold untilMs={untilMs === undefined ? undefined : untilMs + aheadMs} isChanged={isChanged} />
      }
      first={
        isPurchase
          ? field('money', youPay, {})
          : field('number', youSell, {
              action:
                available === undefined
                  ? undefined
                  : () => parts.type('number', mostToSell(offer, shown, available)),
            })
      }
      second={
        isPurchase
          ? field('number', youReceive, { action: () => parts.type('money', mostMoney(offer, shown)), hint })
          : field('money', youReceive, { hint })
      }
    />
  );
}

/** Who pays how: the user from an own account, or the merchant to the user's card. */
export function Payment({
  basics: { offer, card },
  links,
}: Pick<SideProps, 'basics'> & { links: Record<'card' | 'addCard', string> }) {
  if (offer.type === 'sell')
    return (
      <BankCardField
        label={<FormattedMessage id="otc.paidTo" defaultMessage="Paid to your own bank account" />}
        missing="otc.cardFirst"
        card={card}
        manageHref={links.card}
        addHref={links.addCard}
      />
    );
  return (
    <PickField
      label={<FormattedMessage id="otc.payBy" defaultMessage="You pay by" />}
      lead={<IconDisc icon={laterIcons.bank} />}
      title={offer.way_name}
      caption={<FormattedMessage id="otc.ownAccount" defaultMessage="From an account in your own name" />}
    />
  );
}

/** Fee, time and result. */
export function Terms({ basics: { offer }, parts: { figures } }: SideProps) {
  const formats = useFormats();
  const { money } = useOtcAmounts();
  const { currency_name: coin, fiat_name: fiat, type } = offer;
  const minutes = formats.units(paymentWindowMs / 60_000, 'minute');
  const fee: KeyValueRow = {
    label: <FormattedMessage id="wallet.fee" defaultMessage="Fee" />,
    value: <FormattedMessage id="transfer.fee.none" defaultMessage="None" />,
  };
  const rows: KeyValueRow[] =
    type === 'buy'
      ? [
          fee,
          {
            label: <FormattedMessage id="otc.timeToPay" defaultMessage="Time to pay, at this price" />,
            value: minutes,
          },
          {
            label: <FormattedMessage id="otc.toSpot" defaultMessage="You receive, in your Spot account" />,
            value: <Amount value={figures?.quantity} coin={coin} />,
            variant: 'total',
          },
        ]
      : [
          fee,
          {
            label: <FormattedMessage id="otc.merchantPays" defaultMessage="The merchant has to pay within" />,
            value: minutes,
          },
          {
            label: <FormattedMessage id="otc.toCard" defaultMessage="You receive, in your bank account" />,
            value: money(figures?.total, fiat),
            variant: 'total',
          },
        ];
  return <KeyValue frame="line" rows={rows} />;
}

/** What opening the order locks. */
export function LockNote({ basics: { offer }, parts: { figures } }: SideProps) {
  if (offer.type === 'buy')
    return (
      <Notice tone="neutral" icon={laterIcons.lock}>
        <FormattedMessage
          id="otc.lock.buy"
          defaultMessage="The merchant’s coins are locked when the order opens."
        />
      </Notice>
    );
  return (
    <Notice
      tone="neutral"
      icon={laterIcons.lock}
      lead={
        figures === undefined ? (
          <FormattedMessage
            id="otc.lock.coins"
            defaultMessage="Your coins are locked when the order opens."
          />
        ) : (
          <FormattedMessage
            id="otc.lock.sell"
            defaultMessage="{amount} is locked when the order opens."
            values={{ amount: <Amount value={figures.quantity} coin={offer.currency_name} /> }}
          />
        )
      }
    >
      <FormattedMessage
        id="otc.lock.text"
        defaultMessage="The coins stay yours until you confirm that the money arrived, or until an appeal is decided."
      />
    </Notice>
  );
}

interface WordsProps {
  offer: OtcOffer;
  figures: OtcParts['figures'];
}

/** The whole order in one line, for the button and for an order that is looked up. */
export function OrderWords({ offer, figures }: WordsProps) {
  const { money } = useOtcAmounts();
  const { currency_name: coin, fiat_name: fiat, type } = offer;
  if (figures === undefined)
    return type === 'buy' ? (
      <FormattedMessage id="otc.buy" defaultMessage="Buy {coin}" values={{ coin }} />
    ) : (
      <FormattedMessage id="otc.sell" defaultMessage="Sell {coin}" values={{ coin }} />
    );
  const amount = <Amount value={figures.quantity} coin={coin} />;
  const total = money(figures.total, fiat);
  return type === 'buy' ? (
    <FormattedMessage
      id="otc.submit.buy"
      defaultMessage="Buy {amount} for {money}"
      values={{ amount, money: total }}
    />
  ) : (
    <FormattedMessage
      id="otc.submit.sell"
      defaultMessage="Sell {amount} for {money}"
      values={{ amount, money: total }}
    />
  );
}
