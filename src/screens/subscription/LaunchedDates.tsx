import { FormattedMessage } from 'react-intl';

interface LaunchedDatesProps {
  launchMs: number;
  /** Undefined where unknown. */
  unlockMs: number | undefined;
  /** Formats a date for this place. */
  write: (timeMs: number) => string;
}

/** Launch date of a coin, and the unlock date of subscribed coins. */
export function LaunchedDates({ launchMs, unlockMs, write }: LaunchedDatesProps) {
  return unlockMs === undefined ? (
    <FormattedMessage
      id="newCoin.launchedAt"
      defaultMessage="Launched {time}"
      values={{ time: write(launchMs) }}
    />
  ) : (
    <FormattedMessage
      id="newCoin.launchedUntil"
      defaultMessage="Launched {time}, unlocks {end}"
      values={{ time: write(launchMs), end: write(unlockMs) }}
    />
  );
}
