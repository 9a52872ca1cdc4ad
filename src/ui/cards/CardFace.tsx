import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import * as laterIcons from '../pictures/laterIcons.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from './CardFace.css.ts';

interface CardFaceProps {
  title: ReactNode;
  /** Visible digits of the number. */
  lastFour: string;
  /** Accessible text, as "ends in 3000". */
  heard: string;
  /** At most two. */
  facts: readonly { label: ReactNode; value: ReactNode }[];
}

/** Placeholder of hidden digits. */
const dots = ['••••', '••••', '••••'];

/** A bank card, recognisable only to its owner. */
export function CardFace({ title, lastFour, heard, facts }: CardFaceProps) {
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.icon}>
          <Icon name={laterIcons.bank} />
        </span>
      </div>
      <div className={styles.number}>
        <VisuallyHidden>{heard}</VisuallyHidden>
        <span className={styles.groups} aria-hidden>
          {dots.map((group, index) => (
            <span key={index} className={styles.hidden}>
              {group}
            </span>
          ))}
          <span>{lastFour}</span>
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ label, value }, index) => (
          <div key={index} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
