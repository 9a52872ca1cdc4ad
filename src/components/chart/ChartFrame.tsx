import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css.ts';

interface ChartFrameProps {
  /** A chart fills the frame; a message is centred. */
  content?: keyof typeof styles.frame;
  children: ReactNode;
}

/** Fixed height of a chart, so that loading causes no layout shift below. */
export function ChartFrame({ content = 'message', children }: ChartFrameProps) {
  return <div className={styles.frame[content]}>{children}</div>;
}
