import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { measured } from '../../ui/loading/measured.ts';
import { useSource } from '../live/source.ts';
import { CandleReadout } from './CandleReadout.tsx';
import { middleOf, type ChartLayout } from './drawing/chartLayout.ts';
import { indexAt } from './drawing/chartView.ts';
import { slotsOf } from './drawing/formingCandle.ts';
import { heightOf } from './drawing/priceScale.ts';
import type { Cross } from './useCrosshair.ts';
import * as styles from './PriceChart.css.ts';

interface CrosshairProps {
  layout: ChartLayout;
  cross: Cross;
  live: Source<Candle | undefined>;
  tick: string;
}

/** A text that changes faster cannot be read. */
const textPauseMs = 250;

/** Candle under the crosshair, live while it still forms. */
function useCrossed({ layout, cross, live }: Omit<CrosshairProps, 'tick'>): {
  candle: Candle;
  index: number;
} {
  const now = useSource(live, textPauseMs);
  const index = indexAt(layout.candles, cross.time);
  const { forming } = slotsOf(layout.candles, now);
  const candle = layout.candles[index]!;
  return { index, candle: forming?.time === candle.time ? forming : candle };
}

/** The price of the candle nearest to the pointer: the crosshair shows a price, not a pixel. */
function nearestPrice(layout: ChartLayout, candle: Candle, down: number): string {
  if (layout.variant === 'line') return candle.close;
  const distance = (price: string): number => Math.abs(1 - heightOf(layout.scale, price) - down);
  return [candle.open, candle.high, candle.low, candle.close].reduce((best, price) =>
    distance(price) < distance(best) ? price : best,
  );
}

export function CrossLines(props: CrosshairProps) {
  const { layout, cross } = props;
  const { candle, index } = useCrossed(props);
  const x = middleOf(layout, index).toFixed(1);
  const y = ((1 - heightOf(layout.scale, nearestPrice(layout, candle, cross.down))) * layout.height).toFixed(
    1,
  );
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <path className={`${styles.cross} ${styles.moving}`} d={`M${x} 0V${layout.height}`} />
      <path className={styles.cross} d={`M0 ${y}H${layout.width}`} />
    </svg>
  );
}

export function CrossTag(props: CrosshairProps) {
  const formats = useFormats();
  const { layout, cross, tick } = props;
  const { candle } = useCrossed(props);
  const price = nearestPrice(layout, candle, cross.down);
  return (
    <span
      className={styles.crossTag}
      {...measured({ [styles.down]: ((1 - heightOf(layout.scale, price)) * layout.height).toFixed(1) })}
    >
      {formats.price(price, tick)}
    </span>
  );
}

export function CrossReadout(props: CrosshairProps & { period: CandlePeriod; base: string }) {
  const { candle, index } = useCrossed(props);
  const isForming = index === props.layout.candles.length - 1;
  const { period, tick, base } = props;
  return <CandleReadout candle={candle} period={period} tick={tick} base={base} isForming={isForming} />;
}
