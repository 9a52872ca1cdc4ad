import { useMemo } from 'react';
import * as styles from './Sparkline.css.ts';
import { heightOf, hoursOf, pointsOf, rangeWith, sparklineBox } from './sparklineShape.ts';
import { unitsOf } from '../amounts/units.ts';

interface SparklineProps {
  /** Hourly closes of a day and the last price, oldest first, as decimal text. */
  closes: readonly string[];
  /** The live price, which ends the line. */
  last: string;
  /** Direction of the day's change, which the line depicts. */
  direction: keyof typeof styles.tone;
  /** In a list row, or as wide as the page. */
  size?: keyof typeof styles.line;
}

const { width, height } = sparklineBox;

/**
 * Price line of the last 24 hours, coloured by its change; hidden from screen readers, because the change beside it has
 * the same information.
 */
export function Sparkline({ closes, last, direction, size = 'row' }: SparklineProps) {
  const hours = useMemo(() => hoursOf(closes), [closes]);
  const price = unitsOf(last);
  const range = hours && rangeWith(hours, price);
  const { low, high } = range ?? {};
  // A tick moves only the end of the line, unless the price leaves the range of the day.
  const drawn = useMemo(() => {
    if (!hours || low === undefined || high === undefined) return undefined;
    const scale = { low, high };
    return { points: pointsOf(hours, scale), start: heightOf(hours.prices[0]!, scale) };
  }, [hours, low, high]);
  if (!drawn || !range) return null;
  return (
    <svg
      className={styles.line[size]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.start}
        d={`M0 ${drawn.start}H${width}`}
        strokeDasharray="1.5 2.5"
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        className={styles.tone[direction]}
        points={`${drawn.points} ${width},${heightOf(price, range)}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
