import { BigNumber } from 'bignumber.js';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HostingOrder } from '../../api/hosting.ts';
import { isMoment } from '../../intl/dates.ts';
import { useDates } from '../../intl/useDates.ts';
import type { KeyValueRow } from '../../ui/facts/KeyValue.tsx';
import { KeyValue } from '../../ui/facts/KeyValue.tsx';
import { Pill } from '../../ui/facts/Pill.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { dayOf } from '../../components/lists/days.ts';
import { OrderDays } from './OrderDays.tsx';
import { paidOf, refundOf, resultOf, timesOf } from '../../components/hosting/orderFigures.ts';
import { OrderHead } from './OrderHead.tsx';
import { InterestDelayed } from './RunningOrder.tsx';
import { SignedAmount } from './SignedAmount.tsx';

interface EndedOrderProps {
  order: HostingOrder;
  isHidden: boolean;
}

/** Matured order: the principal is returned, and all interest is paid or owed. */
function CompletedOrder({ order, isHidden }: EndedOrderProps) {
  const { timeZone } = useIntl();
  const dates = useDates();
  const { amount, currency_name: coin } = order;
  const { hostedMs, endedMs } = timesOf(order);
  const paid = paidOf(order);
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="hosting.amount" defaultMessage="Hosted amount" />,
      value: isHidden ? hiddenAmount : <Amount value={amount} coin={coin} />,
    },
    {
      label: <FormattedMessage id="hosting.paid" defaultMessage="Yield paid" />,
      value: <SignedAmount value={paid} coin={coin} isHidden={isHidden} />,
    },
    {
      label: <FormattedMessage id="hosting.returned" defaultMessage="Total returned" />,
      variant: 'total',
      value: isHidden ? (
        hiddenAmount
      ) : (
        <Amount
          value={paid === undefined ? undefined : new BigNumber(amount).plus(paid).toFixed()}
          coin={coin}
          isReport
        />
      ),
    },
  ];
  return (
    <>
      <OrderHead
        order={order}
        caption={
          [hostedMs, endedMs].every(isMoment)
            ? dates.days(dayOf(hostedMs, timeZone), dayOf(endedMs, timeZone))
            : undefined
        }
        end={
          <Pill tone="success" icon="check">
            <FormattedMessage id="hosting.completed" defaultMessage="Completed" />
          </Pill>
        }
      />
      <KeyValue rows={rows} />
    </>
  );
}

function RedeemedOrder({ order, isHidden }: EndedOrderProps) {
  const dates = useDates();
  const { amount, currency_name: coin, cancel_fee: penalty } = order;
  const { endedMs } = timesOf(order);
  const back = refundOf(order);
  const rows: KeyValueRow[] = [
    {
      label: <FormattedMessage id="hosting.amount" defaultMessage="Hosted amount" />,
      value: isHidden ? hiddenAmount : <Amount value={amount} coin={coin} />,
    },
    {
      label: <FormattedMessage id="hosting.penalty" defaultMessage="Penalty" />,
      value: (
        <SignedAmount
          value={penalty === undefined ? undefined : new BigNumber(penalty).negated().toFixed()}
          coin={coin}
          isHidden={isHidden}
        />
      ),
    },
    {
      label: <FormattedMessage id="hosting.refund" defaultMessage="Principal returned" />,
      value: isHidden ? hiddenAmount : <Amount value={back} coin={coin} isReport />,
      variant: 'total',
    },
    {
      label: <FormattedMessage id="hosting.kept" defaultMessage="Yield already paid (yours to keep)" />,
      value: <SignedAmount value={paidOf(order)} coin={coin} isHidden={isHidden} />,
    },
    {
      label: <FormattedMessage id="hosting.result" defaultMessage="Result of this order" />,
      value: <SignedAmount value={resultOf(order)} coin={coin} isHidden={isHidden} />,
      variant: 'total',
    },
  ];
  return (
    <>
      <OrderHead
        order={order}
        caption={
          <FormattedMessage
            id="hosting.redeemed.at"
            defaultMessage="Redeemed {time}"
            values={{ time: dates.detail(endedMs) }}
          />
        }
        end={
          <Pill tone="neutral">
            <FormattedMessage id="hosting.redeemed" defaultMessage="Redeemed" />
          </Pill>
        }
      />
      <OrderDays order={order} />
      <KeyValue rows={rows} />
    </>
  );
}

/** Ended order, matured or redeemed early. */
export function EndedOrder(props: EndedOrderProps) {
  return (
    <Stack gap="4" gutter padBlock="4">
      {props.order.is_cancel === 1 ? <RedeemedOrder {...props} /> : <CompletedOrder {...props} />}
      <InterestDelayed order={props.order} />
    </Stack>
  );
}
