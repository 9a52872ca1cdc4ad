import * as styles from './Spinner.css.ts';

/** A turning ring in the colour of its text; what it waits for is said in words beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
