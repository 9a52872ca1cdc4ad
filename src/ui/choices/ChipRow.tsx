import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import * as styles from './ChipRow.css.ts';

interface ChipRowProps {
  label: string;
  /** Which chip is first: the row goes back to its start when another one comes there. */
  first?: string;
  children: ReactNode;
}

/** A browser takes a chip that is partly in sight to be there already. */
function bringIntoSight({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chips in one line, which scrolls where they are longer than the page is wide. */
export function ChipRow({ label, first, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [first]);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.row} onFocus={bringIntoSight}>
      {children}
    </div>
  );
}
