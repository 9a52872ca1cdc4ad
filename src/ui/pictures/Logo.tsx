import { brand } from '../../../contracts/brand.ts';
import * as styles from './Logo.css.ts';

type LogoProps = {
  size?: keyof typeof styles.mark;
  /** `full` includes the name; `mark` alone is labelled with it. */
  variant?: 'full' | 'mark';
};

/** The brand mark, a globe with one meridian, and its name from the brand file. */
export function Logo({ size = 'md', variant = 'full' }: LogoProps) {
  const alone = variant === 'mark';
  return (
    <span className={styles.row[size]}>
      <svg
        viewBox="0 0 28 28"
        className={styles.mark[size]}
        fill="none"
        role={alone ? 'img' : undefined}
        aria-label={alone ? brand.name : undefined}
        aria-hidden={alone ? undefined : true}
        focusable="false"
      >
        <circle cx="14" cy="14" r="11.2" stroke="currentColor" strokeWidth="1.8" />
        <ellipse cx="14" cy="14" rx="5" ry="11.2" stroke="currentColor" strokeWidth="1.4" opacity=".55" />
        <path d="M14 0v28" className={styles.meridian} />
      </svg>
      {alone ? null : <span className={styles.name[size]}>{brand.name}</span>}
    </span>
  );
}
