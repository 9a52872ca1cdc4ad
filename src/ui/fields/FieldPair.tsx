import type { ReactNode } from 'react';
import * as styles from './FieldPair.css.ts';

/** Two short fields side by side; stacked on the narrowest phones. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
