import type { ReactNode } from 'react';
import * as styles from './TextButton.css.ts';

interface TextButtonProps {
  onClick: () => void;
  /** For a button that shows more in place, or less. */
  expanded?: boolean;
  /** At the end of a page's bar, where it ends with the text of the page; or within a small sentence. */
  place?: 'line' | 'bar' | 'text';
  children: ReactNode;
}

/** A word that does something, at the end of a line or beside a field. */
export function TextButton({ onClick, expanded, place = 'line', children }: TextButtonProps) {
  return (
    <button type="button" className={styles.at[place]} aria-expanded={expanded} onClick={onClick}>
      {children}
    </button>
  );
}
