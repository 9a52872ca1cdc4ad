import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { link } from '../pictures/laterIcons.ts';
import * as styles from './LinkedFields.css.ts';

interface LinkedFieldsProps {
  first: ReactNode;
  second: ReactNode;
  /** Rate between the two fields. */
  rate: ReactNode;
  /** At the end of the rate's line: how long it applies. */
  end?: ReactNode;
}

/** Two fields of which either determines the other by a rate. */
export function LinkedFields({ first, second, rate, end }: LinkedFieldsProps) {
  return (
    <div className={styles.fields}>
      {first}
      <div className={styles.tie}>
        <span className={styles.rate}>
          <span className={styles.icon}>
            <Icon name={link} size="sm" />
          </span>
          {rate}
        </span>
        {end}
      </div>
      {second}
    </div>
  );
}
