import * as styles from './DirectionSample.css.ts';

/** A rise and a fall in the colours of a direction, for choosing it. */
export function DirectionSample({ direction }: { direction: keyof typeof styles.up }) {
  return (
    <span className={styles.sample} aria-hidden="true">
      <span className={styles.up[direction]}>▲ +1.2</span>
      <span className={styles.down[direction]}>▼ −0.8</span>
    </span>
  );
}
