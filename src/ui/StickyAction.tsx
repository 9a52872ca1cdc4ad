import { useEffect, useState, type ReactNode } from 'react';
import { measured } from '../ui/measured.ts';
import * as styles from './StickyAction.css.ts';

/** How much of the page an on-screen keyboard covers where the browser does not shrink the page for it. */
function useKeyboardInset(): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => {
      const isZoomed = viewport.scale > 1.01;
      const covered = globalThis.innerHeight - viewport.height - viewport.offsetTop;
      setInset(isZoomed ? 0 : Math.max(0, Math.round(covered)));
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return inset;
}

/** Keeps a form's button in reach while the keyboard is open. */
export function StickyAction({ children }: { children: ReactNode }) {
  const inset = useKeyboardInset();
  return (
    <div className={styles.action} {...measured({ [styles.keyboard]: inset })}>
      {children}
    </div>
  );
}
