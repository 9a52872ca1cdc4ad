import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

type ListProps = {
  /** Accessible name where no heading names the list. */
  label?: string;
  /** Plain rows have full width; in a sheet they extend over its padding. */
  variant?: keyof typeof styles.list;
  children: ReactNode;
};

/** Contains list rows, so that assistive technology counts them. */
export function List({ label, variant = 'plain', children }: ListProps) {
  return (
    <ul className={styles.list[variant]} aria-label={label}>
      {children}
    </ul>
  );
}
