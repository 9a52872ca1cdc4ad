import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as styles from './ChatList.css.ts';

interface ChatListProps {
  /** Accessible name. */
  label: string;
  /** Changes with the newest message: a page at its end stays there. */
  newest: string;
  /** Changes with the oldest message: the visible messages keep their place. */
  oldest: string;
  children: ReactNode;
}

/** Distance from the end, in px, at which the page follows new messages. */
const nearEndPx = 160;

const root = (): Element => document.documentElement;

/** Messages from the oldest to the newest. The page opens at its end. */
export function ChatList({ label, newest, oldest, children }: ChatListProps) {
  const before = useRef<{ newest: string; oldest: string; height: number; fromEnd: number }>(undefined);
  useLayoutEffect(() => {
    const { scrollHeight: height, clientHeight } = root();
    const last = before.current;
    if (!last || (last.newest !== newest && last.fromEnd < nearEndPx)) root().scrollTop = height;
    else if (last.oldest !== oldest && last.newest === newest)
      root().scrollTop = height - last.height + (last.height - last.fromEnd - clientHeight);
    const note = (): void => {
      const now = root();
      const fromEnd = now.scrollHeight - now.scrollTop - now.clientHeight;
      before.current = { newest, oldest, height: now.scrollHeight, fromEnd };
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [newest, oldest]);
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
