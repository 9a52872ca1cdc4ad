import type { ReactNode } from 'react';
import * as styles from './BesideMeridian.css.ts';

/** Text over a hero's illustration ends before the meridian. */
export function BesideMeridian({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}
