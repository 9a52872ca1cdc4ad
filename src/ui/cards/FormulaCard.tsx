import type { ReactNode } from 'react';
import * as styles from './FormulaCard.css.ts';

interface FormulaCardProps {
  /** What it comes to. */
  title: ReactNode;
  /** What its letters stand for. */
  note?: ReactNode;
  children: ReactNode;
}

/** How a figure is reckoned, for whoever reckons it again. */
export function FormulaCard({ title, note, children }: FormulaCardProps) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.formula}>{children}</p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </figure>
  );
}
