import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './InSight.css.ts';

/** Scrolls into view above the page's bars on appearance, because the user has to decide it first. */
export function InSight({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Does nothing if already visible.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {children}
    </div>
  );
}
