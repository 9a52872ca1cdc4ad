import type { ReactNode } from 'react';
import { StepMark, type StepState } from './StepMark.tsx';
import { Text } from '../text/Text.tsx';
import * as styles from './Ladder.css.ts';

export interface Rung {
  state: StepState;
  title: ReactNode;
  /** Status as a pill. */
  status?: ReactNode;
  /** Requirements and benefits. */
  content: ReactNode;
}

/** Levels in ascending order, each with its details. */
export function Ladder({ rungs, label }: { rungs: readonly Rung[]; label: string }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {rungs.map(({ state, title, status, content }, index) => (
        <li
          key={index}
          className={styles.rung[state === 'done' ? 'done' : 'open']}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <StepMark state={state} number={index + 1} />
          <div className={styles.body}>
            <div className={styles.head}>
              <Text as="h3" variant="title3" tone={state === 'ahead' ? 'secondary' : 'primary'}>
                {title}
              </Text>
              {status}
            </div>
            {content}
          </div>
        </li>
      ))}
    </ol>
  );
}
