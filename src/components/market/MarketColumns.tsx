import type { ReactNode, RefObject } from 'react';
import * as styles from './MarketColumns.css.ts';

/** The two figure columns of a market list, shared by its heading and its rows so that they align. */
export function MarketColumns({ price, change }: { price: ReactNode; change: ReactNode }) {
  return (
    <span className={styles.columns}>
      <span className={styles.price}>{price}</span>
      <span className={styles.change}>{change}</span>
    </span>
  );
}

/** Required around the heads and the rows of a market list. */
export function MarketRoom({
  ref,
  children,
}: {
  ref?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  return (
    <div ref={ref} className={styles.room}>
      {children}
    </div>
  );
}
