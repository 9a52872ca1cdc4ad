import type { ReactNode } from 'react';
import * as styles from './Room.css.ts';

interface RoomProps {
  of: keyof typeof styles.room;
  /** The part, or its skeleton. */
  children: ReactNode;
}

/** Keeps the height of a part while it loads, so that what stands below it does not move when it comes. */
export function Room({ of, children }: RoomProps) {
  return <div className={styles.room[of]}>{children}</div>;
}
