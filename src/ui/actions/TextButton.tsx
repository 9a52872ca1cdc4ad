import type { ReactNode } from 'react';
import * as styles from './TextButton.css.ts';

interface TextButtonProps {
  onClick: () => void;
  /** For a button that expands or collapses content in place. */
  expanded?: boolean;
  /** At the end of an app bar, aligned with the page's text; or inside a small sentence. */
  place?: 'line' | 'bar' | 'text';
  /** Leaves the focus in the field that has it, whose keypad would otherwise go and move the button under the finger. */
  leavesFocus?: boolean;
  children: ReactNode;
}

/** A text button at the end of a line or beside a field. */
export function TextButton({
  onClick,
  expanded,
  place = 'line',
  leavesFocus = false,
  children,
}: TextButtonProps) {
  return (
    <button
      type="button"
      className={styles.at[place]}
      aria-expanded={expanded}
      onMouseDown={leavesFocus ? (event) => event.preventDefault() : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
