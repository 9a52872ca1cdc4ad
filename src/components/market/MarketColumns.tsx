import type { ReactNode, RefObject } from 'react';
import * as styles from './MarketColumns.css.ts';

/** The two columns of figures of a market list; its heading and its rows share them, so that they align. */
export function MarketColumns({ price, change }: { price: ReactNode; change: ReactNode }) {
  return (
    <span className={styles.columns}>
      <span className={styles.price}>{price}</span>
      <span className={styles.change}>{change}</span>
    </span>
  );
}

/** Around the heads or the rows of a market list; both have to have it. */
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
