import { measured } from '../loading/measured.ts';
import * as styles from './ShareBar.css.ts';

export type DataColour = keyof typeof styles.part;

interface ShareBarProps {
  /** The same in words. */
  label: string;
  /** Shares of any sum; what is 0 has no part. */
  parts: readonly { colour: DataColour; share: string }[];
}

/** How a whole divides. */
export function ShareBar({ label, parts }: ShareBarProps) {
  return (
    <div role="img" aria-label={label} className={styles.bar}>
      {parts
        .filter(({ share }) => /[1-9]/.test(share))
        .map(({ colour, share }) => (
          <span key={colour} className={styles.part[colour]} {...measured({ [styles.share]: share })} />
        ))}
    </div>
  );
}

/** Ties a row to its part of the bar. */
export function ShareKey({
  colour,
  size = 'row',
}: {
  colour: DataColour;
  size?: keyof typeof styles.keySize;
}) {
  return <span className={`${styles.key[colour]} ${styles.keySize[size]}`} aria-hidden="true" />;
}

/** The same before a word in a line. */
export function ShareDot({ colour }: { colour: DataColour }) {
  return <span className={styles.dot[colour]} aria-hidden="true" />;
}
