import type { ReactNode } from 'react';
import { Text } from './Text.tsx';
import * as styles from './Callout.css.ts';

interface CalloutProps {
  /** A ring at the start. */
  lead?: ReactNode;
  title: ReactNode;
  text: ReactNode;
}

/** What holds everything else on its page up, and for how long. */
export function Callout({ lead, title, text }: CalloutProps) {
  return (
    <section className={styles.callout}>
      {lead}
      <div className={styles.words}>
        <Text as="h2" variant="title3">
          {title}
        </Text>
        <Text as="p" variant="label" tone="secondary" weight="regular">
          {text}
        </Text>
      </div>
    </section>
  );
}
