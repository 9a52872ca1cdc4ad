import type { ReactNode } from 'react';
import * as styles from './StageBar.css.ts';

interface StageBarProps {
  label: string;
  /** About five, each with a short name and a date. */
  stages: readonly { name: ReactNode; note: ReactNode }[];
  /** Index of the current stage, from 0; -1 before the first. */
  at: number;
}

/** Dated stages in one line, filled up to the current one; a denser form of Stepper for a list. */
export function StageBar({ label, stages, at }: StageBarProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {stages.map(({ name, note }, index) => (
        <li
          key={index}
          className={styles.stage[index <= at ? 'reached' : 'ahead']}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.name[index === at ? 'current' : 'other']}>{name}</span>
          <span className={styles.note}>{note}</span>
        </li>
      ))}
    </ol>
  );
}
