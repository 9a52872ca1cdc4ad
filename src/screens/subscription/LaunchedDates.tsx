import { FormattedMessage } from 'react-intl';

interface LaunchedDatesProps {
  launchMs: number;
  /** Undefined where nothing says it. */
  unlockMs: number | undefined;
  /** How a date is written there. */
  write: (timeMs: number) => string;
}

/** When a coin was launched, and when what was bought of it is free. */
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
