import * as styles from './TickRing.css.ts';

type TickRingProps = {
  /** Marked share of the ring, 0 to 1, clockwise from the top. */
  share: number;
};

/** Below a width of 48 units sixty ticks would merge. */
const ticks = 24;
const side = 36;
const outer = 16;
const inner = 8;

function tickPath(index: number): string {
  const angle = (index / ticks) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(side / 2 + radius * Math.sin(angle)).toFixed(1)} ${(side / 2 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(outer)}L${point(inner)}`;
}

const paths = Array.from({ length: ticks }, (_, index) => tickPath(index));

/** A ring of ticks that fills clockwise. Decorative: the text beside it has the same information. */
export function TickRing({ share }: TickRingProps) {
  const marked = Math.round(Math.min(1, Math.max(0, share)) * ticks);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={styles.ring} aria-hidden="true" focusable="false">
      <path d={paths.slice(marked).join('')} className={styles.open} />
      <path d={paths.slice(0, marked).join('')} className={styles.marked} />
    </svg>
  );
}
