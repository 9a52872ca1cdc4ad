import type { ReactNode } from 'react';
import * as styles from './FormulaCard.css.ts';

interface FormulaCardProps {
  /** Name of the result. */
  title: ReactNode;
  /** Meaning of the symbols. */
  note?: ReactNode;
  children: ReactNode;
}

/** Formula of a figure, so that users can recompute it. */
export function FormulaCard({ title, note, children }: FormulaCardProps) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.formula}>{children}</p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </figure>
  );
}
