import type { ReactNode } from 'react';
import * as styles from './RowNote.css.ts';

/** Note on the row above. */
export function RowNote({ children }: { children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

/** A fact, and another at the end of the line. */
export function RowNoteLine({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{children}</span>
      {end === undefined ? null : <span>{end}</span>}
    </div>
  );
}
