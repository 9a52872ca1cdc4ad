import * as styles from './StepBar.css.ts';

export type BarStep = keyof typeof styles.step;

interface StepBarProps {
  steps: readonly BarStep[];
  /** Taller where it is what its row is about. */
  size?: keyof typeof styles.size;
}

/** How each of a row of steps went. The words beside it say so as well. */
export function StepBar({ steps, size = 'sm' }: StepBarProps) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={index} className={`${styles.step[step]} ${styles.size[size]}`} />
      ))}
    </div>
  );
}
