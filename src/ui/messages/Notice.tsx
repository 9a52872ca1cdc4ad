import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import { useSentenceSpace } from '../text/useSentenceSpace.ts';
import * as styles from './Notice.css.ts';

type NoticeProps = {
  tone: keyof typeof styles.notice;
  /** The consequence, in bold at the start. */
  lead?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** A button or link for the notice. */
  action?: ReactNode;
  /** For a notice that appears while the page is open: announced politely by screen readers. */
  live?: boolean;
};

const icons: Record<keyof typeof styles.notice, IconName> = {
  info: 'info',
  warning: 'warning',
  danger: 'warning',
  success: 'check',
  neutral: 'info',
};

/** A tinted note inside the page. */
export function Notice({ tone, lead, children, icon = icons[tone], action, live = false }: NoticeProps) {
  const sentenceSpace = useSentenceSpace();
  return (
    <div className={styles.notice[tone]} role={live ? 'status' : undefined}>
      <span className={styles.icon[tone]}>
        <Icon name={icon} size="sm" />
      </span>
      <div className={styles.text}>
        <p>
          {lead === undefined ? null : (
            <>
              <strong className={styles.lead}>{lead}</strong>
              {sentenceSpace}
            </>
          )}
          {children}
        </p>
        {action}
      </div>
    </div>
  );
}
