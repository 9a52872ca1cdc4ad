import { FormattedMessage } from 'react-intl';
import { measured } from '../../ui/loading/measured.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import * as styles from './ChartBones.css.ts';

/** [middle, height] of each bar in percent, shaped like a market chart. */
const bars = [
  [62, 10],
  [60, 14],
  [63, 9],
  [58, 16],
  [54, 12],
  [55, 18],
  [49, 11],
  [44, 17],
  [42, 9],
  [36, 15],
  [32, 12],
  [27, 18],
  [29, 10],
  [26, 13],
  [32, 19],
  [38, 11],
  [36, 15],
  [44, 14],
  [50, 20],
  [54, 10],
  [59, 16],
  [57, 12],
  [61, 9],
  [56, 15],
  [52, 11],
  [48, 14],
] as const;

/** Placeholder in the shape of the chart, without animation. */
export function ChartBones() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          <FormattedMessage id="common.loading" defaultMessage="Loading" />
        </VisuallyHidden>
      </div>
      <div className={styles.bones} aria-hidden="true">
        {bars.map(([middle, height], place) => (
          <span
            key={place}
            className={styles.bone}
            {...measured({ [styles.middle]: middle, [styles.height]: height })}
          />
        ))}
      </div>
    </>
  );
}
