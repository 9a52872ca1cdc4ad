import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import * as styles from './CautionCard.css.ts';

interface CautionCardProps {
  /** Upcoming action. */
  title: ReactNode;
  /** Subject and reason. */
  text: ReactNode;
  /** Figures. */
  children?: ReactNode;
}

/** Facts and figures that the user has to know before continuing. */
export function CautionCard({ title, text, children }: CautionCardProps) {
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name="warning" size="sm" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
