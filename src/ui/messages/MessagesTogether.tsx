import { useMemo, useState, type ReactNode } from 'react';
import { MessagePlace } from './messagePlace.ts';

/** Renders the hints and errors of the fields inside at Announced, so that they do not shift the layout. */
export function MessagesTogether({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState<string>();
  const place = useMemo(() => ({ element, setElement, current, setCurrent }), [element, current]);
  return <MessagePlace value={place}>{children}</MessagePlace>;
}
