import type { ReactNode } from 'react';
import { renderAnchor } from './renderLink.tsx';
import * as styles from './Link.css.ts';

/** A link in or below a text. */
export function Link({ href, children }: { href: string; children: ReactNode }) {
  return renderAnchor({ href, className: styles.link, children });
}
