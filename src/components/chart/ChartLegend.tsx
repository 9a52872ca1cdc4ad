import { FormattedMessage } from 'react-intl';
import type { Candle } from '../../../contracts/candles.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { useSource } from '../live/source.ts';
import { slotsOf } from './drawing/formingCandle.ts';
import { averageLengths, lastAverage } from './drawing/movingAverage.ts';
import * as styles from './PriceChart.css.ts';

interface ChartLegendProps {
  candles: readonly Candle[];
  live: Source<Candle | undefined>;
  tick: string;
}

/**
 * Texts that change faster than every 250 ms cannot be read; an update with every third drawing needs no extra frame.
 */
const textPauseMs = 300;

/** Current moving averages, in the colours of their lines. */
export function ChartLegend({ candles, live, tick }: ChartLegendProps) {
  const formats = useFormats();
  const now = useSource(live, textPauseMs);
  const { settled, forming } = slotsOf(candles, now);
  const longest = Math.max(...averageLengths);
  const closes = [...settled.slice(-longest), ...(forming ? [forming] : [])].map(({ close }) => close);
  return (
    <p className={styles.legend}>
      {averageLengths.map((length) => {
        const average = lastAverage(closes, length);
        return (
          <span key={length} className={styles.average[length]}>
            <FormattedMessage
              id="chart.average"
              defaultMessage="MA{length} {value}"
              values={{
                length: String(length),
                value: average === undefined ? '—' : formats.price(average, tick),
              }}
            />
          </span>
        );
      })}
    </p>
  );
}
