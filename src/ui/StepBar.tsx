import * as styles from './StepBar.css.ts';

export type BarStep = keyof typeof styles.step;

/** How each of a row of steps went. The words beside it say so as well. */
export function StepBar({ steps }: { steps: readonly BarStep[] }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {steps.map((step, index) => (
        <span key={index} className={styles.step[step]} />
      ))}
    </div>
  );
}
