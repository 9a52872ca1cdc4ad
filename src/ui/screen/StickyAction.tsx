import type { ReactNode } from 'react';
import { measured } from '../loading/measured.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import * as styles from './StickyAction.css.ts';

/** Keeps a form's button reachable while the keyboard is open. */
export function StickyAction({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div className={styles.action} {...measured({ [styles.keyboard]: inset })}>
      {children}
    </div>
  );
}
