import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Announced.css.ts';

/**
 * What has just been done, in the place of something that is of no use meanwhile and keeps its room: nothing moves and
 * nothing is covered. Stands always: a live region must be there before its text.
 */
export function Announced({ text, children }: { text: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <div
        className={text === undefined ? styles.kept : styles.replaced}
        aria-hidden={text !== undefined || undefined}
      >
        {children}
      </div>
      <div role="status" className={styles.kept}>
        {text === undefined ? null : (
          <p className={styles.said}>
            <span className={styles.icon}>
              <Icon name="check" size="sm" />
            </span>
            <span>{text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
