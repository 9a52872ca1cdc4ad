import type { ReactNode } from 'react';
import { Text } from '../../src/ui/text/Text.tsx';
import { Copyable } from '../docs/CopyButton.tsx';
import * as styles from './Foundation.css.ts';

/** A part of the foundations, as wide as the page. */
export function Foundation({
  title,
  lead,
  children,
}: {
  title: string;
  /** One or two sentences of the design's rules. */
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <Copyable>
        <header className={styles.head}>
          <Text as="h2" variant="title2">
            {title}
          </Text>
          <Text as="p" tone="secondary">
            {lead}
          </Text>
        </header>
        {children}
      </Copyable>
    </div>
  );
}

/** Wider than a phone: scrolls in itself where it does not fit. */
export function Scroller({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
