import type { ReactNode } from 'react';
import * as styles from './DemoFrame.css.ts';

/** Around all that is practised with: nothing in it moves money. The words in it say so. */
export function DemoFrame({ children }: { children: ReactNode }) {
  return <div className={styles.frame}>{children}</div>;
}
