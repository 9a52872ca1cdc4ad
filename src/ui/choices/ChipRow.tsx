import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import * as styles from './ChipRow.css.ts';

interface ChipRowProps {
  label: string;
  /** Id of the first chip: the row scrolls to its start when it changes. */
  first?: string;
  children: ReactNode;
}

/** Browsers treat a partly visible chip as visible. */
function bringIntoSight({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chips in one line, which scrolls horizontally. */
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
