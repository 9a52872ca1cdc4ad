import type { ReactNode } from 'react';
import * as styles from './Figures.css.ts';

export interface Figure {
  name: ReactNode;
  value: ReactNode;
  /** A small button or link behind the value, which stays on its line. */
  action?: ReactNode;
  variant?: 'row' | 'total' | 'warning';
}

/** The small facts of a ticket: a label and its figure, which never wraps inside. */
export function Figures({ rows }: { rows: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, value, action, variant = 'row' }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.name[variant === 'total' ? 'total' : 'row']}>{name}</dt>
          <dd className={styles.value[variant]}>
            {action === undefined ? (
              value
            ) : (
              <span className={styles.withAction}>
                {value}
                <span className={styles.action}>{action}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
