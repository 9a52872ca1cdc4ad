import type { ReactNode } from 'react';
import * as styles from './TradeColumns.css.ts';

/** A ticket with its book beside it, or beneath it where text is large. */
export function TradeColumns({ ticket, book }: { ticket: ReactNode; book: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div>{ticket}</div>
        <div>{book}</div>
      </div>
    </div>
  );
}
