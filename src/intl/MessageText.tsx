import type { ReactNode } from 'react';

/** The element of a message's text. Other words are another element: a late translation of the former ones is lost. */
export function MessageText({ children }: { children?: ReactNode }) {
  const isWords = typeof children === 'string' && !/\d/.test(children);
  return <span key={isWords ? children : undefined}>{children}</span>;
}
