import type { ReactNode } from 'react';
import { StepBar, type BarStep } from './StepBar.tsx';
import * as styles from './StepRow.css.ts';

interface StepRowProps {
  title: ReactNode;
  caption: ReactNode;
  /** How far it is, in a word. */
  status: ReactNode;
  tone?: keyof typeof styles.status;
  /** How far it is of how many; none where nothing comes of it. */
  steps?: { done: number; of: number };
  /** A small button beneath. */
  action?: ReactNode;
}

/** More would be too thin to be told apart; then each stands for several. */
const most = 20;

function barOf({ done, of }: { done: number; of: number }): BarStep[] {
  const shown = Math.max(1, Math.min(of, most));
  const full = Math.floor((Math.min(done, of) * shown) / Math.max(1, of));
  return Array.from({ length: shown }, (_, index) => (index < full ? 'done' : 'open'));
}

/** One of a list that gets on by steps, as a transaction by its confirmations. */
export function StepRow({ title, caption, status, tone = 'plain', steps, action }: StepRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.title}>{title}</span>
        <span className={styles.status[tone]}>{status}</span>
      </div>
      <span className={styles.caption}>{caption}</span>
      {steps === undefined ? null : <StepBar steps={barOf(steps)} size="md" />}
      {action}
    </li>
  );
}
