import type { ReactNode } from 'react';
import * as styles from './TradeColumns.css.ts';

/** Ticket with its book next to it, or below it at large text sizes. */
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
