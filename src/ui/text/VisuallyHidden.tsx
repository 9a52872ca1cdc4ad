import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'div';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
