import { Icon } from '../pictures/Icon.tsx';
import * as styles from './StepMark.css.ts';

/** How far a step has come; `failed` ends what it is a step of. */
export type StepState = 'done' | 'current' | 'ahead' | 'failed';

interface StepMarkProps {
  state: StepState;
  /** Which step it is, where steps are numbered. */
  number?: number;
}

/** The mark of a step beside its words, so silent to assistive technology. */
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
