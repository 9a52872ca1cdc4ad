import type { ReactNode } from 'react';
import * as styles from './ButtonPair.css.ts';

interface ButtonPairProps {
  /** Widths by label where one of them contains an amount; otherwise equal. */
  widths?: 'equal' | 'words';
  children: ReactNode;
}

/** Two answers side by side; stacked where their labels do not fit. */
export function ButtonPair({ widths = 'equal', children }: ButtonPairProps) {
  return <div className={widths === 'equal' ? styles.pair : styles.byWords}>{children}</div>;
}
