import { Children, type ReactNode } from 'react';
import * as styles from './Phrases.css.ts';

/** Short phrases on one line, each without a break inside. */
export function Phrases({ children }: { children: ReactNode }) {
  return (
    <span className={styles.line}>
      {Children.map(children, (phrase) => (
        <span className={styles.phrase}>{phrase}</span>
      ))}
    </span>
  );
}
