import * as styles from './StepBar.css.ts';

export type BarStep = keyof typeof styles.step;

interface StepBarProps {
  steps: readonly BarStep[];
  /** Taller where it is the main content of its row. */
  size?: keyof typeof styles.size;
}

/** Result of each of a series of steps. The text beside it has the same information. */
export function StepBar({ steps, size = 'sm' }: StepBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={index} className={`${styles.step[step]} ${styles.size[size]}`} />
      ))}
    </div>
  );
}
