import type { ReactNode } from 'react';
import * as styles from './MarketColumns.css.ts';

/** The two columns of figures of a market list; its heading and its rows share them, so that they align. */
export function MarketColumns({ price, change }: { price: ReactNode; change: ReactNode }) {
  return (
    <span className={styles.columns}>
      <span>{price}</span>
      <span className={styles.change}>{change}</span>
    </span>
  );
}
