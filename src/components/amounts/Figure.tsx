import { useFormats } from '../../intl/useFormats.ts';
import * as styles from './Figure.css.ts';

interface FigureProps {
  /** A formatted number, from useFormats. */
  children: string;
  /** On a headline the decimals are smaller as well as muted. */
  variant?: 'inline' | 'display';
}

/** Formatted number with muted decimals, except if the integer part is 0. */
export function Figure({ children, variant = 'inline' }: FigureProps) {
  const { splitDecimals } = useFormats();
  const { integer, decimals } = splitDecimals(children);
  const isWhole = /[1-9]/.test(integer);
  return (
    <span className={styles.figure}>
      {integer}
      <span className={!isWhole ? undefined : variant === 'display' ? styles.smaller : styles.decimals}>
        {decimals}
      </span>
    </span>
  );
}
