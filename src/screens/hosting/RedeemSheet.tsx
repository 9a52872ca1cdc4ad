import { BigNumber } from 'bignumber.js';
import { FormattedMessage } from 'react-intl';
import type { PenaltyTerms } from '../../../contracts/rules/hosting.ts';
import type { HostingOrder } from '../../api/hosting.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { inPercent, penaltyTerms } from '../../components/hosting/hostingTerms.ts';
import { OrderDays } from './OrderDays.tsx';
import { paidOf } from '../../components/hosting/orderFigures.ts';
import { ProductTitle } from './ProductTitle.tsx';
import { InterestDelayed } from './RunningOrder.tsx';
import { SignedAmount } from './SignedAmount.tsx';
import { useFormats } from '../../intl/useFormats.ts';
import { ConfirmSheet } from '../../ui/dialogs/ConfirmSheet.tsx';
import { KeyValue, type KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { AskedOrder, Redemption } from './useRedeem.ts';

/** Explanation of the penalty, with its ratio. */
export function PenaltyText({ terms: { rule, settlementRatio } }: { terms: PenaltyTerms }) {
  const ratio = useFormats().feeRate(inPercent(settlementRatio));
  switch (rule) {
    case 'A':
      return (
        <FormattedMessage
          id="hosting.rule.a"
          defaultMessage="Penalty: settlement ratio {ratio} × remaining days × amount, plus 1.5 × one day’s yield."
          values={{ ratio }}
        />
      );
    case 'B':
      return <FormattedMessage id="hosting.rule.b" defaultMessage="Penalty: 1.5 × one day’s yield." />;
    case 'C':
      return (
        <FormattedMessage
          id="hosting.rule.c"
          defaultMessage="Penalty: settlement ratio {ratio} × remaining days × amount."
          values={{ ratio }}
        />
      );
  }
}

function rowsOf({ order, refund, former }: AskedOrder): KeyValueRow[] {
  const { amount, currency_name: coin } = order;
  const penalty = new BigNumber(refund).minus(amount).toFixed();
  return [
    {
      label: <FormattedMessage id="hosting.amount" defaultMessage="Hosted amount" />,
      value: <Amount value={amount} coin={coin} />,
    },
    {
      label: <FormattedMessage id="hosting.penalty" defaultMessage="Penalty" />,
      value: <SignedAmount value={penalty} coin={coin} />,
    },
    ...(former === undefined
      ? []
      : [
          {
            label: <FormattedMessage id="hosting.redeem.before" defaultMessage="Shown before" />,
            value: (
              <s>
                <Amount value={former} coin={coin} />
              </s>
            ),
          },
        ]),
    {
      label: <FormattedMessage id="hosting.redeem.back" defaultMessage="You get back" />,
      value: <Amount value={refund} coin={coin} />,
      variant: 'total',
    },
    {
      label: <FormattedMessage id="transfer.arrives" defaultMessage="Arrives" />,
      value: <FormattedMessage id="hosting.redeem.arrives" defaultMessage="Spot account, immediately" />,
    },
  ];
}

/**
 * Interest already paid, result of the order, and estimated interest if kept. Owed interest is excluded: it is paid in
 * both cases.
 */
function keptRows(order: HostingOrder, refund: string): KeyValueRow[] {
  const { amount, currency_name: coin, total_interest: total } = order;
  const paid = paidOf(order);
  const left =
    paid === undefined || total === undefined
      ? undefined
      : new BigNumber(total).minus(paid).minus(order.owed ?? 0);
  return [
    {
      label: <FormattedMessage id="hosting.redeem.paid" defaultMessage="Yield already paid, yours to keep" />,
      value: <SignedAmount value={paid} coin={coin} />,
    },
    {
      label: <FormattedMessage id="hosting.result" defaultMessage="Result of this order" />,
      value: (
        <SignedAmount
          value={paid === undefined ? undefined : new BigNumber(refund).minus(amount).plus(paid).toFixed()}
          coin={coin}
        />
      ),
      variant: 'total',
    },
    {
      label: (
        <FormattedMessage id="hosting.redeem.ifKept" defaultMessage="If kept: estimated yield to come" />
      ),
      value: <SignedAmount value={left?.toFixed()} coin={coin} />,
    },
  ];
}

interface AskedProps {
  asked: AskedOrder;
  redemption: Redemption;
}

function Asked({ asked, redemption: { isRedeeming, onKeep, onRedeem } }: AskedProps) {
  const amounts = useAmounts();
  const { order, refund, former } = asked;
  const { currency_name: coin } = order;
  const terms = penaltyTerms(order);
  return (
    <ConfirmSheet
      title={
        former === undefined ? (
          <FormattedMessage id="hosting.redeem.title" defaultMessage="Redeem early?" />
        ) : (
          <FormattedMessage id="hosting.redeem.changed" defaultMessage="The refund has changed" />
        )
      }
      keep={<FormattedMessage id="hosting.redeem.keep" defaultMessage="Keep hosting" />}
      commit={
        <FormattedMessage
          id="hosting.redeem.commit"
          defaultMessage="Redeem {amount}"
          values={{ amount: amounts.amount(refund, coin) }}
        />
      }
      variant="danger"
      busy={
        isRedeeming ? <FormattedMessage id="hosting.redeem.busy" defaultMessage="Redeeming" /> : undefined
      }
      onKeep={onKeep}
      onCommit={onRedeem}
    >
      {former === undefined ? null : (
        <Notice
          tone="warning"
          live
          lead={
            <FormattedMessage
              id="hosting.redeem.changed.lead"
              defaultMessage="Nothing has been redeemed yet."
            />
          }
        >
          <FormattedMessage
            id="hosting.redeem.changed.text"
            defaultMessage="A day ended while this was open, so the amounts changed."
          />
        </Notice>
      )}
      <Text as="p" variant="label">
        <ProductTitle row={order} />
      </Text>
      <OrderDays order={order} />
      <KeyValue rows={rowsOf(asked)} />
      <KeyValue frame="panel" rows={keptRows(order, refund)} />
      <InterestDelayed order={order} />
      <Text as="p" variant="caption" tone="secondary">
        {terms && <PenaltyText terms={terms} />}{' '}
        <FormattedMessage id="hosting.redeem.final" defaultMessage="This cannot be undone." />
      </Text>
    </ConfirmSheet>
  );
}

/** Confirmation of an early redemption: rule, penalty and exact refund. Both choices have buttons of equal size. */
export function RedeemSheet({ redemption }: { redemption: Redemption }) {
  const { asked } = redemption;
  return asked ? <Asked asked={asked} redemption={redemption} /> : null;
}
