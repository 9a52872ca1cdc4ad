import { FormattedMessage } from 'react-intl';
import { AboveBars } from './ScreenBars.tsx';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './OfflineBar.css.ts';

type OfflineBarProps = {
  /** When prices stopped, milliseconds of the epoch; left out when none had come yet. */
  pausedAt?: number;
  onRetry: () => void;
};

/** Says above the bars of a page that nothing is live, since when, and offers to try again. */
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
