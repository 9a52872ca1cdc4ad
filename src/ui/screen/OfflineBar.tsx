import { FormattedMessage } from 'react-intl';
import { AboveBars } from './ScreenBars.tsx';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './OfflineBar.css.ts';

type OfflineBarProps = {
  /** Time of the last price, ms since 1970 UTC; omitted when none has arrived. */
  pausedAt?: number;
  onRetry: () => void;
};

/** Offline notice above a page's bars, with its start time and a retry. */
export function OfflineBar({ pausedAt, onRetry }: OfflineBarProps) {
  return (
    <AboveBars>
      <div className={styles.bar} role="status">
        <Icon name="offline" size="sm" />
        <span className={styles.text}>
          {pausedAt === undefined ? (
            <FormattedMessage id="ui.offlineBar.offline" defaultMessage="You are offline." />
          ) : (
            <FormattedMessage
              id="ui.offlineBar.paused"
              defaultMessage="Offline. Prices paused at {at, time, ::HHmmss}."
              values={{ at: pausedAt }}
            />
          )}
        </span>
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon name="refresh" size="xs" />
          <FormattedMessage id="common.retry" defaultMessage="Try again" />
        </button>
      </div>
    </AboveBars>
  );
}
