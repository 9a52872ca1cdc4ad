import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from './ChatBubble.css.ts';

interface ChatBubbleProps {
  side: 'theirs' | 'own';
  /** Sender, for screen readers. */
  sender: ReactNode;
  /** Plain text: neither markup nor links are interpreted. */
  text?: string;
  /** Above the text. */
  picture?: ReactNode;
  /** Below the bubble: time and state. */
  foot?: ReactNode;
  /** Why it was not sent, instead of the foot. */
  failure?: ReactNode;
  /** After the failure: buttons. */
  actions?: ReactNode;
}

/** A message of a conversation. */
export function ChatBubble({ side, sender, text = '', picture, foot, failure, actions }: ChatBubbleProps) {
  return (
    <li className={styles.message[side]}>
      <VisuallyHidden>{sender}</VisuallyHidden>
      {picture}
      {text === '' ? null : (
        <div className={styles.bubble[side]} dir="auto">
          {text}
        </div>
      )}
      {failure === undefined ? null : (
        <div className={styles.foot} role="status">
          <span className={styles.failure}>
            <Icon name="warning" size="xs" />
            {failure}
          </span>
          {actions}
        </div>
      )}
      {foot === undefined || failure !== undefined ? null : <div className={styles.foot}>{foot}</div>}
    </li>
  );
}
