import type { ReactNode } from 'react';
import { StepMark, type StepState } from './StepMark.tsx';
import * as styles from './Timeline.css.ts';

export interface TimelineStep {
  state: StepState;
  title: ReactNode;
  /** Actual or expected time; undefined if unknown. */
  time?: ReactNode;
  text?: ReactNode;
}

/** Past, current and future events, oldest first. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map(({ state, title, time, text }, index) => (
        <li
          key={index}
          className={styles.step[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <StepMark state={state} />
          <span className={styles.words}>
            <span className={styles.head}>
              <span className={styles.title[state]}>{title}</span>
              {time === undefined ? null : <span className={styles.time}>{time}</span>}
            </span>
            {text === undefined ? null : <span className={styles.text}>{text}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
