import { FormattedMessage, useIntl } from 'react-intl';
import type { NewCoin } from '../../api/subscription.ts';
import { timesOf } from '../../components/subscription/newCoinTerms.ts';
import { useDates } from '../../intl/useDates.ts';
import { Timeline, type TimelineStep } from '../../ui/progress/Timeline.tsx';

interface LockLineProps {
  product: NewCoin;
  nowMs: number;
}

/** Payment, lock, launch and unlock dates, as far as the back end reports them. */
export function LockLine({ product, nowMs }: LockLineProps) {
  const intl = useIntl();
  const dates = useDates();
  const { lock_ms: lockMs, unlock_ms: unlockMs } = product;
  const ahead = [
    // A lock that starts with the payment shows no time of its own.
    {
      timeMs: lockMs !== undefined && lockMs > nowMs ? lockMs : undefined,
      title: <FormattedMessage id="newCoin.line.locked" defaultMessage="Lock-up begins" />,
    },
    {
      timeMs: timesOf(product).launchMs,
      title: <FormattedMessage id="newCoin.step.launch" defaultMessage="Launch" />,
    },
    {
      timeMs: unlockMs,
      title: <FormattedMessage id="newCoin.line.unlocked" defaultMessage="Unlocked, in your Spot account" />,
    },
  ].flatMap(({ timeMs, title }) => (timeMs === undefined ? [] : [{ timeMs, title }]));
  const today: TimelineStep = {
    state: 'current',
    title: <FormattedMessage id="record.period.today" defaultMessage="Today" />,
    text: <FormattedMessage id="newCoin.line.paid" defaultMessage="You pay, and the coins are locked" />,
  };
  const later = ahead
    .toSorted((a, b) => a.timeMs - b.timeMs)
    .map(({ timeMs, title }): TimelineStep => ({ state: 'ahead', title, time: dates.withZone(timeMs) }));
  const label = intl.formatMessage({ id: 'hosting.course', defaultMessage: 'Timeline' });
  return <Timeline label={label} steps={[today, ...later]} />;
}
