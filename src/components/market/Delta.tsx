import { useFormats } from '../../intl/useFormats.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import * as styles from './Delta.css.ts';
import { signOf } from '../amounts/signOf.ts';

interface DeltaProps {
  /** Percent points with sign, as the wire sends them: '+1.84'. */
  change: string;
  /** Too old to point anywhere: sign and arrow stay, the colour goes. */
  isStale?: boolean;
}

/** A change over 24 hours: sign, arrow and colour say the same thing. */
export function Delta({ change, isStale = false }: DeltaProps) {
  const formats = useFormats();
  const text = formats.change(change);
  // A change that rounds to nothing points nowhere either.
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
