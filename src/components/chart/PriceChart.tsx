import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Candle, CandlePeriod } from '../../../contracts/candles.ts';
import type { Source } from '../../api/feed/Source.ts';
import { ChartGrid, PriceLabels, TimeLabels } from './ChartAxes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { chartLayout, type ChartLayout } from './drawing/chartLayout.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTools, EarlierNote } from './ChartTools.tsx';
import { openingView, type ChartView } from './drawing/chartView.ts';
import type { IsGap } from './drawing/timeMarks.ts';
import { CrossLines, CrossReadout, CrossTag } from './Crosshair.tsx';
import { slotsOf } from './drawing/formingCandle.ts';
import { LiveLayer } from './LiveLayer.tsx';
import { useChartMotion, type ChartMotion } from './useChartMotion.ts';
import { useChartSummary } from './useChartSummary.ts';
import { useCrosshair, type CrosshairControl } from './useCrosshair.ts';
import { usePlotSize } from './usePlotSize.ts';
import { isDrawn, useSeriesDrawing } from './useSeriesDrawing.ts';
import * as styles from './PriceChart.css.ts';

export interface PriceChartProps {
  /** Oldest first; the last candle may be forming. */
  candles: readonly Candle[];
  /** The forming candle, live. */
  live: Source<Candle | undefined>;
  period: CandlePeriod;
  /** Candles with averages, or a line of closes. */
  variant: 'candles' | 'line';
  /** The pair's price tick. */
  tick: string;
  /** Unit of the volume. */
  base: string;
  isStale: boolean;
  /** Which gaps between candles are dashed; default: every gap longer than a period. A stable function. */
  isGap?: IsGap | undefined;
  hasEarlier: boolean;
  earlier: 'idle' | 'loading' | 'failed';
  /** Requested once for each first candle, when the view is near it. */
  onEarlier: () => void;
}

/** A key press pans by this share of the view. */
const keyShare = 1 / 12;
const zoomFactor = 1.25;

/** Layout of the visible range, with a function that recomputes it for a price outside the scale. */
function useLayout(props: PriceChartProps, size: ReturnType<typeof usePlotSize>, view: ChartView) {
  const { candles, live, period, variant, tick, isGap } = props;
  const { timeZone } = useIntl();
  const [version, setVersion] = useState(0);
  const layout = useMemo((): ChartLayout | undefined => {
    void version;
    if (!size) return undefined;
    const slots = slotsOf(candles, live.snapshot());
    return chartLayout({ ...slots, view, size, period, variant, tick, timeZone, isGap });
  }, [candles, live, view, size, period, variant, tick, timeZone, isGap, version]);
  const renew = useCallback(() => setVersion((before) => before + 1), []);
  return { layout, renew };
}

/** Requests earlier candles once for each first candle, when the left edge is within half a view of it. */
function useEarlier({ candles, hasEarlier, earlier, onEarlier }: PriceChartProps, count: number) {
  const asked = useRef<number>(undefined);
  return (left: number): void => {
    const first = candles[0]?.time;
    if (!hasEarlier || earlier !== 'idle' || first === undefined || left > count / 2) return;
    if (asked.current === first) return;
    asked.current = first;
    onEarlier();
  };
}

/** Note at the left edge about earlier candles. */
function earlierNote(
  { hasEarlier, earlier }: PriceChartProps,
  layout: ChartLayout | undefined,
  view: ChartView,
): 'loading' | 'failed' | 'none' | undefined {
  if (!layout || layout.left >= view.count / 2) return undefined;
  if (earlier !== 'idle') return earlier;
  const isPanned = view.edge !== undefined;
  return !hasEarlier && isPanned && layout.left < 1 ? 'none' : undefined;
}

function onKey(
  event: KeyboardEvent,
  motion: ChartMotion,
  crosshair: CrosshairControl,
  view: ChartView,
): void {
  const { step, end, cross } = crosshair;
  const keyStep = Math.round(view.count * keyShare);
  const keyActions: Record<string, () => void> = {
    ArrowLeft: () => (cross ? step(-1) : motion.panBy(keyStep)),
    ArrowRight: () => (cross ? step(1) : motion.panBy(-keyStep)),
    Home: () => motion.panBy(Infinity),
    End: () => motion.panBy(-Infinity),
    '+': () => motion.zoomTo(view.count / zoomFactor),
    '=': () => motion.zoomTo(view.count / zoomFactor),
    '-': () => motion.zoomTo(view.count * zoomFactor),
    Enter: () => (cross ? end() : step(0)),
    Escape: end,
  };
  const action = keyActions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
}

/** Moving averages, or the values of the selected candle. */
function Head({ candles, live, tick, variant, children }: PriceChartProps & { children: ReactNode }) {
  return (
    <div className={styles.head}>
      {variant === 'candles' ? <ChartLegend candles={candles} live={live} tick={tick} /> : null}
      {children}
    </div>
  );
}

function Chart(props: PriceChartProps) {
  const { candles, live, period, tick, base, isStale, onEarlier } = props;
  const plot = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const series = useRef<HTMLDivElement>(null);
  const tag = useRef<HTMLSpanElement>(null);
  const size = usePlotSize(plot);
  const [chosen, setView] = useState<ChartView>();
  const opening = useMemo(() => openingView(size?.width ?? 0), [size?.width]);
  const view = chosen ?? opening;
  const { layout, renew } = useLayout(props, size, view);
  const onReach = useEarlier(props, view.count);
  const crosshair = useCrosshair(layout);
  const motion = useChartMotion({ plot, body, layout, view, onView: setView, onReach, ...crosshair });
  useSeriesDrawing(series, layout);
  useEffect(() => {
    if (layout) onReach(layout.left);
  });
  const summary = useChartSummary(layout, period, tick);
  const cross = layout && crosshair.cross ? { layout, cross: crosshair.cross, live, tick } : undefined;
  const note = earlierNote(props, layout, view);
  return (
    <ChartFrame content="chart">
      <Head {...props}>{cross ? <CrossReadout {...cross} period={period} base={base} /> : null}</Head>
      <div ref={body} className={styles.body}>
        <div
          ref={plot}
          className={styles.plot}
          role="img"
          aria-label={summary}
          tabIndex={0}
          onKeyDown={(event) => onKey(event, motion, crosshair, view)}
        >
          {layout ? <ChartGrid layout={layout} /> : null}
          <div ref={series} className={styles.series} aria-hidden="true" />
          {layout ? (
            <LiveLayer
              layout={layout}
              live={live}
              tick={tick}
              isStale={isStale}
              firstUndrawn={isDrawn(layout) ? layout.settled.length : 0}
              tag={tag}
              onOutdated={renew}
            />
          ) : null}
          {cross ? <CrossLines {...cross} /> : null}
        </div>
        <div className={styles.axis} aria-hidden="true">
          <PriceLabels layout={layout} last={candles.at(-1)?.close} tick={tick} />
          {layout?.forming ? (
            <span ref={tag} data-tag="" className={styles.tag[isStale ? 'stale' : 'live']} />
          ) : null}
          {cross ? <CrossTag {...cross} /> : null}
        </div>
        <div className={styles.times} aria-hidden="true">
          {layout ? <TimeLabels layout={layout} period={period} /> : null}
        </div>
        {note !== undefined ? <EarlierNote state={note} onRetry={onEarlier} /> : null}
        <ChartTools
          isPanned={view.edge !== undefined}
          onNow={() => motion.panBy(-Infinity)}
          onZoomIn={() => motion.zoomTo(view.count / zoomFactor)}
          onZoomOut={() => motion.zoomTo(view.count * zoomFactor)}
        />
      </div>
    </ChartFrame>
  );
}

/** Candles with volume and averages, or a line of closes, with live values drawn above without delay. */
export function PriceChart(props: PriceChartProps): ReactNode {
  // A new period is a new chart, which opens at the current time.
  return <Chart key={`${props.period} ${props.variant}`} {...props} />;
}
