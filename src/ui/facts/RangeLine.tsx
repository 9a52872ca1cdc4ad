import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { measured } from '../loading/measured.ts';
import { placeLabels, type LabelPlace, type RangeLabel, type RangeRow } from './rangeLabels.ts';
import * as styles from './RangeLine.css.ts';

export interface RangePoint {
  /** Position on the line, 0 to 1. */
  at: number;
  label: ReactNode;
  tone: keyof typeof styles.tick;
  side: RangeLabel['side'];
}

interface RangeSpan {
  from: number;
  to: number;
  tone: keyof typeof styles.span;
}

interface RangeLineProps {
  /** The line described in words. */
  summary: string;
  /** In the order of label placement. */
  points: readonly RangePoint[];
  /** Spans between two points or an end, which do not overlap. */
  spans?: readonly RangeSpan[];
  /** Positions without a label. */
  marks?: readonly number[];
}

/** Gap between two labels of a row, in px. */
const gap = 8;

/** Label positions, measured again when the line or a text changes its size. */
function usePlaces(points: readonly RangePoint[]) {
  const line = useRef<HTMLDivElement>(null);
  const labels = useRef<(HTMLElement | null)[]>([]);
  const [sizes, setSizes] = useState<{ width: number; labels: readonly number[] }>();
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = (): void =>
      setSizes((before) => {
        const next = {
          width: element.clientWidth,
          labels: labels.current.map((label) => Math.ceil(label?.getBoundingClientRect().width ?? 0)),
        };
        return JSON.stringify(before) === JSON.stringify(next) ? before : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [element, ...labels.current]) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, [points.length]);
  const places =
    sizes?.labels.length === points.length
      ? placeLabels(
          points.map(({ at, side }, index) => ({ at, side, size: sizes.labels[index]! })),
          sizes.width,
          gap,
        )
      : undefined;
  return { line, labels, places };
}

const rowsOf = (places: readonly LabelPlace[] | undefined): RangeRow =>
  (['lowest', 'above'] as const).find((row) => places?.some((place) => place.row === row)) ?? 'below';

/** Prices or times on a line, in order, with marked spans between them. */
export function RangeLine({ summary, points, spans = [], marks = [] }: RangeLineProps) {
  const { line, labels, places } = usePlaces(points);
  return (
    <div className={`${styles.range} ${styles.rows[rowsOf(places)]}`} role="img" aria-label={summary}>
      <div ref={line} className={styles.scale} aria-hidden="true">
        <span className={styles.track} />
        {marks.map((at) => (
          <span key={at} className={styles.mark} {...measured({ [styles.at]: at })} />
        ))}
        {spans.map(({ from, to, tone }) => (
          <span
            key={tone}
            className={styles.span[tone]}
            {...measured({ [styles.at]: Math.min(from, to), [styles.length]: Math.abs(to - from) })}
          />
        ))}
        {points.map(({ at, tone }, index) => (
          <span key={index} className={styles.tick[tone]} {...measured({ [styles.at]: at })} />
        ))}
        {points.map(({ tone, label }, index) => {
          const place = places?.[index];
          return (
            <span
              key={index}
              ref={(element) => {
                labels.current[index] = element;
              }}
              className={place ? `${styles.label[tone]} ${styles.row[place.row]}` : styles.label[tone]}
              {...measured({ [styles.left]: `${place?.left ?? 0}px` })}
            >
              {label}
            </span>
          );
        })}
      </div>
    </div>
  );
}
