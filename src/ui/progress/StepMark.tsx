import { Icon } from '../pictures/Icon.tsx';
import * as styles from './StepMark.css.ts';

/** State of a step; `failed` ends the whole process. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed';

interface StepMarkProps {
  state: StepState;
  /** Number of the step, where steps are numbered. */
  number?: number;
}

/** Mark of a step beside its text, hidden from assistive technology. */
export function StepMark({ state, number }: StepMarkProps) {
  return (
    <span
      className={`${styles.mark[state]} ${styles.size[number === undefined ? 'sm' : 'md']}`}
      aria-hidden="true"
    >
      {state === 'done' ? <Icon name="check" size="text" /> : null}
      {state === 'failed' ? <Icon name="close" size="text" /> : null}
      {state === 'current' || state === 'ahead'
        ? (number ?? (state === 'current' ? <span className={styles.dot} /> : null))
        : null}
    </span>
  );
}
