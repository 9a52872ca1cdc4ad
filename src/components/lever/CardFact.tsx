import type { ReactNode } from 'react';
import * as styles from './PositionCard.css.ts';

/** A labelled figure of a position. */
export function CardFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
    </div>
  );
}
