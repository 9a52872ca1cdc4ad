import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { Candle } from '../../../contracts/candles.ts';
import type { Source } from '../../api/Source.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { throttled } from '../source.ts';
import type { ChartLayout } from './chartLayout.ts';
import { slotsOf } from './formingCandle.ts';
import { livePaths } from './livePaths.ts';
import { averageLengths } from './movingAverage.ts';
import { heightOf } from './priceScale.ts';
import { setMeasured } from './setMeasured.ts';
import * as styles from './PriceChart.css.ts';

interface LiveLayerProps {
  layout: ChartLayout;
  live: Source<Candle | undefined>;
  tick: string;
  isStale: boolean;
  /** The library draws from two candles on; what is before is drawn here. */
  loose: number;
  tag: RefObject<HTMLElement | null>;
  /** The candle has closed, or the price has left the scale: everything is to be drawn anew. */
  onOutdated: () => void;
}

/** Ten times a second is as fast as a candle is told. */
const drawPauseMs = 100;
/** A text that changes faster cannot be read. */
const textPauseMs = 250;
/** The prices of candles keep to this part of the height. */
const lowest = 0.14;
const highest = 0.985;

function isOffScale({ scale, form, right, candles }: ChartLayout, forming: Candle): boolean {
  // Panned away, the newest candle is not in view and does not count.
  if (right < candles.length - 0.5) return false;
  const isLine = form === 'line';
  const high = heightOf(scale, isLine ? forming.close : forming.high);
  const low = heightOf(scale, isLine ? forming.close : forming.low);
  return high > highest || low < lowest;
}

/** Draws, without React and without the library, what moves with each tick. */
function liveDrawing(svg: SVGSVGElement, layout: ChartLayout, loose: number) {
  const pathOf = (part: string) => svg.querySelector(`[data-part=${part}]`);
  const line = pathOf('last');
  return (forming: Candle): void => {
    const paths = livePaths(layout, forming, loose);
    pathOf('up')?.setAttribute('d', paths.up);
    pathOf('down')?.setAttribute('d', paths.down);
    pathOf('volumeUp')?.setAttribute('d', paths.volumeUp);
    pathOf('volumeDown')?.setAttribute('d', paths.volumeDown);
    pathOf('line')?.setAttribute('d', paths.line);
    pathOf('area')?.setAttribute('d', paths.area);
    averageLengths.forEach((length, at) =>
      pathOf(`average${length}`)?.setAttribute('d', paths.averages[at] ?? ''),
    );
    const y = (1 - heightOf(layout.scale, forming.close)) * layout.height;
    // A price that is not in view has no line; its tag stays at the edge.
    line?.setAttribute('d', y < 0 || y > layout.height ? '' : `M0 ${y.toFixed(1)}H${layout.width}`);
  };
}

/** Puts the last price at its height and takes away the labels that it lies over. */
function placeTag(tag: HTMLElement | null, { height, textSize }: ChartLayout, down: number): void {
  setMeasured(tag, { [styles.down]: down.toFixed(4) });
  const near = (1.6 * textSize) / height;
  for (const label of tag?.parentElement?.querySelectorAll<HTMLElement>('[data-down]') ?? []) {
    label.toggleAttribute('data-covered', Math.abs(Number(label.dataset['down']) - down) < near);
  }
}

/** The candle that forms, the ends of the averages and the line of the last price, above the library's drawing. */
export function LiveLayer({ layout, live, tick, isStale, loose, tag, onOutdated }: LiveLayerProps) {
  const formats = useFormats();
  const svg = useRef<SVGSVGElement>(null);
  const outdated = useRef(onOutdated);
  useEffect(() => {
    outdated.current = onOutdated;
  });

  useEffect(() => {
    if (!svg.current || !layout.forming) return undefined;
    const draw = liveDrawing(svg.current, layout, loose);
    let frame = 0;
    let isOutdated = false;
    const formingNow = (): Candle => slotsOf(layout.candles, live.snapshot()).forming ?? layout.forming!;
    const show = (): void => {
      const forming = formingNow();
      if (isOutdated) return;
      if (forming.time !== layout.forming!.time || isOffScale(layout, forming)) {
        isOutdated = true;
        outdated.current();
        return;
      }
      draw(forming);
      const down = 1 - heightOf(layout.scale, forming.close);
      placeTag(tag.current, layout, Math.min(1, Math.max(0, down)));
    };
    const write = (): void => {
      if (tag.current) tag.current.textContent = formats.price(formingNow().close, tick);
    };
    show();
    write();
    const shapes = throttled(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    }, drawPauseMs);
    const texts = throttled(write, textPauseMs);
    const leave = live.subscribe(() => {
      shapes.hear();
      texts.hear();
    });
    return () => {
      leave();
      shapes.stop();
      texts.stop();
      cancelAnimationFrame(frame);
    };
  }, [layout, live, tick, loose, tag, formats]);

  const tone = useMemo(
    () => (isStale ? ({ up: 'staleUp', down: 'staleDown' } as const) : ({ up: 'up', down: 'down' } as const)),
    [isStale],
  );
  return (
    <svg ref={svg} className={styles.drawing} aria-hidden="true">
      <path data-part="last" className={styles.last[isStale ? 'stale' : 'live']} />
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
  );
}
