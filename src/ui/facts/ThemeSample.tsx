import * as styles from './ThemeSample.css.ts';

/** A theme's page, ink and accent in small, independent of the page's own theme. */
export function ThemeSample({ id }: { id: string }) {
  return (
    <span className={styles.sample} data-theme={id} aria-hidden="true">
      <span className={styles.ink} />
      <span className={styles.accent} />
    </span>
  );
}
