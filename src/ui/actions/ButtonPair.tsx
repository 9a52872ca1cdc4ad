import type { ReactNode } from 'react';
import * as styles from './ButtonPair.css.ts';

interface ButtonPairProps {
  /** Each as wide as its words ask for, where one of them bears an amount; else both the same. */
  widths?: 'equal' | 'words';
  children: ReactNode;
}

/** Two answers beside each other; one above the other where their words have no room. */
export function ButtonPair({ widths = 'equal', children }: ButtonPairProps) {
  return <div className={widths === 'equal' ? styles.pair : styles.byWords}>{children}</div>;
}
