import type { ReactNode } from 'react';
import * as styles from './TabHeading.css.ts';
import * as tabs from './Tabs.css.ts';

interface TabHeadingProps {
  title: ReactNode;
  /** What qualifies everything below: a status, an age. */
  end?: ReactNode;
}

/** A section's title on a line, marked by the meridian as the one tab among tabs would be. */
export function TabHeading({ title, end }: TabHeadingProps) {
  return (
    <div className={styles.frame}>
      <h2 className={`${tabs.size.md} ${tabs.tab.current} ${styles.title}`}>{title}</h2>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
}
