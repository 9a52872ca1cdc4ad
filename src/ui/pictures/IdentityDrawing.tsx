import { meridian } from '../screen/Graticule.css.ts';
import * as styles from './IdentityDrawing.css.ts';

/**
 * Illustration of identity verification: a document with the meridian. Separate from Graticule, because Home does not
 * need it.
 */
export function IdentityDrawing() {
  return (
    <svg viewBox="0 0 132 104" className={styles.drawing} aria-hidden="true" focusable="false">
      <path d="M13 12h106a7 7 0 0 1 7 7v66a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V19a7 7 0 0 1 7-7zM22 74c2-12 9-18 18-18s16 6 18 18M80 40h30M80 54h30M80 68h16" />
      <circle cx="40" cy="42" r="10" />
      <path d="M66 2v100" className={meridian} />
    </svg>
  );
}
