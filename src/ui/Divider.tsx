import * as styles from './Divider.css.ts';

/** A hairline between groups. */
export function Divider() {
  return <hr className={styles.divider} />;
}
