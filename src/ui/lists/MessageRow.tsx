import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import * as styles from './MessageRow.css.ts';

type MessageRowProps = {
  /** Icon of the subject. */
  icon: IconName;
  title: ReactNode;
  /** Text, one or two sentences. */
  text?: ReactNode;
  time: ReactNode;
  /** A dot marks it, with a hidden word for screen readers. */
  unread?: boolean;
  onClick: () => void;
};

/** Row of a message list; its text wraps as needed. */
export function MessageRow({ icon, title, text, time, unread = false, onClick }: MessageRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onClick}>
      <span className={styles.lead}>
        <Icon name={icon} size="sm" />
        {unread ? <span className={styles.dot} /> : null}
      </span>
      <span className={styles.words}>
        {unread ? (
          <VisuallyHidden>
            <FormattedMessage id="ui.messageRow.unread" defaultMessage="Unread" />
          </VisuallyHidden>
        ) : null}
        <span className={styles.title}>{title}</span>
        {text === undefined ? null : <span className={styles.text}>{text}</span>}
        <span className={styles.time}>{time}</span>
      </span>
      <span className={styles.chevron}>
        <Icon name="chevron-right" size="sm" />
      </span>
    </button>
  );
}
