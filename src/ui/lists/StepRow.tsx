import type { ReactNode } from 'react';
import { countedSteps } from '../progress/countedSteps.ts';
import { StepBar } from '../progress/StepBar.tsx';
import * as styles from './StepRow.css.ts';

interface StepRowProps {
  title: ReactNode;
  caption: ReactNode;
  /** Status in one word. */
  status: ReactNode;
  tone?: keyof typeof styles.status;
  /** Completed and total steps; undefined for an item that ended without success. */
  steps?: { done: number; of: number };
  /** A small button below. */
  action?: ReactNode;
}

/** Row of an item that progresses in steps, as a transaction by its confirmations. */
export function StepRow({ title, caption, status, tone = 'plain', steps, action }: StepRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.title}>{title}</span>
        <span className={styles.status[tone]}>{status}</span>
      </div>
      <span className={styles.caption}>{caption}</span>
      {steps === undefined ? null : <StepBar steps={countedSteps(steps)} size="md" />}
      {action}
    </li>
  );
}
