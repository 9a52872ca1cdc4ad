import { measured } from '../loading/measured.ts';
import * as styles from './ProgressBar.css.ts';

interface ProgressBarProps {
  /** Accessible name of the progress. */
  label: string;
  /** Whole percentage, from 0 to 100. */
  percent: number;
}

/** Progress bar. The text beside it contains the figure. */
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
