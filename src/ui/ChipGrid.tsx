import type { ReactNode } from 'react';
import * as styles from './ChipGrid.css.ts';

/** A few choices that are all in sight, in columns. */
export function ChipGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.grid}>
      {children}
    </div>
  );
}
