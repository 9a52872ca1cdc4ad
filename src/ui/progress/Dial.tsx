import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import * as styles from './Dial.css.ts';

interface DialProps {
  /** Marked share of the ring, 0 to 1, clockwise from the top. */
  share: number;
  tone?: keyof typeof styles.marked;
  /** Text in the ring, as short as "3 of 4". */
  value: ReactNode;
  /** Text below, for example "done". */
  unit: ReactNode;
  /** Smaller for two figures with units, for example "1d 04h" in any language. */
  size?: 'md' | 'sm';
}

const ticks = 60;
const side = 84;
const outer = 41;
/** Quarter ticks are longer. */
const inner = (index: number): number => (index % 15 === 0 ? 32 : 34);

function tickPath(index: number): string {
  const angle = (index / ticks) * 2 * Math.PI;
  const point = (radius: number) =>
    `${(side / 2 + radius * Math.sin(angle)).toFixed(1)} ${(side / 2 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(outer)}L${point(inner(index))}`;
}

const paths = Array.from({ length: ticks }, (_, index) => tickPath(index));

/** A large ring of ticks around a figure: progress, or the rest. */
export function Dial({ share, tone = 'accent', value, unit, size = 'md' }: DialProps) {
  const marked = Math.round(Math.min(1, Math.max(0, share)) * ticks);
  return (
    <div className={styles.dial}>
      <svg viewBox={`0 0 ${side} ${side}`} className={styles.ring} aria-hidden="true" focusable="false">
        <path d={paths.slice(marked).join('')} className={styles.open} />
        <path d={paths.slice(0, marked).join('')} className={styles.marked[tone]} />
      </svg>
      <p className={styles.words}>
        <Text variant={size === 'md' ? 'button' : 'caption'} weight="semibold" num noWrap>
          {value}
        </Text>{' '}
        <Text variant="caption" tone="muted">
          {unit}
        </Text>
      </p>
    </div>
  );
}
