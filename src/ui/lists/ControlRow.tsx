import type { ReactNode } from 'react';
import * as styles from './ControlRow.css.ts';

interface ControlRowProps {
  lead?: ReactNode;
  /** The control has its own accessible name: this text is visual only. */
  title: ReactNode;
  /** The control is always below its name. */
  stacked?: boolean;
  children: ReactNode;
}

/** A List row whose control is too wide for the end of a row: three options, or two cards. */
export function ControlRow({ lead, title, stacked = false, children }: ControlRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
        <span>{title}</span>
      </span>
      <div className={styles.control[stacked ? 'below' : 'beside']}>{children}</div>
    </li>
  );
}
