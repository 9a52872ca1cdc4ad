import type { ReactNode } from 'react';
import * as styles from './Screen.css.ts';

type ScreenProps = {
  /** App bar and what stays with it on top: an offline bar, for one. */
  top?: ReactNode;
  /** The tab bar, which brings its own padding. */
  tabBar?: ReactNode;
  /** Actions that stay in reach of the thumb. */
  bottom?: ReactNode;
  children: ReactNode;
};

/** The frame of a page: bars that stay, and a body that scrolls. */
export function Screen({ top, tabBar, bottom, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      {top === undefined ? null : <div className={styles.top}>{top}</div>}
      <main className={styles.body}>{children}</main>
      {bottom === undefined && tabBar === undefined ? null : (
        <div className={styles.bottom}>
          {bottom === undefined ? null : <div className={styles.bar}>{bottom}</div>}
          {tabBar}
        </div>
      )}
    </div>
  );
}
