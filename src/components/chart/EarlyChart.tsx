import { useIntl } from 'react-intl';
import { useSource } from '../live/source.ts';
import { usePriceTexts } from './ChartAxes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { chartLayout, type ChartLayout } from './drawing/chartLayout.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { openingView } from './drawing/chartView.ts';
import { earlyHeight, earlyPaths, earlyWidth } from './drawing/earlyPaths.ts';
import { slotsOf } from './drawing/formingCandle.ts';
import { averageLengths } from './drawing/movingAverage.ts';
import type { PriceChartProps } from './PriceChart.tsx';
import * as early from './EarlyChart.css.ts';
import * as styles from './PriceChart.css.ts';

/** Shown briefly before the chart; the last price is above it. */
const redrawPauseMs = 1_000;
/** Size of small text in the drawing's units; the chart measures the actual size. */
const textSize = 11;

type Shown = Pick<PriceChartProps, 'candles' | 'live' | 'period' | 'variant' | 'tick'>;

function useEarlyLayout({ candles, live, period, variant, tick }: Shown) {
  const slots = slotsOf(candles, useSource(live, redrawPauseMs));
  const size = { width: earlyWidth, height: earlyHeight, textSize };
  // Times use the viewer's time zone, which is unknown when the server renders the page.
  const timeZone = 'UTC';
  return chartLayout({ ...slots, view: openingView(earlyWidth), size, period, variant, tick, timeZone });
}

/** The same text at the position of each label of the chart, without measuring. */
function Prices({ layout, tick }: { layout: ChartLayout; tick: string }) {
  const { texts, widest } = usePriceTexts({ layout, last: layout.candles.at(-1)?.close, tick });
  return (
    <>
      <span className={styles.widest}>{widest}</span>
      <svg className={early.prices}>
        {texts.map(({ text, down }) => (
          <text key={text} x="100%" y={`${(down * 100).toFixed(1)}%`}>
            {text}
          </text>
        ))}
      </svg>
    </>
  );
}

/**
 * Candles drawn before the chart library is loaded, at the same position. It requires no measurement, so a server can
 * render it, and sets no inline style, which the content security policy forbids in a prerendered page.
 */
export function EarlyChart(props: PriceChartProps) {
  const { candles, live, variant, tick, isStale } = props;
  const intl = useIntl();
  const layout = useEarlyLayout(props);
  const { forming, height } = layout;
  if (!forming) return null;
  const { averages, ...paths } = earlyPaths(layout, forming);
  const [up, down] = isStale ? (['staleUp', 'staleDown'] as const) : (['up', 'down'] as const);
  const grid = layout.prices.map((mark) => `M0 ${(mark.down * height).toFixed(1)}H${earlyWidth}`);
  return (
    <ChartFrame content="chart">
      <div className={styles.head}>
        {variant === 'candles' ? <ChartLegend candles={candles} live={live} tick={tick} /> : null}
      </div>
      <div className={styles.body}>
        <div
          className={styles.plot}
          role="img"
          aria-label={intl.formatMessage({ id: 'chart.summary.empty', defaultMessage: 'Price chart' })}
        >
          <svg
            className={early.drawing}
            viewBox={`0 0 ${earlyWidth} ${earlyHeight}`}
            preserveAspectRatio="none"
            data-part="early"
          >
            <path className={styles.grid} d={grid.join('')} />
            <path className={styles.volume[up]} d={paths.volumeUp} />
            <path className={styles.volume[down]} d={paths.volumeDown} />
            <path className={styles.closesArea} d={paths.area} />
            <path className={styles.closes} d={paths.line} />
            <g data-part="candles">
              <path className={styles.candle[up]} d={paths.up} />
              <path className={styles.candle[down]} d={paths.down} />
            </g>
            {averageLengths.map((length, at) => (
              <path key={length} className={styles.averageLine[length]} d={averages[at] ?? ''} />
            ))}
          </svg>
        </div>
        <div className={styles.axis} aria-hidden="true">
          <Prices layout={layout} tick={tick} />
        </div>
        <div className={styles.times} />
      </div>
    </ChartFrame>
  );
}
