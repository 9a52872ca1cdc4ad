import type { FocusEvent, ReactNode } from 'react';
import * as styles from './ChipRow.css.ts';

interface ChipRowProps {
  label: string;
  children: ReactNode;
}

/** A browser takes a chip that is partly in sight to be there already. */
function bringIntoSight({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chips in one line, which scrolls where they are longer than the page is wide. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={styles.row} onFocus={bringIntoSight}>
      {children}
    </div>
  );
}
