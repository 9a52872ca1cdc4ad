import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Words for assistive technology alone. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
