import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../pictures/Icon.tsx';
import type { IconName } from '../pictures/icons.ts';
import * as styles from './DirectionSample.css.ts';

function Arrow({ name }: { name: IconName }) {
  return (
    <span className={styles.arrow}>
      <Icon name={name} size="text" />
    </span>
  );
}

/** A rise and a fall in the colours of an option. */
export function DirectionSample({ direction }: { direction: keyof typeof styles.up }) {
  const formats = useFormats();
  return (
    <span className={styles.sample} aria-hidden="true">
      <span className={`${styles.figure} ${styles.up[direction]}`}>
        <Arrow name="up-solid" />
        {`+${formats.exact('1.2')}`}
      </span>
      <span className={`${styles.figure} ${styles.down[direction]}`}>
        <Arrow name="down-solid" />
        {`−${formats.exact('0.8')}`}
      </span>
    </span>
  );
}
