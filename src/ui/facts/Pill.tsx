import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as styles from './Pill.css.ts';

type PillProps = {
  tone: keyof typeof styles.pill;
  icon?: IconName;
  /** Lets a sentence wrap where a line lacks room. */
  wraps?: boolean;
  children: ReactNode;
};

/** A status in one word, never truncated. Positive and negative are for market direction and side only. */
export function Pill({ tone, icon, wraps = false, children }: PillProps) {
  return (
    <span className={styles.pill[tone]}>
      {icon ? (
        <span className={styles.icon}>
          <Icon name={icon} size="text" />
        </span>
      ) : null}
      {wraps ? <span className={styles.sentence}>{children}</span> : children}
    </span>
  );
}
