import type { ReactNode } from 'react';
import * as styles from './TicketRows.css.ts';

/** The stake's field beside its suggestions; below each other where either lacks room. */
export function StakeRow({ field, choices }: { field: ReactNode; choices: ReactNode }) {
  return (
    <div className={styles.stake}>
      <div className={styles.stakeField}>{field}</div>
      <div className={styles.stakes}>{choices}</div>
    </div>
  );
}

/** The buttons of the directions side by side; below each other where a word lacks room. */
export function SideRow({ children }: { children: ReactNode }) {
  return <div className={styles.sides}>{children}</div>;
}

/** Costs in a row that wraps. */
export function CostRow({ children }: { children: ReactNode }) {
  return <div className={styles.costs}>{children}</div>;
}

/** Figure of a cost. */
export function Cost({ children }: { children: ReactNode }) {
  return <strong className={styles.cost}>{children}</strong>;
}
