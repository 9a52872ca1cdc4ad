import type { ReactNode } from 'react';
import * as styles from './ControlRow.css.ts';

interface ControlRowProps {
  lead?: ReactNode;
  /** The control names itself too: this text is for the eye. */
  title: ReactNode;
  /** The control is always below its name. */
  stacked?: boolean;
  children: ReactNode;
}

/** A row of a List whose control is too wide for a row's end: a choice among three, two cards. */
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
