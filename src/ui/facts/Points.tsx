import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as styles from './Points.css.ts';

export interface Point {
  icon: IconName;
  tone: keyof typeof styles.icon;
  text: ReactNode;
}

/** Short lines with a decorative mark each. */
export function Points({ points, label }: { points: readonly Point[]; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {points.map(({ icon, tone, text }, index) => (
        <li key={index} className={styles.point}>
          <span className={styles.icon[tone]}>
            <Icon name={icon} size="sm" />
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
