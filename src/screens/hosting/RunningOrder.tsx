import { FormattedMessage } from 'react-intl';
import type { HostingOrder } from '../../api/hosting.ts';
import { useDates } from '../../intl/useDates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Amount } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { useAmounts } from '../../components/amounts/useAmounts.ts';
import { DayRate } from './DayRate.tsx';
import { dayRateOf } from '../../components/hosting/hostingTerms.ts';
import { OrderDays } from './OrderDays.tsx';
import { paidOf, refundOf, timesOf } from '../../components/hosting/orderFigures.ts';
import { OrderHead } from './OrderHead.tsx';

interface RunningOrderProps {
  order: HostingOrder;
  isHidden: boolean;
  /** Reason why the order cannot be redeemed now. */
  obstacle: 'offline' | 'checking' | undefined;
  onRedeem: () => void;
}

/** Notice of interest that is due but unpaid. */
export function InterestDelayed({ order }: { order: HostingOrder }) {
  const dates = useDates();
  const { delayed_ms: since, owed, currency_name: coin } = order;
  if (since === undefined) return null;
  return (
    <Notice
      tone="warning"
      lead={
        <FormattedMessage
          id="hosting.delayed"
          defaultMessage="Yield has been delayed since {time}."
          values={{ time: dates.withZone(since) }}
        />
      }
    >
      <FormattedMessage
        id="hosting.delayed.owed"
        defaultMessage="We owe you {amount} and will pay it as soon as we can."
        values={{ amount: <Amount value={owed} coin={coin} isReport /> }}
      />
    </Notice>
  );
}

function Facts({ order, isHidden }: Pick<RunningOrderProps, 'order' | 'isHidden'>) {
  const amounts = useAmounts();
  const dates = useDates();
  const { currency_name: coin, total_interest: total } = order;
  const paid = paidOf(order);
  return (
    <Stack direction="row" gap="5" justify="between" wrap>
      <StatTile
        size="sm"
        label={<FormattedMessage id="hosting.paidSoFar" defaultMessage="Paid so far" />}
        tone={isHidden || !/[1-9]/.test(paid ?? '') ? 'primary' : 'positive'}
        value={isHidden ? hiddenAmount : amounts.signed(paid, coin)}
      />
      <StatTile
        size="sm"
        label={<FormattedMessage id="hosting.totalYield" defaultMessage="Estimated yield" />}
        value={isHidden ? hiddenAmount : amounts.amount(total, coin)}
      />
      <StatTile
        size="sm"
        label={<FormattedMessage id="security.held.ends" defaultMessage="Ends" />}
        value={dates.row(timesOf(order).endMs)}
      />
    </Stack>
  );
}

/** Active order: interest paid, maturity and the cost of a redemption today. */
export function RunningOrder({ order, isHidden, obstacle, onRedeem }: RunningOrderProps) {
  const { currency_name: coin, amount, cancel_fee: penalty } = order;
  return (
    <Stack gap="4" gutter padBlock="4">
      <OrderHead order={order} end={<DayRate fraction={dayRateOf(order)} />} />
      <Text as="div" variant="title2" num>
        {isHidden ? hiddenAmount : <Amount value={amount} coin={coin} />}
      </Text>
      <OrderDays order={order} />
      <InterestDelayed order={order} />
      <Facts order={order} isHidden={isHidden} />
      <Text as="p" variant="label" tone="secondary" weight="regular" num>
        <FormattedMessage
          id="hosting.redeem.now"
          defaultMessage="Redeem now: penalty {penalty}, you get back {refund}."
          values={{
            penalty: isHidden ? hiddenAmount : <Amount value={penalty} coin={coin} isReport />,
            refund: isHidden ? hiddenAmount : <Amount value={refundOf(order)} coin={coin} isReport />,
          }}
        />
      </Text>
      <Button
        variant="secondary"
        width="block"
        disabled={obstacle !== undefined}
        reason={
          obstacle === 'offline' ? (
            <FormattedMessage id="common.offline" defaultMessage="You are offline" />
          ) : obstacle === 'checking' ? (
            <FormattedMessage
              id="hosting.redeem.checking"
              defaultMessage="We’re checking whether it was redeemed. We won’t resend it for you."
            />
          ) : undefined
        }
        onClick={onRedeem}
      >
        <FormattedMessage id="hosting.redeem" defaultMessage="Redeem early" />
      </Button>
    </Stack>
  );
}
