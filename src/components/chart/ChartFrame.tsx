import type { ReactNode } from 'react';
import * as styles from './ChartFrame.css.ts';

interface ChartFrameProps {
  /** A chart fills the frame; a message stands in its middle. */
  content?: keyof typeof styles.frame;
  children: ReactNode;
}

/** Fixed height of a chart, so that nothing below moves when the chart loads. */
export function ChartFrame({ content = 'message', children }: ChartFrameProps) {
  return <div className={styles.frame[content]}>{children}</div>;
}
