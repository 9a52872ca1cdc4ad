import { useMemo, useState, type ReactNode } from 'react';
import { MessagePlace } from './messagePlace.ts';

/** Hints and errors of the fields within stand where Announced is: none of them moves what is beneath it. */
export function MessagesTogether({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<string>();
  const place = useMemo(() => ({ element, setElement, current, setCurrent }), [element, current]);
  return <MessagePlace value={place}>{children}</MessagePlace>;
}
