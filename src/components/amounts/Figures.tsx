import type { ReactNode } from 'react';
import * as styles from './Figures.css.ts';

export interface Figure {
  name: ReactNode;
  /** Alternative name; the line has room for either. */
  otherName?: string;
  value: ReactNode;
  /** The longest texts that it may have: whether it stands beside its name or beneath it goes by these alone. */
  rooms?: readonly [string, string?];
  /** A small button or link behind the value, which stays on its line. */
  action?: ReactNode;
  variant?: 'row' | 'total' | 'warning';
}

/** A figure in the room that is kept for it. */
function Held({ value, rooms }: Pick<Figure, 'value' | 'rooms'>) {
  if (rooms === undefined) return <>{value}</>;
  return (
    <span className={styles.held} data-room={rooms[0]} data-other-room={rooms[1] ?? ''}>
      <span className={styles.figure}>{value}</span>
    </span>
  );
}

/** The small facts of a ticket: a label and its figure, which never wraps inside and moves nothing as it changes. */
export function Figures({ rows }: { rows: readonly Figure[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ name, otherName, value, rooms, action, variant = 'row' }, index) => (
        <div key={index} className={styles.row}>
          <dt className={styles.name[variant === 'total' ? 'total' : 'row']} data-other-name={otherName}>
            {name}
          </dt>
          <dd className={styles.value[variant]}>
            {action === undefined ? (
              <Held value={value} rooms={rooms} />
            ) : (
              <span className={styles.withAction}>
                <Held value={value} rooms={rooms} />
                <span className={styles.action}>{action}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
