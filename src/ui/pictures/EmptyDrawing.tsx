import * as styles from './EmptyDrawing.css.ts';
import { meridian } from '../screen/Graticule.css.ts';

/**
 * Illustration of an empty state: the globe behind a horizon. Separate from Graticule, because Home does not need it at
 * first.
 */
export function EmptyDrawing() {
  return (
    <svg viewBox="0 0 160 104" className={styles.drawing} aria-hidden="true" focusable="false">
      <path d="M10 86h140M30 86a50 50 0 0 1 100 0M50 86a30 50 0 0 1 60 0M40 60h80M54 44h52" />
      <path d="M80 22v72M80 12v4M68 15l2 3.5M92 15l-2 3.5" className={meridian} />
      <path d="M24 94h6M40 94h10M60 94h6M96 94h12M118 94h6M132 94h4" />
    </svg>
  );
}
