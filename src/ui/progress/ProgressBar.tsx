import { measured } from '../loading/measured.ts';
import * as styles from './ProgressBar.css.ts';

interface ProgressBarProps {
  /** Accessible name of the progress. */
  label: string;
  /** In whole percent points, from 0 to 100. */
  percent: number;
}

/** How much of something is done. The figure stands in words beside it. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.bar}
    >
      <div className={styles.done} {...measured({ [styles.share]: `${percent}%` })} />
    </div>
  );
}
