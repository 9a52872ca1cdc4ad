import type { ReactNode } from 'react';
import { Text } from '../text/Text.tsx';
import * as styles from './Callout.css.ts';

interface CalloutProps {
  tone: keyof typeof styles.callout;
  /** Ring at the start. */
  lead?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Small buttons at the end, or below where they do not fit. */
  actions?: ReactNode;
}

/** Main message of a page: progress, or the cause of a blockage. */
export function Callout({ tone, lead, title, text, actions }: CalloutProps) {
  return (
    <section className={styles.callout[tone]}>
      {lead}
      <div className={styles.words}>
        <Text as="h2" variant="title3">
          {title}
        </Text>
        <Text as="div" variant="label" tone="secondary" weight="regular">
          {text}
        </Text>
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
