import * as styles from './Spinner.css.ts';

/** Spinner in the text colour; a text beside it names the activity. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
