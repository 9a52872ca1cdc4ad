import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as styles from './Delta.css.ts';
import { signOf } from '../amounts/signOf.ts';

interface DeltaProps {
  /** Percentage points with sign, as in the API: '+1.84'. */
  change: string;
  /** The price is stale: sign and arrow stay, the colour is removed. */
  isStale?: boolean;
}

/** 24-hour change: sign, arrow and colour show the same direction. */
export function Delta({ change, isStale = false }: DeltaProps) {
  const formats = useFormats();
  const text = formats.change(change);
  // A change that rounds to zero has no direction.
  const sign = /[1-9]/.test(text) ? signOf(change) : 'flat';
  return (
    <span className={styles.delta[isStale ? 'flat' : sign]}>
      {sign === 'flat' ? null : (
        <span className={styles.arrow}>
          <Icon name={sign === 'up' ? 'up-solid' : 'down-solid'} size="text" />
        </span>
      )}
      <span className={styles.figure}>{text}</span>
    </span>
  );
}
