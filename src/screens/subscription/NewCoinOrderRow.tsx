import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewCoinOrder } from '../../api/subscription.ts';
import { Amount } from '../../components/amounts/Amount.tsx';
import { hiddenAmount } from '../../components/amounts/hiddenAmount.ts';
import { signOf } from '../../components/amounts/signOf.ts';
import { coinMark } from '../../components/coins/coinMark.ts';
import { StatusPill, type Status } from '../../components/details/StatusPill.tsx';
import { orderTimesOf } from '../../components/subscription/newCoinTerms.ts';
import { useDates } from '../../intl/useDates.ts';
import { CoinDisc } from '../../ui/pictures/CoinDisc.tsx';
import { Stack } from '../../ui/screen/Stack.tsx';
import { StatTile } from '../../ui/cards/StatTile.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { LaunchedDates } from './LaunchedDates.tsx';

/** Stage of a subscription. */
type Stage = 'review' | 'refused' | 'subscribed' | 'launched' | 'settled';

const stages: Readonly<Record<number, Stage>> = { 1: 'subscribed', 2: 'launched', 3: 'settled' };

/** Undefined for unknown codes. */
function stageOf({ status, exam_status: exam }: NewCoinOrder): Stage | undefined {
  if (exam === 3) return 'review';
  if (exam === 2) return 'refused';
  return exam === 1 ? stages[status] : undefined;
}

const pills: Readonly<Record<Stage, Status>> = {
  review: {
    tone: 'warning',
    icon: 'clock',
    label: <FormattedMessage id="account.underReview" defaultMessage="Under review" />,
  },
  refused: {
    tone: 'danger',
    icon: 'close',
    label: <FormattedMessage id="verification.rejected" defaultMessage="Rejected" />,
  },
  subscribed: {
    tone: 'accent',
    icon: 'clock',
    label: <FormattedMessage id="newCoin.subscribed" defaultMessage="Subscribed" />,
  },
  launched: {
    tone: 'info',
    label: <FormattedMessage id="newCoin.launched" defaultMessage="Launched" />,
  },
  settled: {
    tone: 'success',
    icon: 'check',
    label: <FormattedMessage id="hosting.completed" defaultMessage="Completed" />,
  },
};

interface RowProps {
  order: NewCoinOrder;
  isHidden: boolean;
}

/** State of the money and the coins. */
function Note({ order, stage, isHidden }: RowProps & { stage: Stage | undefined }) {
  const dates = useDates();
  const { launchMs, unlockMs, endedMs } = orderTimesOf(order);
  const amount = isHidden ? hiddenAmount : <Amount value={order.amount} coin={order.currency_name} />;
  switch (stage) {
    case undefined:
      return null;
    case 'review':
      return (
        <FormattedMessage
          id="newCoin.order.held"
          defaultMessage="{amount} is held, nothing has been paid yet."
          values={{ amount }}
        />
      );
    case 'refused':
      return (
        <FormattedMessage
          id="newCoin.order.free"
          defaultMessage="{amount} is available again."
          values={{ amount }}
        />
      );
    case 'settled':
      return (
        <FormattedMessage
          id="newCoin.order.ended"
          defaultMessage="Completed {time}"
          values={{ time: dates.withZone(endedMs) }}
        />
      );
    case 'subscribed':
      return (
        <FormattedMessage
          id="newCoin.launchAt"
          defaultMessage="Launch planned for {time}"
          values={{ time: dates.row(launchMs) }}
        />
      );
    case 'launched':
      return <LaunchedDates launchMs={launchMs} unlockMs={unlockMs} write={dates.row} />;
  }
}

/** The third figure: the earnings, or the end of the lock-up. */
function Last({ order, stage, isHidden }: RowProps & { stage: Stage | undefined }) {
  const dates = useDates();
  const { unlockMs } = orderTimesOf(order);
  const { interest } = order;
  if (stage === 'settled') {
    // Without interest the coins are the earnings.
    if (interest !== undefined && signOf(interest) === 'flat') return null;
    return (
      <StatTile
        size="sm"
        label={<FormattedMessage id="newCoin.order.return" defaultMessage="Return" />}
        value={isHidden ? hiddenAmount : <Amount value={interest} coin={order.currency_name} isReport />}
      />
    );
  }
  if (stage === 'refused' || unlockMs === undefined) return null;
  return (
    <StatTile
      size="sm"
      label={<FormattedMessage id="newCoin.order.unlocks" defaultMessage="Unlocks" />}
      value={dates.row(unlockMs)}
    />
  );
}

/** The user's subscription: payment, product and progress. */
export function NewCoinOrderRow({ order, isHidden }: RowProps): ReactNode {
  const dates = useDates();
  const { new_currency_name: code, currency_name: coin, new_currency_num: quantity, amount } = order;
  const stage = stageOf(order);
  const isPaid = stage !== 'review' && stage !== 'refused';
  return (
    <Stack gap="3" gutter padBlock="4">
      <Stack direction="row" gap="4" align="center">
        {code === undefined ? null : <CoinDisc size="sm" {...coinMark(code)} />}
        <Stack grow>
          <Text variant="bodyStrong">
            {code ?? <FormattedMessage id="newCoin.one" defaultMessage="New coin" />}
          </Text>
          <Text variant="caption" tone="muted" num>
            {dates.detail(orderTimesOf(order).createdMs)}
          </Text>
        </Stack>
        <StatusPill
          status={stage && pills[stage]}
          code={order.exam_status === 1 ? order.status : order.exam_status}
        />
      </Stack>
      <Stack direction="row" gap="5" justify="between" wrap>
        <StatTile
          size="sm"
          label={
            isPaid ? (
              <FormattedMessage id="newCoin.order.paid" defaultMessage="Paid" />
            ) : (
              <FormattedMessage id="transfer.amount" defaultMessage="Amount" />
            )
          }
          value={isHidden ? hiddenAmount : <Amount value={amount} coin={coin} />}
        />
        <StatTile
          size="sm"
          label={<FormattedMessage id="order.quantity" defaultMessage="Quantity" />}
          value={
            isHidden ? (
              hiddenAmount
            ) : (
              <Amount
                value={stage === 'refused' ? '0' : quantity}
                coin={code ?? ''}
                unit={code === undefined ? 'never' : 'always'}
              />
            )
          }
        />
        <Last order={order} stage={stage} isHidden={isHidden} />
      </Stack>
      <Text as="p" variant="caption" tone="secondary">
        <Note order={order} stage={stage} isHidden={isHidden} />
      </Text>
    </Stack>
  );
}
