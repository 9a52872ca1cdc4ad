import type { ReactNode } from 'react';
import * as styles from './ChipRow.css.ts';

interface ChipRowProps {
  label: string;
  children: ReactNode;
}

/** Chips in one line, which scrolls where they are longer than the page is wide. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  );
}
