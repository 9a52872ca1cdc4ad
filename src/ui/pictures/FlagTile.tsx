import { useState } from 'react';
import * as styles from './FlagTile.css.ts';

interface FlagTileProps {
  /** Two letters, shown while the flag loads or where there is none. */
  letters: string;
  src: string | undefined;
}

/** A flag beside its country's name, hidden from assistive technology. */
export function FlagTile({ letters, src }: FlagTileProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <span className={styles.tile} aria-hidden="true">
      {letters}
      {src === undefined || hasFailed ? null : (
        <img
          className={styles.image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
