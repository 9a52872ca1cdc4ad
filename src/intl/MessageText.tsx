import type { ReactNode } from 'react';

/**
 * Element of a message's text. A new text mounts a new element, which discards a late browser translation of the old
 * one.
 */
export function MessageText({ children }: { children?: ReactNode }) {
  const isWords = typeof children === 'string' && !/\d/.test(children);
  return <span key={isWords ? children : undefined}>{children}</span>;
}
