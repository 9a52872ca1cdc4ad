import { useFormats } from '../intl/useFormats.ts';
import * as styles from './Delta.css.ts';

interface DeltaProps {
  /** Percent points as the wire has them, as +1.84. */
  percent: string;
  /** A price that is out of date has no direction. */
  isStale?: boolean;
}

function directionOf(percent: string): 'up' | 'down' | 'flat' {
  if (!/[1-9]/.test(percent)) return 'flat';
  return percent.startsWith('-') ? 'down' : 'up';
}

/** A change by sign, arrow and colour: never by colour alone. */
export function Delta({ percent, isStale = false }: DeltaProps) {
  const formats = useFormats();
  const direction = directionOf(percent);
  return (
    <span className={styles.delta[isStale ? 'flat' : direction]}>
      {direction === 'flat' ? null : (
        <span className={styles.arrow} aria-hidden="true">
          {direction === 'up' ? '▲' : '▼'}
        </span>
      )}
      {formats.change(percent)}
    </span>
  );
}
