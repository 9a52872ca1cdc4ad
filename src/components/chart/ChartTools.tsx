import { useIntl, FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as laterIcons from '../../ui/pictures/laterIcons.ts';
import * as styles from './PriceChart.css.ts';

interface ChartToolsProps {
  isPanned: boolean;
  onNow: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

export function ChartTools({ isPanned, onNow, onZoomIn, onZoomOut }: ChartToolsProps) {
  const intl = useIntl();
  return (
    <div className={styles.tools}>
      {isPanned ? (
        <button
          type="button"
          className={styles.toNow}
          aria-label={intl.formatMessage({ id: 'chart.toNow', defaultMessage: 'Go to latest' })}
          onClick={onNow}
        >
          <span className={styles.toNowFace}>
            <Icon name={laterIcons.arrowRight} size="xs" />
          </span>
        </button>
      ) : null}
      <button
        type="button"
        className={styles.zoom.out}
        aria-label={intl.formatMessage({ id: 'chart.zoomOut', defaultMessage: 'Zoom out' })}
        onClick={onZoomOut}
      >
        <Icon name={laterIcons.minus} size="xs" />
      </button>
      <button
        type="button"
        className={styles.zoom.in}
        aria-label={intl.formatMessage({ id: 'chart.zoomIn', defaultMessage: 'Zoom in' })}
        onClick={onZoomIn}
      >
        <Icon name={laterIcons.plus} size="xs" />
      </button>
    </div>
  );
}

interface EarlierNoteProps {
  state: 'loading' | 'failed' | 'none';
  onRetry: () => void;
}

/** State of the earlier candles, at the left edge. */
export function EarlierNote({ state, onRetry }: EarlierNoteProps) {
  return (
    <div className={styles.earlier} role="status">
      {state === 'none' ? (
        <FormattedMessage id="chart.earlier.none" defaultMessage="No earlier candles for this interval" />
      ) : state === 'loading' ? (
        <FormattedMessage id="chart.earlier.loading" defaultMessage="Loading earlier candles" />
      ) : (
        <>
          <FormattedMessage id="chart.earlier.failed" defaultMessage="Earlier candles did not load" />
          <button type="button" className={styles.again} onClick={onRetry}>
            <FormattedMessage id="common.retry" defaultMessage="Try again" />
          </button>
        </>
      )}
    </div>
  );
}
