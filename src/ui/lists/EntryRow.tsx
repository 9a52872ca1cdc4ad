import type { ReactNode } from 'react';
import * as styles from './EntryRow.css.ts';

interface EntryRowProps {
  /** Icon disc at the start. */
  lead: ReactNode;
  title: ReactNode;
  /** Beside the title: the kind. */
  tag?: ReactNode;
  /** Main value, as an address. */
  line: ReactNode;
  /** A pill, with a word beside it. */
  state?: ReactNode;
  /** Meaning of the state, in one sentence. */
  note?: ReactNode;
  /** Buttons for the state. */
  actions?: ReactNode;
  /** Icon button at the end. */
  end?: ReactNode;
}

/** Row of a list of the user's own entries: name, state and actions. */
export function EntryRow({ lead, title, tag, line, state, note, actions, end }: EntryRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.words}>
        <div className={styles.title}>
          <span>{title}</span>
          {tag}
        </div>
        <div className={styles.line}>{line}</div>
        {state === undefined ? null : <div className={styles.state}>{state}</div>}
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </li>
  );
}
