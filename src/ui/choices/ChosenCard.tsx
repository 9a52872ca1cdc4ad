import type { ReactNode } from 'react';
import * as styles from './ChosenCard.css.ts';

interface ChosenCardProps {
  /** Icon disc at the start. */
  lead: ReactNode;
  title: ReactNode;
  caption?: ReactNode;
  /** A link to select another. */
  action?: ReactNode;
}

/** Earlier choice that the form beneath depends on. */
export function ChosenCard({ lead, title, caption, action }: ChosenCardProps) {
  return (
    <div className={styles.card}>
      {lead}
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
        </div>
        {action}
      </div>
    </div>
  );
}
