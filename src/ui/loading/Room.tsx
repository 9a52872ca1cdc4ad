import type { ReactNode } from 'react';
import * as styles from './Room.css.ts';

interface RoomProps {
  of: keyof typeof styles.room;
  /** The part, or its skeleton. */
  children: ReactNode;
}

/** Reserves the height of a part while it loads, to avoid layout shifts below it. */
export function Room({ of, children }: RoomProps) {
  return <div className={styles.room[of]}>{children}</div>;
}
