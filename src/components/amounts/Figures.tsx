import type { ReactNode } from 'react';
import * as styles from './Figures.css.ts';

export interface Figure {
  name: ReactNode;
  /** Alternative name; the line has room for either. */
  otherName?: string;
  value: ReactNode;
  /** Longest possible texts: they alone determine whether the figure is next to its label or below it. */
  rooms?: readonly [string, string?];
  /** A small button or link after the value, on the same line. */
  action?: ReactNode;
  variant?: 'row' | 'total' | 'warning';
}

/** A figure in its reserved space. */
function Held({ value, rooms }: Pick<Figure, 'value' | 'rooms'>) {
  if (rooms === undefined) return <>{value}</>;
  return (
    <span className={styles.held} data-room={rooms[0]} data-other-room={rooms[1] ?? ''}>
      <span className={styles.figure}>{value}</span>
    </span>
  );
}

/** Small facts of a ticket: label and figure; the figure never wraps, and changes cause no layout shift. */
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
