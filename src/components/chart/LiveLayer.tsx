import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Candle } from '../../../contracts/candles.ts';
import type { Source } from '../../api/feed/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { setMeasured } from '../../ui/loading/measured.ts';
import { textSource, throttled } from '../live/source.ts';
import type { ChartLayout } from './drawing/chartLayout.ts';
import { slotsOf } from './drawing/formingCandle.ts';
import { livePaths } from './drawing/livePaths.ts';
import { averageLengths } from './drawing/movingAverage.ts';
import { heightOf } from './drawing/priceScale.ts';
import * as styles from './PriceChart.css.ts';

interface LiveLayerProps {
  layout: ChartLayout;
  live: Source<Candle | undefined>;
  tick: string;
  isStale: boolean;
  /** The library draws candles from this index on; this layer draws earlier ones. */
  firstUndrawn: number;
  tag: RefObject<HTMLElement | null>;
  /** The candle has closed, or the price has left the scale: the whole chart needs a redraw. */
  onOutdated: () => void;
}

/** Candle updates arrive at most ten times a second. */
const drawPauseMs = 100;
/** Candle prices stay within this part of the height. */
const lowest = 0.14;
const highest = 0.985;

function isOffScale({ scale, variant, right, candles }: ChartLayout, forming: Candle): boolean {
  // When the chart is panned away, the newest candle is out of view and is ignored.
  if (right < candles.length - 0.5) return false;
  const isLine = variant === 'line';
  const high = heightOf(scale, isLine ? forming.close : forming.high);
  const low = heightOf(scale, isLine ? forming.close : forming.low);
  return high > highest || low < lowest;
}

/** Draws per-tick changes without React and without the library. */
function liveDrawing(svg: SVGSVGElement, layout: ChartLayout, firstUndrawn: number) {
  const shown = new Map<string, string>();
  const show = (part: string, path: string): void => {
    if (shown.get(part) === path) return;
    shown.set(part, path);
    svg.querySelector(`[data-part=${part}]`)?.setAttribute('d', path);
  };
  return (forming: Candle): void => {
    const { averages, ...paths } = livePaths(layout, forming, firstUndrawn);
    for (const [part, path] of Object.entries(paths)) show(part, path);
    averageLengths.forEach((length, at) => show(`average${length}`, averages[at] ?? ''));
  };
}

/** Places the line and the tag at the last price, and hides the labels under the tag. */
function placeLast(
  line: HTMLElement | null,
  tag: HTMLElement | null,
  layout: ChartLayout,
  price: string,
): void {
  const { height, textSize, scale } = layout;
  const y = (1 - heightOf(scale, price)) * height;
  // A price out of view has no line; its tag stays at the edge.
  const edge = textSize;
  setMeasured(line, { [styles.down]: y.toFixed(1) });
  line?.toggleAttribute('data-out', y < 0 || y > height);
  const tagY = Math.min(height - edge, Math.max(edge, y));
  setMeasured(tag, { [styles.down]: tagY.toFixed(1) });
  for (const label of tag?.parentElement?.querySelectorAll<HTMLElement>('[data-down]') ?? []) {
    const distance = Math.abs(Number(label.dataset['down']) * height - tagY);
    label.toggleAttribute('data-covered', distance < 1.6 * textSize);
  }
}

/** The forming candle, the ends of the averages and the last-price line, above the library's drawing. */
export function LiveLayer({ layout, live, tick, isStale, firstUndrawn, tag, onOutdated }: LiveLayerProps) {
  const formats = useFormats();
  const svg = useRef<SVGSVGElement>(null);
  const line = useRef<HTMLDivElement>(null);
  // Shared by all layouts: the tag changes together with the price in the page header, never before it.
  const told = useMemo(() => textSource(live), [live]);
  const outdated = useRef(onOutdated);
  useEffect(() => {
    outdated.current = onOutdated;
  });

  useEffect(() => {
    if (!svg.current || !layout.forming) return undefined;
    const draw = liveDrawing(svg.current, layout, firstUndrawn);
    let frame = 0;
    let isOutdated = false;
    const show = (): void => {
      const forming = slotsOf(layout.candles, live.snapshot()).forming ?? layout.forming!;
      if (isOutdated) return;
      if (forming.time !== layout.forming!.time || isOffScale(layout, forming)) {
        isOutdated = true;
        outdated.current();
        return;
      }
      draw(forming);
      placeLast(line.current, tag.current, layout, forming.close);
    };
    const write = (): void => {
      const { close } = told.snapshot() ?? layout.forming!;
      if (tag.current) tag.current.textContent = formats.price(close, tick);
    };
    show();
    write();
    const shapes = throttled(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    }, drawPauseMs);
    const leaveShapes = live.subscribe(shapes.notify);
    const leaveTexts = told.subscribe(write);
    return () => {
      leaveShapes();
      leaveTexts();
      shapes.stop();
      cancelAnimationFrame(frame);
    };
  }, [layout, live, told, tick, firstUndrawn, tag, formats]);

  const tone = useMemo(
    () => (isStale ? ({ up: 'staleUp', down: 'staleDown' } as const) : ({ up: 'up', down: 'down' } as const)),
    [isStale],
  );
  return (
    <>
      <div ref={line} data-part="last" className={styles.last[isStale ? 'stale' : 'live']} />
      <svg ref={svg} className={styles.live} aria-hidden="true">
        <g className={styles.moving}>
          <path data-part="volumeUp" className={styles.volume[tone.up]} />
          <path data-part="volumeDown" className={styles.volume[tone.down]} />
          <path data-part="area" className={styles.closesArea} />
          <path data-part="line" className={styles.closes} />
          <path data-part="up" className={styles.candle[tone.up]} />
          <path data-part="down" className={styles.candle[tone.down]} />
          {averageLengths.map((length) => (
            <path key={length} data-part={`average${length}`} className={styles.averageLine[length]} />
          ))}
        </g>
      </svg>
    </>
  );
}
