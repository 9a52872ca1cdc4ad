import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

type ListProps = {
  /** Names the list where no heading above it does. */
  label?: string;
  /** Plain rows reach from side to side; in a sheet they reach over its padding. */
  variant?: keyof typeof styles.list;
  children: ReactNode;
};

/** Holds list rows, so that assistive technology counts them. */
export function List({ label, variant = 'plain', children }: ListProps) {
  return (
    <ul className={styles.list[variant]} aria-label={label}>
      {children}
    </ul>
  );
}
