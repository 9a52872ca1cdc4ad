import type { ReactNode } from 'react';
import * as styles from './ChatLine.css.ts';

interface ChatLineProps {
  /** `marked` for the start of unread messages. */
  tone?: keyof typeof styles.line;
  children: ReactNode;
}

/** A line between messages: a day, or the start of new ones. */
export function ChatLine({ tone = 'plain', children }: ChatLineProps) {
  return <li className={styles.line[tone]}>{children}</li>;
}
