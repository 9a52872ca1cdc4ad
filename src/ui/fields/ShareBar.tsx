import { measured } from '../loading/measured.ts';
import * as styles from './ShareBar.css.ts';

export type DataColour = keyof typeof styles.part;

interface ShareBarProps {
  /** The shares in words. */
  label: string;
  /** Shares of any sum; a share of 0 has no part. */
  parts: readonly { colour: DataColour; share: string }[];
}

/** The shares of a whole. */
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

/** Colour key of a row, matching its part of the bar. */
export function ShareKey({
  colour,
  size = 'row',
}: {
  colour: DataColour;
  size?: keyof typeof styles.keySize;
}) {
  return <span className={`${styles.key[colour]} ${styles.keySize[size]}`} aria-hidden="true" />;
}

/** Colour dot before a word in a line. */
export function ShareDot({ colour }: { colour: DataColour }) {
  return <span className={styles.dot[colour]} aria-hidden="true" />;
}
